import { useEffect, useRef, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { describeChanged, describeStillRight } from '#web/parts/night-board/summary/board-numbers.ts'

export function useChangedWords(residences: readonly MyResidence[] | undefined, queue: BedQueue | null): string {
  const before = useRef(residences)
  const own = useRef(new Set<string | null>())
  const [words, setWords] = useState('')
  useEffect(
    () =>
      queue?.onApplied((groups, where) => {
        if (where === 'elsewhere') return
        for (const { reportId } of groups) own.current.add(reportId)
        const right = describeStillRight(before.current ?? [], groups)
        if (right) setWords(right)
      }),
    [queue],
  )
  useEffect(() => {
    const changed = before.current && residences && describeChanged(before.current, residences, own.current)
    before.current = residences
    if (changed) setWords(changed)
  }, [residences])
  return words
}

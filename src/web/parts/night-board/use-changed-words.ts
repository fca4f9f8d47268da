import { useEffect, useRef, useState } from 'react'
import type { MyResidence } from '#contract/residences.ts'
import { changedWords } from './board-numbers.ts'

/** What changed on the board since it was last read, in words for who hears it; a tap's own change says itself. */
export function useChangedWords(houses: readonly MyResidence[] | undefined): string {
  const before = useRef(houses)
  const [words, setWords] = useState('')
  useEffect(() => {
    const changed = before.current && houses && changedWords(before.current, houses)
    before.current = houses
    if (changed) setWords(changed)
  }, [houses])
  return words
}

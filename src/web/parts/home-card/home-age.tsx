import { useSyncExternalStore } from 'react'
import type { BedAge } from '#domain/bed-age.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { AgeMark } from '#web/parts/bed-light/bed-light.tsx'

const minuteInMs = 60_000
const listeners = new Set<() => void>()
let minute = 0
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all ages on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    minute += 1
    for (const one of listeners) one()
  }, minuteInMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** When a home said its number, for paper; null where it said none. */
export function ageOnPaper(saidAt: string | null, grade: BedAge, state: string, words: HomeWords): string | null {
  return saidAt === null ? null : words.onPaper.said(new Date(saidAt), grade, state)
}

type HomeAgeProps = {
  saidAt: string | null
  grade: BedAge
  /** When the server said so: the words begin there, so that both sides draw the same. */
  measuredAt: string
  /** Two letters of the state whose clock counts on paper. */
  state: string
  words: HomeWords
  /** Room is short. */
  inRow?: boolean
}

/** How old a number is, in words that go on each minute without being read out. */
export function HomeAge({ saidAt, grade, measuredAt, state, words, inRow = false }: HomeAgeProps) {
  const passed = useSyncExternalStore(
    subscribe,
    () => minute,
    () => 0,
  )
  const now = passed === 0 ? new Date(measuredAt) : new Date()
  const said = inRow ? words.ageInRow : words.age
  const age = { grade, words: said(saidAt === null ? null : new Date(saidAt), now) }
  return <AgeMark age={age} saidAt={saidAt} onPaper={ageOnPaper(saidAt, grade, state, words)} />
}

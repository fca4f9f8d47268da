import { useEffect, useMemo, useRef, useState } from 'react'
import type { FoundResidence, SearchAnswer } from '#contract/residence-search.ts'
import type { SearchAddress } from '#domain/search-address.ts'
import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import { useLiveHomes } from '#web/parts/live-homes/use-live-homes.ts'
import { useLiveNumbers } from '#web/parts/live-homes/use-live-numbers.ts'
import { withoutBeds } from '#web/parts/live-homes/without-beds.ts'
import { isWholeState } from '../answer-head.tsx'
import { type Counted, countAgain } from '../residences.query.ts'
import { audienceAsked, type BothWords } from '../search-view.ts'

/** Milliseconds from a change to asking, a little different for everybody, and the least from one asking to the next. */
const pause = 800
const spread = 500
const atMostEvery = 5_000

const noHomes: readonly FoundResidence[] = []

/** A home in its place in the list, as it is now; one that left the list as it was last, with no bed open. */
export type ShownHome = { home: FoundResidence; isGone: boolean }

export type LiveAnswer = {
  homes: readonly ShownHome[]
  /** How many of them have another number than when the list was drawn, or are gone. */
  changes: number
  /** What changed last, for a polite live region. */
  said: string
  /** The answer with its counts as they are now; null where nothing was found. */
  answer: SearchAnswer | null
  isRecounted: boolean
}

/**
 * An answer while somebody reads it: the homes stay in their order, their numbers follow, and what is counted over all of
 * them is asked again after a change, so that no heading stays false.
 */
export function useLiveAnswer(
  drawn: SearchAnswer | null,
  address: SearchAddress,
  { words, homeWords }: BothWords,
): LiveAnswer {
  const items = drawn?.items ?? noHomes
  const live = useLiveNumbers(items, (home) => `${home.name}: ${bedsWords(home, homeWords)}`, {
    audience: audienceAsked(address.query),
    sayGone: ({ name }) => words.live.goneOf(name),
  })
  const { news } = live
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of the homes changes with `news` alone.
  const homes = useMemo(
    () =>
      items.map((home): ShownHome => {
        const now = live.now(home)
        if (now === null) return { home: withoutBeds(home), isGone: true }
        return { home: live.isChanged(home) ? now : home, isGone: false }
      }),
    [items, news],
  )
  const counted = useCounted(drawn, address, numbersOf(homes))
  const answer = useMemo(
    () => (drawn && counted ? { ...drawn, ...counted, towns: inOrder(drawn.towns, counted.towns) } : drawn),
    [drawn, counted],
  )
  return { homes, changes: live.changes, said: live.said, answer, isRecounted: counted !== null }
}

/** The same text as long as no number of the list changes. */
function numbersOf(homes: readonly ShownHome[]): string {
  return homes.map(({ home, isGone }) => (isGone ? '-' : `${home.availableBeds}/${home.totalBeds}`)).join()
}

/** What is counted over the whole answer, asked again once the numbers are others; null until then. */
function useCounted(drawn: SearchAnswer | null, address: SearchAddress, numbers: string): Counted | null {
  const [counted, setCounted] = useState<{ of: SearchAnswer; is: Counted } | null>(null)
  const [told, setTold] = useState(0)
  const latest = useRef({ numbers, told })
  const asked = useRef({ numbers, told, at: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The sums of a whole state are of more homes than stand on the page.
  const whole = drawn?.place?.state && isWholeState(address, drawn) ? drawn.place.state : null
  useLiveHomes(whole === null ? { homes: [] } : { state: whole }, (news) => {
    if (news.is === 'beds') setTold((times) => times + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins with its own numbers.
  useEffect(() => {
    asked.current = { ...asked.current, numbers, told }
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [drawn])
  useEffect(() => {
    latest.current = { numbers, told }
    const { numbers: before, told: toldBefore, at } = asked.current
    const isKnown = before === numbers && toldBefore === told
    if (drawn === null || isKnown || timer.current !== undefined) return
    const wait = Math.max(pause + Math.random() * spread, at + atMostEvery - Date.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      asked.current = { ...latest.current, at: Date.now() }
      void countAgain(address).then((is) => is && setCounted({ of: drawn, is }))
    }, wait)
  }, [drawn, address, numbers, told])
  return counted !== null && counted.of === drawn ? counted.is : null
}

type Towns = SearchAnswer['towns']

/** No list re-sorts by itself: the towns stay where they are, and new ones come last. */
function inOrder(drawn: Towns, now: Towns): Towns {
  const known = new Map(now.map((town) => [town.name, town]))
  const kept = drawn.flatMap(({ name }) => known.get(name) ?? [])
  return [...kept, ...now.filter(({ name }) => !drawn.some((town) => town.name === name))]
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { FoundResidence, MissedResidence, SearchAnswer } from '#contract/residence-search.ts'
import { everybody } from '#domain/home-beds.ts'
import type { SearchAddress } from '#domain/search-address.ts'
import { bedsWords } from '#web/parts/home-card/home-beds.tsx'
import { useLiveNumbers } from '#web/parts/live-homes/use-live-numbers.ts'
import { withoutBeds } from '#web/parts/live-homes/without-beds.ts'
import { isWholeState } from '../answer-head.tsx'
import { type Counted, countAgain } from '../residences.query.ts'
import { type BothWords, peopleAsked } from '../search-view.ts'

/** Milliseconds from a change to asking, a little different for everybody, and the least from one asking to the next. */
const pause = 800
const spread = 500
const atMostEvery = 5_000

const noHomes: readonly FoundResidence[] = []

/** A home in its place in the list, as it is now; one that left the list as it was last, with no bed open. */
export type ShownHome = { home: FoundResidence; isGone: boolean }

export type ShownMiss = MissedResidence & Pick<ShownHome, 'isGone'>

export type LiveAnswer = {
  homes: readonly ShownHome[]
  misses: readonly ShownMiss[]
  /** The homes side by side. */
  compared: readonly ShownHome[]
  /** How many of the homes and misses have another number than when the list was drawn, or are gone. */
  changes: number
  /** What changed last, for a polite live region. */
  said: string
  /** The answer with its counts as they are now; null where nothing was found. */
  answer: SearchAnswer | null
  isRecounted: boolean
}

/**
 * What a page says while somebody reads it: the homes stay in their order, the numbers of every one of them follow, and
 * what is counted over all that were found is asked again after a change, so that no heading stays false.
 */
export function useLiveAnswer(
  drawn: SearchAnswer | null,
  compared: readonly FoundResidence[],
  address: SearchAddress,
  { words, homeWords }: BothWords,
): LiveAnswer {
  const listed = useMemo(() => (drawn ? [...drawn.items, ...drawn.misses.map(({ home }) => home)] : noHomes), [drawn])
  const all = useMemo(() => {
    const beside = compared.filter(({ id }) => !listed.some((home) => home.id === id))
    return [...listed, ...beside]
  }, [listed, compared])
  const [told, setTold] = useState(0)
  const begun = useRef<SearchAnswer | null>(null)
  const people = peopleAsked(address.query)
  const live = useLiveNumbers(all, (home) => `${home.name}: ${bedsWords(home, homeWords)}`, {
    // What an answer brings is counted for whom it is asked; what stands beside it is a home as a whole.
    peopleOf: (home) => (listed.includes(home) ? people : everybody),
    // The sums of a whole state are of more homes than stand on the page.
    state: drawn !== null && isWholeState(address, drawn) ? (drawn.place?.state ?? undefined) : undefined,
    hear: (news) => {
      const isOnPage = (id: string) => all.some((home) => home.id === id)
      // A stream begins with `again`. The page that begins it has just asked; one that begins it once more has not.
      const isOther = news.is === 'beds' ? news.homes.some(({ id }) => !isOnPage(id)) : begun.current === drawn
      if (isOther) setTold((times) => times + 1)
      if (news.is === 'again') begun.current = drawn
    },
    sayGone: ({ name }) => words.live.goneOf(name),
  })
  const { now } = live
  const shown = useMemo(() => new Map(all.map((home) => [home.id, shownHome(home, now(home))])), [all, now])
  const lists = useMemo(() => listsOf(shown, drawn, compared), [shown, drawn, compared])
  const counted = useCounted(drawn, address, { numbers: numbersOf([...shown.values()]), told })
  const answer = useMemo(
    () => (drawn && counted ? { ...drawn, ...counted, towns: inOrder(drawn.towns, counted.towns) } : drawn),
    [drawn, counted],
  )
  const changes = listed.filter(live.isChanged).length
  return { ...lists, changes, said: live.said, answer, isRecounted: counted !== null }
}

function shownHome(home: FoundResidence, now: FoundResidence | null): ShownHome {
  return now === null ? { home: withoutBeds(home), isGone: true } : { home: now, isGone: false }
}

function listsOf(
  shown: ReadonlyMap<string, ShownHome>,
  drawn: SearchAnswer | null,
  compared: readonly FoundResidence[],
): Pick<LiveAnswer, 'homes' | 'misses' | 'compared'> {
  const of = (home: FoundResidence): ShownHome => shown.get(home.id) ?? { home, isGone: false }
  return {
    homes: drawn?.items.map(of) ?? [],
    misses: drawn?.misses.map(({ home, checks }) => ({ ...of(home), checks })) ?? [],
    compared: compared.map(of),
  }
}

/** The same text as long as no number on the page changes, nor how far it can be trusted. */
function numbersOf(homes: readonly ShownHome[]): string {
  return homes
    .map(({ home, isGone }) => (isGone ? '-' : `${home.availableBeds}/${home.totalBeds} ${home.availabilityAge}`))
    .join()
}

/** What is counted over the whole answer, asked again once the numbers are others; null until then. */
function useCounted(
  drawn: SearchAnswer | null,
  address: SearchAddress,
  /** The numbers on the page, and how often something was told of other homes of the answer. */
  { numbers, told }: { numbers: string; told: number },
): Counted | null {
  const [counted, setCounted] = useState<{ of: SearchAnswer; is: Counted } | null>(null)
  const latest = useRef({ numbers, told })
  const asked = useRef({ numbers, told, at: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = { numbers, told }
  }, [numbers, told])
  // Another answer begins with its own numbers.
  useEffect(() => {
    asked.current = { ...asked.current, ...latest.current }
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [drawn])
  useEffect(() => {
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

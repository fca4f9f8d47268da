import { type RefObject, useEffect, useRef, useState } from 'react'
import type { HomesPage, ListedHome } from '#contract/directory.ts'
import type { BedsEvent } from '#contract/live.ts'
import { groupsFor, homeNumber } from '#domain/home-beds.ts'
import { type HomesFilter, homesSearch } from '#domain/homes-filter.ts'
import { audiences } from '#domain/residence.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { useLiveHomes as useChanges } from '#web/parts/live-homes/use-live-homes.ts'
import { follow } from './follow.ts'
import { askHomes } from './homes.query.ts'

type BedsWords = Pick<HomeWords, 'available' | 'callToAsk'>

export type LiveHomes = {
  /** The latest numbers of all homes found. */
  latest: HomesPage
  /** The home as it is now; null once it is not listed any more. */
  now(home: ListedHome): ListedHome | null
  /** How many homes of the list have another number than when it was drawn. */
  changes: number
  /** What changed last, to be read out. */
  said: string
}

/**
 * Follows the homes of a list while it is seen. Only their numbers change: the order stays as it was drawn, so that
 * nothing moves away under a finger.
 */
export function useLiveHomes(
  element: RefObject<Element | null>,
  { slug, filter, drawn }: { slug: string; filter: HomesFilter; drawn: HomesPage },
  words: BedsWords,
): LiveHomes {
  const [news, setNews] = useState<{ drawn: HomesPage; latest: HomesPage; said: string } | null>(null)
  const current = news?.drawn === drawn ? news : null
  const hear = useRef((_event: BedsEvent): void => undefined)
  const isTold = useChanges(
    { homes: drawn.items.map(({ id }) => id) },
    (told) => told.is === 'beds' && hear.current(told),
    element,
  )

  useEffect(() => {
    const leaving = new AbortController()
    let before = drawn
    const search = homesSearch(filter, { homes: drawn.items.map(({ id }) => id).join() })
    let asking: ReturnType<typeof setTimeout> | undefined
    const show = (latest: HomesPage) => {
      const said = changedHomes(before, latest)
        .map((home) => inWords(home, words))
        .join('. ')
      before = latest
      setNews((old) => ({ drawn, latest, said: said || (old?.drawn === drawn ? old.said : '') }))
    }
    const ask = async () => {
      const answer = await askHomes(slug, search, { signal: leaving.signal })
      if (answer.kind === 'read' && !leaving.signal.aborted) show(answer.homes)
    }
    hear.current = (event) => {
      const latest = { ...before, items: withNumbersOf(event, { drawn, before }, filter) }
      if (JSON.stringify(latest) === JSON.stringify(before)) return
      show(latest)
      // The sum above the list is of all its pages. Not everybody asks at once.
      clearTimeout(asking)
      asking = setTimeout(ask, 200 + Math.random() * 800)
    }
    const stop = element.current && drawn.items.length > 0 ? follow(element.current, ask, isTold) : undefined
    return () => {
      stop?.()
      clearTimeout(asking)
      leaving.abort()
    }
  }, [slug, filter, drawn, element, isTold, words])

  const latest = current?.latest ?? drawn
  return {
    latest,
    now: (home) => latest.items.find(({ id }) => id === home.id) ?? null,
    changes: current ? changedHomes(drawn, latest).length : 0,
    said: current?.said ?? '',
  }
}

/** The homes of a list with the numbers just told, and without those that are gone. */
function withNumbersOf(
  { homes, gone }: BedsEvent,
  { drawn, before }: Record<'drawn' | 'before', HomesPage>,
  filter: HomesFilter,
): ListedHome[] {
  const wanted = audiences.find((audience) => audience === filter.for) ?? null
  const told = new Map(
    homes.map((home) => [home.id, groupsFor(home.groups, { audience: wanted, includesNotStated: false }, home)]),
  )
  return drawn.items.flatMap((home) => {
    const groups = told.get(home.id)
    if (!groups) return gone.includes(home.id) ? [] : before.items.filter(({ id }) => id === home.id)
    const { totalBeds, availableBeds, reportedAt } = homeNumber(groups, new Date())
    return { ...home, groups, totalBeds, availableBeds, reportedAt }
  })
}

function changedHomes(before: HomesPage, after: HomesPage): ListedHome[] {
  const old = new Map(before.items.map((home) => [home.id, home]))
  return after.items.filter((home) => {
    const known = old.get(home.id)
    return known && (known.availableBeds !== home.availableBeds || known.totalBeds !== home.totalBeds)
  })
}

function inWords({ name, availableBeds, totalBeds }: ListedHome, words: BedsWords): string {
  return `${name}: ${availableBeds === null ? words.callToAsk : words.available(availableBeds, totalBeds)}`
}

import { type RefObject, useEffect, useState } from 'react'
import type { HomesPage, ListedHome } from '#contract/directory.ts'
import { type HomesFilter, homesSearch } from '#domain/homes-filter.ts'
import { follow } from './follow.ts'
import { askHomes } from './homes.query.ts'

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
): LiveHomes {
  const [news, setNews] = useState<{ drawn: HomesPage; latest: HomesPage; said: string } | null>(null)
  const current = news?.drawn === drawn ? news : null

  useEffect(() => {
    const leaving = new AbortController()
    let before = drawn
    const search = homesSearch(filter, { homes: drawn.items.map(({ id }) => id).join() })
    const ask = async () => {
      const answer = await askHomes(slug, search, { signal: leaving.signal })
      if (answer.kind === 'failed' || leaving.signal.aborted) return
      const said = changedHomes(before, answer.homes).map(inWords).join('. ')
      before = answer.homes
      setNews((old) => ({ drawn, latest: answer.homes, said: said || (old?.drawn === drawn ? old.said : '') }))
    }
    const stop = element.current && drawn.items.length > 0 ? follow(element.current, ask) : undefined
    return () => {
      stop?.()
      leaving.abort()
    }
  }, [slug, filter, drawn, element])

  const latest = current?.latest ?? drawn
  return {
    latest,
    now: (home) => latest.items.find(({ id }) => id === home.id) ?? null,
    changes: current ? changedHomes(drawn, latest).length : 0,
    said: current?.said ?? '',
  }
}

function changedHomes(before: HomesPage, after: HomesPage): ListedHome[] {
  const old = new Map(before.items.map((home) => [home.id, home]))
  return after.items.filter((home) => {
    const known = old.get(home.id)
    return known && (known.availableBeds !== home.availableBeds || known.totalBeds !== home.totalBeds)
  })
}

function inWords({ name, availableBeds, totalBeds }: ListedHome): string {
  return availableBeds === null ? `${name}: call to ask` : `${name}: ${availableBeds}/${totalBeds} available`
}

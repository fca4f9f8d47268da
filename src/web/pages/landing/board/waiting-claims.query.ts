import { useCallback, useEffect, useState } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { useDeskNews } from '#web/parts/desk/news/use-desk-news.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export async function countWaitingClaims(user: SignedInUser | null, how: FetchOptions): Promise<number | null> {
  if (!user || !isDecider(user)) return null
  const read = await callApi('GET /api/claims', {}, how)
  return read.view === 'decider' ? [...read.waiting, ...read.checks.waiting].filter(isTheirs).length : 0
}

/** `first` is the count the page came with; null where it could not be read. */
export function useWaitingClaims(user: SignedInUser, first: number | null): number | null {
  const [count, setCount] = useState(first ?? 0)
  const [received, setHeard] = useState(0)
  const mayDecide = isDecider(user)
  useDeskNews(
    mayDecide,
    useCallback(() => setHeard((times) => times + 1), []),
  )
  useEffect(() => {
    if (received === 0 && first !== null) return
    const leaving = new AbortController()
    countWaitingClaims(user, { signal: leaving.signal }).then(
      (now) => now !== null && setCount(now),
      () => undefined,
    )
    return () => leaving.abort()
  }, [user, first, received])
  return mayDecide ? count : null
}

type FetchOptions = { signal?: AbortSignal; fetch?: typeof globalThis.fetch }

/** Until `mayDecideFrom` has passed, the affiliate decides first; null: the reader may decide now. */
const isTheirs = ({ mayDecideFrom }: { mayDecideFrom: string | null }) => mayDecideFrom === null

import { useCallback, useEffect, useState } from 'react'
import type { SignedInUser } from '#contract/auth.ts'
import { isDecider } from '#domain/claim.ts'
import { useDeskNews } from '#web/parts/desk/use-desk-news.ts'
import { ask } from '#web/plumbing/api-client.ts'

/**
 * How many claims somebody of an affiliate or the alliance may decide now, asked again when the desk hears of a change. 0
 * until then and where nobody can say; null for everybody who decides none.
 */
export function useWaitingClaims(user: SignedInUser): number | null {
  const [count, setCount] = useState(0)
  const [heard, setHeard] = useState(0)
  const mayDecide = isDecider(user)
  useDeskNews(
    mayDecide,
    useCallback(() => setHeard((times) => times + 1), []),
  )
  // `heard` is what asks again.
  useEffect(() => {
    if (!mayDecide) return
    const leaving = new AbortController()
    ask('GET /api/claims', {}, { signal: leaving.signal }).then(
      (read) => setCount(read.view === 'decider' ? read.waiting.filter(isTheirs).length : 0),
      () => undefined,
    )
    return () => leaving.abort()
  }, [mayDecide, heard])
  return mayDecide ? count : null
}

/** The alliance waits for the affiliate first. */
const isTheirs = ({ mayDecideFrom }: { mayDecideFrom: string | null }) => mayDecideFrom === null

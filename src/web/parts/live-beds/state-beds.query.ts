import { useCallback, useEffect, useState } from 'react'
import type { StateBeds } from '#contract/directory.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

export type StateBedsAnswer = { is: 'asking' } | { is: 'failed' } | { is: 'known'; beds: StateBeds }

/** Asks once the page is awake: the page itself is the same for everyone at any hour. */
export function useStateBeds(slug: string): { answer: StateBedsAnswer; askAgain: () => void } {
  const [answer, setAnswer] = useState<StateBedsAnswer>({ is: 'asking' })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what asking again changes.
  useEffect(() => {
    const leaving = new AbortController()
    setAnswer({ is: 'asking' })
    apiGet<StateBeds>(`/api/directory/states/${slug}`, { signal: leaving.signal }).then(
      (beds) => setAnswer(beds ? { is: 'known', beds } : { is: 'failed' }),
      () => leaving.signal.aborted || setAnswer({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [slug, asked])
  return { answer, askAgain: useCallback(() => setAsked((times) => times + 1), []) }
}

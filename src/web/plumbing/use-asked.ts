import { useCallback, useEffect, useRef, useState } from 'react'
import { apiGet } from '#web/plumbing/api-client.ts'

export type Asked<Value> = { is: 'asking' } | { is: 'failed' } | { is: 'known'; value: Value }

/**
 * The answer of our own API at `path`: GET, parsed as JSON, asked once the page is awake and again by `askAgain`. Never by
 * itself: not when it fails, not at an interval, not when the window is looked at again. With `first` the page came with
 * the answer, and nothing is asked.
 */
export function useAsked<Value>(
  path: string,
  first: Value | null = null,
): {
  answer: Asked<Value>
  askAgain: () => void
  /** Asks past every cache, and shows the old answer until there is a new one; a failure changes nothing. */
  refresh: () => void
} {
  const [answer, setAnswer] = useState<Asked<Value>>(first === null ? { is: 'asking' } : { is: 'known', value: first })
  const [asked, setAsked] = useState(0)
  // `asked` is what asking again changes.
  useEffect(() => {
    if (first !== null && asked === 0) return
    const leaving = new AbortController()
    setAnswer({ is: 'asking' })
    apiGet<Value>(path, { signal: leaving.signal }).then(
      (value) => setAnswer(value === null ? { is: 'failed' } : { is: 'known', value }),
      () => leaving.signal.aborted || setAnswer({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [path, first, asked])
  const refreshing = useRef<AbortController | null>(null)
  // What was asked of another path is not this one's answer.
  useEffect(() => () => refreshing.current?.abort(), [path])
  const refresh = useCallback(() => {
    refreshing.current?.abort()
    const asking = new AbortController()
    refreshing.current = asking
    const { signal } = asking
    const anew: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' })
    apiGet<Value>(path, { signal, fetch: anew }).then(
      (value) => value !== null && !signal.aborted && setAnswer({ is: 'known', value }),
      () => undefined,
    )
  }, [path])
  return { answer, askAgain: useCallback(() => setAsked((times) => times + 1), []), refresh }
}

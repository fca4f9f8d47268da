import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CallName } from '#contract/calls/call-table.ts'
import { type Answer, type CallParts, callApi } from '#web/plumbing/api-client.ts'

export type FetchState<Value> = { is: 'asking' } | { is: 'failed' } | { is: 'known'; value: Value }

/**
 * Never asks again by itself: not after a failure, at an interval, or when the window regains focus. With `first`
 * nothing is asked.
 */
export function useFetched<Name extends Extract<CallName, `GET ${string}`>>(
  call: Name,
  sent: CallParts<Name>,
  first: Answer<Name> | null = null,
): {
  answer: FetchState<Answer<Name>>
  askAgain: () => void
  refresh: () => void
} {
  const [answer, setAnswer] = useState<FetchState<Answer<Name>>>(
    first === null ? { is: 'asking' } : { is: 'known', value: first },
  )
  const isGiven = first !== null
  const [asked, setAsked] = useState(0)
  // Two that are alike are one, whenever they were made.
  const text = JSON.stringify(sent)
  const same = useMemo<CallParts<Name>>(() => JSON.parse(text), [text])
  // `asked` is what asking again changes.
  useEffect(() => {
    if (isGiven && asked === 0) return
    const leaving = new AbortController()
    setAnswer({ is: 'asking' })
    callApi(call, same, { signal: leaving.signal }).then(
      (value) => setAnswer({ is: 'known', value }),
      () => leaving.signal.aborted || setAnswer({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [call, same, isGiven, asked])
  const refreshing = useRef<AbortController | null>(null)
  // What was asked of another call is not this one's answer.
  useEffect(() => () => refreshing.current?.abort(), [call, same])
  const refresh = useCallback(() => {
    refreshing.current?.abort()
    const asking = new AbortController()
    refreshing.current = asking
    const { signal } = asking
    const fetchAnew: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' })
    callApi(call, same, { signal, fetch: fetchAnew }).then(
      (value) => signal.aborted || setAnswer({ is: 'known', value }),
      () => undefined,
    )
  }, [call, same])
  return { answer, askAgain: useCallback(() => setAsked((times) => times + 1), []), refresh }
}

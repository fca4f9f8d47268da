import { useCallback, useEffect, useState } from 'react'
import type { InquiryCount } from '#contract/inquiry.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { useDeskNews } from './use-desk-news.ts'

const none: InquiryCount = { unanswered: 0, questions: 0 }

type Person = Parameters<typeof mayAtDesk>[0]

/**
 * How many messages wait for an answer, asked once the page is awake, and again when the desk hears of a change or, on a
 * page that is read anew then, whenever `version` changes. 0 until then, for people who may not read messages, and where
 * nobody can say.
 */
export function useUnanswered(person: Person, { isPageFresh = false, version }: Asking = {}): InquiryCount {
  const [count, setCount] = useState(none)
  const [heard, setHeard] = useState(0)
  const mayRead = mayAtDesk(person, 'messages')
  useDeskNews(
    mayRead && !isPageFresh,
    useCallback(() => setHeard((times) => times + 1), []),
  )
  // `version` and `heard` are what asks again.
  useEffect(() => {
    if (!mayRead) return
    const leaving = new AbortController()
    ask('GET /api/inquiries/count', {}, { signal: leaving.signal }).then(setCount, () => undefined)
    return () => leaving.abort()
  }, [mayRead, version, heard])
  return count
}

/** `isPageFresh`: the page is read anew by itself (`useFreshPage`), and `version` is another each time. */
type Asking = { isPageFresh?: boolean; version?: unknown }

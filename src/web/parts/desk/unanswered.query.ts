import { useEffect, useState } from 'react'
import type { InquiryCount } from '#contract/inquiry.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

const none: InquiryCount = { unanswered: 0, questions: 0 }

/**
 * How many messages wait for an answer, asked once the page is awake and again whenever `version` changes. 0 until then,
 * for people who may not read messages, and where nobody can say.
 */
export function useUnanswered(person: Parameters<typeof mayAtDesk>[0], version: unknown = null): InquiryCount {
  const [count, setCount] = useState(none)
  const mayRead = mayAtDesk(person, 'messages')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is what asks again.
  useEffect(() => {
    if (!mayRead) return
    const leaving = new AbortController()
    apiGet<InquiryCount>('/api/inquiries/count', { signal: leaving.signal }).then(
      (found) => setCount(found ?? none),
      () => undefined,
    )
    return () => leaving.abort()
  }, [mayRead, version])
  return count
}

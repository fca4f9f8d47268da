import { useCallback, useEffect, useState } from 'react'
import type { InquiryCount } from '#contract/inquiries/inquiry.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import type { DeskStanding } from '#web/parts/desk/standing.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { DeskNews } from './subscribe-to-desk.ts'
import { useDeskNews } from './use-desk-news.ts'

const none: InquiryCount = { unanswered: 0, questions: 0 }

type Person = Parameters<typeof mayAtDesk>[0]
type UnansweredRequest = { desk: DeskStanding | null; isPageFresh?: boolean }

/** 0 also for people who may not read messages, and when the count is unknown. */
export function useUnanswered(person: Person, { desk, isPageFresh = false }: UnansweredRequest): InquiryCount {
  const [asked, setAsked] = useState<{ count: InquiryCount; after: DeskStanding | null } | null>(null)
  const mayRead = mayAtDesk(person, 'messages')
  const askNow = useCallback(() => {
    callApi('GET /api/inquiries/count', {}).then(
      (count) => setAsked({ count, after: desk }),
      () => undefined,
    )
  }, [desk])
  useDeskNews(mayRead && !isPageFresh, askNow, isOfMessages)
  const isMissing = mayRead && !desk?.messages
  useEffect(() => {
    if (isMissing) askNow()
  }, [isMissing, askNow])
  const newer = asked?.after === desk ? asked.count : desk?.messages
  return (mayRead && newer) || none
}

const isOfMessages = ({ reports }: DeskNews) => reports === null

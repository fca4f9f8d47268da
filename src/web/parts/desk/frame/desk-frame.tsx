import type { ReactNode } from 'react'
import { ReadOrFailed } from '#web/parts/desk/desk-answer.tsx'
import { useUnanswered } from '#web/parts/desk/news/unanswered.query.ts'
import { useFreshPage } from '#web/parts/desk/news/use-desk-news.ts'
import { WaitingChanges } from '#web/parts/desk/news/waiting-changes.tsx'
import type { DeskAnswer } from '#web/parts/desk/page/read-visit.ts'
import { Refused } from '#web/parts/desk/page/refused.tsx'
import { useSession } from '#web/plumbing/api/session.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { type DeskAddress, listScreens, listTabs } from './desk-screens.ts'
import { LockedNotice } from './locked-notice.tsx'
import { TabBar } from './tab-bar.tsx'
import '#web/parts/desk/desk.css'

type DeskFrameProps<Read> = {
  answer: DeskAnswer<Read>
  title: string
  here: DeskAddress
  again?: string
  /** Reads the page again when the organization's data may have changed; off where that would remove something. */
  isFresh?: boolean
  children: (read: Read, at: Date) => ReactNode
}

export function DeskFrame<Read>({
  answer,
  title,
  here,
  again = here,
  isFresh = false,
  children,
}: DeskFrameProps<Read>) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  // Of the pages here some are also for people who have no desk.
  const rooms = listScreens(person)
  useFreshPage(isFresh && answer.kind !== 'refused' && rooms.length > 0)
  const { unanswered } = useUnanswered(person, {
    desk: (answer.kind === 'read' && answer.desk) || null,
    isPageFresh: isFresh,
  })
  if (answer.kind === 'refused') return <Refused words={answer.words} />
  return (
    <div className="wrap desk">
      {rooms.length > 0 && (
        <nav className="desk-nav row gap-5 tight mt-4 no-print" aria-label="Rooms of your desk">
          {rooms.map(({ words, to }) => (
            <SiteLink key={to} className="tap" to={to} aria-current={to === here ? 'true' : undefined}>
              {words}
              {to === '/workspace/messages' && unanswered > 0 && (
                <span className="count">
                  {unanswered}
                  <VisuallyHidden> waiting for an answer</VisuallyHidden>
                </span>
              )}
            </SiteLink>
          ))}
        </nav>
      )}
      {person?.organisation?.isLocked && <LockedNotice organization={person.organisation.name} />}
      {person && here !== '/' && <WaitingChanges person={person} />}
      <ReadOrFailed answer={answer} title={title} again={again}>
        {children}
      </ReadOrFailed>
      {rooms.length > 0 && <TabBar tabs={listTabs(person, unanswered)} />}
    </div>
  )
}

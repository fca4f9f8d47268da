import type { ReactNode } from 'react'
import { ReadOrFailed, Refused, type RefusedWords } from '#web/parts/desk/desk-answer.tsx'
import { roomsOf, tabsOf } from '#web/parts/desk/desk-rooms.ts'
import type { DeskAnswer } from '#web/parts/desk/read-for.ts'
import { TabBar } from '#web/parts/desk/tab-bar.tsx'
import { useSession } from '#web/plumbing/session.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/parts/desk/desk.css'
import './staff.css'

type StaffFrameProps<Read> = {
  answer: DeskAnswer<Read>
  /** What is in front of what was read; the page's heading while there is nothing to read. */
  title: string
  refused: RefusedWords
  /** Which of the lists the page belongs to. */
  here: '/staff/inbox' | '/staff/mail' | '/staff/security' | '/staff/affiliates'
  /** The address to ask again. */
  again: string
  children: (read: Read, at: Date) => ReactNode
}

/** What the pages of the staff stand in: the way between them, and what is said when there is nothing to show. */
export function StaffFrame<Read>({ answer, title, refused, here, again, children }: StaffFrameProps<Read>) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  if (answer.kind === 'refused') return <Refused words={refused} />
  return (
    <div className="wrap desk desk-room staff">
      <nav className="desk-nav" aria-label="Desk">
        {roomsOf(person).map(({ words, to }) => (
          <SiteLink key={to} to={to} aria-current={to === here ? 'page' : undefined}>
            {words}
          </SiteLink>
        ))}
      </nav>
      <ReadOrFailed answer={answer} title={title} again={again}>
        {children}
      </ReadOrFailed>
      <TabBar tabs={tabsOf(person)} />
    </div>
  )
}

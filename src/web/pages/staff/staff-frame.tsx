import type { ReactNode } from 'react'
import { type Tab, TabBar } from '#web/parts/desk/tab-bar.tsx'
import type { Failure } from '#web/plumbing/failure.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { StaffAnswer } from './staff-only.ts'
import '#web/parts/desk/desk.css'
import './staff.css'

const tabs: readonly Tab[] = [
  { words: 'Board', to: '/', icon: 'lamp' },
  { words: 'Messages', to: '/staff/inbox', icon: 'inbox' },
  { words: 'Mail', to: '/staff/mail', icon: 'mail' },
  { words: 'Directory', to: '/directory', icon: 'map' },
]

type StaffFrameProps<Read> = {
  answer: StaffAnswer<Read>
  /** What is in front of what was read; the page's heading while there is nothing to read. */
  title: string
  refused: { title: string; words: string; board: string; contact: string }
  /** Which of the two lists the page belongs to. */
  here: '/staff/inbox' | '/staff/mail'
  /** The address to ask again. */
  again: string
  children: (read: Read, at: Date) => ReactNode
}

/** What the pages of the staff stand in: the way between them, and what is said when there is nothing to show. */
export function StaffFrame<Read>({ answer, title, refused, here, again, children }: StaffFrameProps<Read>) {
  if (answer.kind === 'refused') return <Refused words={refused} />
  return (
    <div className="wrap desk staff">
      <nav className="staff-nav" aria-label="Desk">
        {tabs.slice(0, 3).map(({ words, to }) => (
          <SiteLink key={to} to={to} aria-current={to === here ? 'page' : undefined}>
            {words}
          </SiteLink>
        ))}
      </nav>
      {answer.kind === 'read' ? (
        children(answer.read, new Date(answer.at))
      ) : (
        <Failed title={title} failure={answer.failure} again={again} />
      )}
      <TabBar tabs={tabs} />
    </div>
  )
}

function Refused({ words }: { words: StaffFrameProps<unknown>['refused'] }) {
  return (
    <div className="wrap section stack gap-5">
      <h1>{words.title}</h1>
      <p className="lead">{words.words}</p>
      <div className="row">
        <ButtonLink to="/" look="primary">
          {words.board}
        </ButtonLink>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </div>
    </div>
  )
}

function Failed({ title, failure, again }: { title: string; failure: Failure; again: string }) {
  const isMissing = failure.status === 404
  return (
    <div className="stack gap-4 staff-failed">
      <h1>{title}</h1>
      <Notice title={isMissing ? failure.message : 'We could not read this just now.'}>
        {!isMissing && <p>{failure.message}</p>}
        <p className="row">
          <ButtonLink small to={again}>
            {isMissing ? 'Back to the list' : 'Try again'}
          </ButtonLink>
          {failure.status !== null && <span className="small">Error {failure.status}</span>}
        </p>
      </Notice>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ReadOrFailed } from '#web/parts/desk/desk-answer.tsx'
import { WaitingFindings } from '#web/parts/desk/findings/waiting-findings.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { useUnanswered } from '#web/parts/desk/news/unanswered.query.ts'
import { useFreshPage } from '#web/parts/desk/news/use-desk-news.ts'
import { WaitingChanges } from '#web/parts/desk/news/waiting-changes.tsx'
import type { DeskAnswer } from '#web/parts/desk/page/read-visit.ts'
import { Refused } from '#web/parts/desk/page/refused.tsx'
import { useSession } from '#web/plumbing/api/session.ts'
import { type DeskAddress, listScreens } from './desk-screens.ts'
import { DeskShell } from './desk-shell.tsx'

type DeskFrameProps<Read> = {
  answer: DeskAnswer<Read>
  title: string
  here: DeskAddress
  again?: string
  /** Reads the page again when the organization's data may have changed; off where that would remove something. */
  isFresh?: boolean
  /** The page itself says at its top what is wrong with its form. */
  saysRefusal?: boolean
  children: (read: Read, at: Date) => ReactNode
}

export function DeskFrame<Read>({
  answer,
  title,
  here,
  again = here,
  isFresh = false,
  saysRefusal = false,
  children,
}: DeskFrameProps<Read>) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  // Of the pages here some are also for people who have no desk.
  const isRead = isFresh && answer.kind !== 'refused' && listScreens(person).length > 0
  useFreshPage(isRead, answer.kind === 'read' ? answer.at : null)
  const { unanswered } = useUnanswered(person, {
    desk: (answer.kind === 'read' && answer.desk) || null,
    isPageFresh: isFresh,
  })
  const shown =
    answer.kind === 'refused' ? (
      <Refused words={answer.words} />
    ) : (
      <>
        {person && here !== '/' && <WaitingChanges person={person} />}
        {!saysRefusal && <RefusalNotice />}
        {person && <WaitingFindings person={person} />}
        <ReadOrFailed answer={answer} title={title} again={again}>
          {children}
        </ReadOrFailed>
      </>
    )
  if (!person) return <div className="wrap desk">{shown}</div>
  return (
    <DeskShell person={person} here={here} unanswered={unanswered}>
      {shown}
    </DeskShell>
  )
}

/** Without script the page opens at its top, and what is wrong stands at a field far below. */
function RefusalNotice() {
  const refused = useRefused()
  if (refused === null || refused.status === 200) return null
  const isSaidBelow = Object.keys(refused.fields).length > 0
  return (
    <noscript>
      <p className="mt-4 measure">
        <b>This was not done.</b> {!isSaidBelow && refused.message} <a href="#refused">Go to the form</a>
      </p>
    </noscript>
  )
}

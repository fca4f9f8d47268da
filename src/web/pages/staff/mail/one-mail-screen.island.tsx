import '#web/ui/text/card.css'
import '#web/ui/text/lists/facts.css'
import { staffWords } from '#content/staff/staff.ts'
import type { MailDetail } from '#contract/mail/mail.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { describeMailKind } from './kind-words.ts'
import { MailStateBadge } from './mail-state.tsx'

const words = staffWords.mail
const { one } = words

export default function OneMailScreen(given: DeskScreenProps<MailDetail>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/mail">
      {(mail) => <OneMail mail={mail} />}
    </StaffScreen>
  )
}

export function OneMail({ mail }: { mail: MailDetail }) {
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/mail' }]} here={words.states[mail.state]} />
      <DeskHead title={mail.subject} lead={describeMailKind(mail.kind, words.kinds)}>
        <p>
          <MailStateBadge state={mail.state} words={words.states[mail.state]} />
        </p>
      </DeskHead>
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <section aria-labelledby="the-text">
          <h2 id="the-text" className="vh">
            {one.text}
          </h2>
          {mail.text === null ? (
            <Notice title={words.confidential} icon="key" />
          ) : (
            <p className="letter card as-typed w-52">{mail.text}</p>
          )}
        </section>
        <aside className="deskside stack stack-fill gap-6" aria-label={one.about}>
          {mail.canRetry && <Retry />}
          <Delivery mail={mail} />
        </aside>
      </div>
    </>
  )
}

function Retry() {
  return (
    <section aria-labelledby="try-again" className="stack gap-2 stack-fill">
      <h2 id="try-again">{one.failed}</h2>
      <ActButton
        act="retry"
        said={one.triedAgain}
        focusAfter="page-title"
        className="stack gap-2 stack-fill"
        variant="primary"
        icon="undo"
        label={one.again}
      />
    </section>
  )
}

function Delivery({ mail }: { mail: MailDetail }) {
  const { recipient, createdAt, sentAt, nextAttemptAt, attempts, maxAttempts, lastError } = mail
  return (
    <Part id="delivery" title={one.delivery} gap={2}>
      <dl className="defs line-below">
        <FactLine label={one.to}>{recipient}</FactLine>
        <FactLine label={one.queued}>
          <Moment at={createdAt} />
        </FactLine>
        {sentAt && (
          <FactLine label={one.sent}>
            <Moment at={sentAt} />
          </FactLine>
        )}
        <FactLine label={one.tries}>{one.ofTries(attempts, maxAttempts)}</FactLine>
        {nextAttemptAt && (
          <FactLine label={one.next}>
            <Moment at={nextAttemptAt} />
          </FactLine>
        )}
        {lastError && <FactLine label={one.error}>{lastError}</FactLine>}
      </dl>
    </Part>
  )
}

import type { ReminderLink } from '#contract/desk/reminders.ts'
import { describeReminded, describeSaid } from '#domain/reminders/reminder-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Standing } from './standing.tsx'

type DoneViewProps = { link: Extract<ReminderLink, { kind: 'done' }>; now: Date; trouble: string | null }

export function DoneView({ link, now, trouble }: DoneViewProps) {
  const { said, usedAt, isListed, mayUseAnother, open, saidAt, saidBy, totalBeds } = link
  const isOther = open !== said
  return (
    <>
      <h1 className="t-h2">
        {describeSaid(usedAt, now)}{' '}
        <span className="grid">
          {said} open at {describeReminded(link)}.
        </span>
      </h1>
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isOther && <Notice title={open === null ? 'It now says no number.' : `It now says ${open} open.`} />}
      <Standing open={open} saidAt={saidAt} saidBy={saidBy} totalBeds={totalBeds} now={now} />
      {!isOther && !trouble && (
        <p className="lead">{isListed ? 'Callers see it now. You' : 'You'} can close this page.</p>
      )}
      <section className="stack gap-3" aria-labelledby="said-wrong">
        <h2 id="said-wrong" className="t-strong">
          {trouble ? 'To say another number' : 'Is it wrong?'}
        </h2>
        <p>
          This link works once.{' '}
          {mayUseAnother
            ? 'Open another link of the same reminder and choose the right number, or say it on your board.'
            : 'Say the right number on your board.'}
        </p>
        <p>
          <ButtonLink to="/api/login?returnTo=%2F">Sign in to your board</ButtonLink>
        </p>
      </section>
    </>
  )
}

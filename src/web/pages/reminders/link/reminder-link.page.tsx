import type { ReminderLink } from '#contract/reminders/reminders.ts'
import { describeReminded, describeSaid } from '#domain/reminders/reminder-words.ts'
import { nameUnread } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { AskView } from './ask-view.tsx'
import { actOnReminderLink } from './reminder-link-act.query.ts'
import { Standing } from './standing.tsx'
import './reminder-link.css'

type Answer = ReminderLink | { kind: 'unknown' | 'failed' }

const statuses = { ask: 200, done: 200, expired: 410, left: 410, archived: 410, unknown: 404, failed: 503 } as const

type Data = { link: Answer; now: Date }

/** Works without signing in and without script. */
export default definePage<Data>({
  async load({ params: { secret = '' }, fetch }) {
    const link = await callApi('GET /api/said/:secret', { params: { secret } }, { fetch }).catch((error) => ({
      // 400 for what no secret of ours can hold.
      kind: nameUnread(error, [404, 400]),
    }))
    return new Loaded({ link, now: new Date() }, { status: statuses[link.kind] })
  },
  // Whoever has this address can report the number.
  head: () => describePrivate({ title: 'How many beds are open', description: 'Answer a reminder with one button.' }),
  act: actOnReminderLink,
  show: Said,
})

function Said({ data: { link, now }, visit: { path, refused } }: PageProps<Data>) {
  const trouble = refused?.message ?? null
  return (
    <div className="wrap section-tight said stack stack-fill gap-5 w-40">
      {link.kind === 'ask' && <AskView link={link} action={path} now={now} trouble={trouble} />}
      {link.kind === 'done' && <DoneView link={link} now={now} trouble={trouble} />}
      {link.kind !== 'ask' && link.kind !== 'done' && <NothingView link={link} again={path} />}
    </div>
  )
}

type DoneViewProps = { link: Extract<ReminderLink, { kind: 'done' }>; now: Date; trouble: string | null }

function DoneView({ link, now, trouble }: DoneViewProps) {
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
      <TitledSection
        titleId="said-wrong"
        title={trouble ? 'To say another number' : 'Is it wrong?'}
        titleClass="t-strong"
        className="stack gap-3"
      >
        <p>
          This link works once.{' '}
          {mayUseAnother
            ? 'Open another link of the same reminder and choose the right number, or say it on your board.'
            : 'Say the right number on your board.'}
        </p>
        <p>
          <ButtonLink to="/api/login?returnTo=%2F">Sign in to your board</ButtonLink>
        </p>
      </TitledSection>
    </>
  )
}

type NothingLink = Exclude<Answer, { kind: 'ask' | 'done' }>

function NothingView({ link, again }: { link: NothingLink; again: string }) {
  const { title, text } = chooseWords(link)
  return (
    <>
      <h1 className="t-h2">{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        {link.kind === 'failed' ? (
          <ButtonLink to={again} variant="primary" icon="undo">
            Try again
          </ButtonLink>
        ) : (
          <ButtonLink to="/api/login?returnTo=%2F" variant="primary">
            Sign in to your board
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Contact</ButtonLink>
      </p>
    </>
  )
}

function chooseWords(link: NothingLink): { title: string; text: string } {
  switch (link.kind) {
    case 'expired':
      return {
        title: 'This link has run out',
        text: `The links of a reminder work for 24 hours. Sign in to say how many beds are open at ${link.residence}, or wait for the next reminder.`,
      }
    case 'left':
      return {
        title: 'This link is not yours any more',
        text: 'It was sent to somebody who has left the team of this house. If that is you and it is a mistake, ask the owner.',
      }
    case 'archived':
      return {
        title: `${link.residence} is archived`,
        text: 'It is in no list any more, so nobody asks how many beds are open.',
      }
    case 'unknown':
      return {
        title: 'There is nothing at this link',
        text: 'Perhaps a part of it is missing. Open it again from the reminder.',
      }
    case 'failed':
      return { title: 'We could not read this just now', text: 'Nothing was changed. Please try again in a minute.' }
  }
}

import { reminderLinkWords as words } from '#content/reminders/reminders.ts'
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
  head: () => describePrivate(words),
  act: actOnReminderLink,
  show: Said,
})

function Said({ data: { link, now }, visit: { path, refused } }: PageProps<Data>) {
  const trouble = refused?.message ?? null
  return (
    <div className="wrap section-tight said stack stack-fill gap-5 w-40">
      {link.kind === 'ask' && <AskView words={words.ask} link={link} action={path} now={now} trouble={trouble} />}
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
        {describeSaid(usedAt, now)} <span className="grid">{words.done.said(said, describeReminded(link))}</span>
      </h1>
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isOther && <Notice title={words.done.now(open)} />}
      <Standing open={open} saidAt={saidAt} saidBy={saidBy} totalBeds={totalBeds} now={now} />
      {!isOther && !trouble && <p className="lead">{isListed ? words.done.listed : words.done.unlisted}</p>}
      <TitledSection
        titleId="said-wrong"
        title={trouble ? words.done.another : words.done.wrong}
        titleClass="t-strong"
        className="stack gap-3"
      >
        <p>
          {words.done.once} {mayUseAnother ? words.done.byLink : words.done.onBoard}
        </p>
        <p>
          <ButtonLink to="/api/login?returnTo=%2F">{words.board}</ButtonLink>
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
            {words.again}
          </ButtonLink>
        ) : (
          <ButtonLink to="/api/login?returnTo=%2F" variant="primary">
            {words.board}
          </ButtonLink>
        )}
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </p>
    </>
  )
}

function chooseWords(link: NothingLink): { title: string; text: string } {
  switch (link.kind) {
    case 'expired':
    case 'archived':
      return words[link.kind](link.residence)
    default:
      return words[link.kind]
  }
}

import type { ReminderLink } from '#contract/desk/reminders.ts'
import { nameUnread } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { buildPrivateHead } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { AskView } from './ask-view.tsx'
import { DoneView } from './done-view.tsx'
import { NothingView } from './nothing-view.tsx'
import { actOnReminderLink } from './reminder-link-act.query.ts'
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
  head: ({ visit }) =>
    buildPrivateHead(
      { title: 'How many beds are open', description: 'Answer a reminder with one button.' },
      visit.site,
    ),
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

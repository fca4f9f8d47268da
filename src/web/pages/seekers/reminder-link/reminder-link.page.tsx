import type { ReminderLink } from '#contract/desk/reminders.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { buildHeadTags, buildMetaTag } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { AskView } from './ask-view.tsx'
import { DoneView } from './done-view.tsx'
import { NothingView } from './nothing-view.tsx'
import { actOnReminderLink } from './reminder-link-act.query.ts'
import './reminder-link.css'

type Answer = ReminderLink | { kind: 'unknown' } | { kind: 'failed' }

const statuses = { ask: 200, done: 200, expired: 410, left: 410, archived: 410, unknown: 404, failed: 503 } as const

type Data = { link: Answer; now: Date }

/** Works without signing in and without script. */
export default definePage<Data>({
  async load({ params, fetch }) {
    const link = await read(params.secret ?? '', fetch)
    return new Loaded({ link, now: new Date() }, { status: statuses[link.kind] })
  },
  head({ visit }) {
    const title = 'How many beds are open'
    const tags = buildHeadTags({ title, description: 'Answer a reminder with one button.', path: null }, visit.site)
    // No referrer: whoever has this address can report the number.
    return [...tags, buildMetaTag('referrer', 'no-referrer')]
  },
  act: actOnReminderLink,
  show: Said,
})

async function read(secret: string, fetch: typeof globalThis.fetch): Promise<Answer> {
  try {
    return await callApi('GET /api/said/:secret', { params: { secret } }, { fetch })
  } catch (error) {
    // 400 for what no secret of ours can hold.
    const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return { kind: isNone ? 'unknown' : 'failed' }
  }
}

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

import { data, useLocation } from 'react-router'
import type { SaidLink } from '#contract/reminders.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/said.page'
import { AskView } from './ask-view.tsx'
import { DoneView } from './done-view.tsx'
import { NothingView } from './nothing-view.tsx'
import './said.css'

type Answer = SaidLink | { kind: 'unknown' } | { kind: 'failed' }

const statuses = { ask: 200, done: 200, expired: 410, left: 410, archived: 410, unknown: 404, failed: 503 } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetch, formAnswer } = context.get(requestFacts)
  const link = await read(params.secret ?? '', fetch)
  const at = new Date().toISOString()
  return data({ link, at, trouble: formAnswer?.message ?? null }, { status: statuses[link.kind] })
}

async function read(secret: string, fetch: typeof globalThis.fetch): Promise<Answer> {
  try {
    const link = await apiGet<SaidLink>(`/api/said/${encodeURIComponent(secret)}`, { fetch })
    return link ?? { kind: 'unknown' }
  } catch (error) {
    // 400 for what no secret of ours can hold.
    const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return { kind: isNone ? 'unknown' : 'failed' }
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'How many beds are open'
  const head = pageHead({ title, description: 'Answer a reminder with one button.', path: null }, matches)
  // No address that leads on learns this one: whoever has it can say the number.
  return [...head, { name: 'referrer', content: 'no-referrer' }]
}

/** The page behind the link of a reminder: one big button, which works without signing in and without script. */
export default function SaidPage({ loaderData: { link, at, trouble } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <div className="wrap section-tight said">
      {link.kind === 'ask' && <AskView link={link} action={pathname} at={at} trouble={trouble} />}
      {link.kind === 'done' && <DoneView link={link} at={at} trouble={trouble} />}
      {link.kind !== 'ask' && link.kind !== 'done' && <NothingView link={link} again={pathname} />}
    </div>
  )
}

import { errorStatus } from '#contract/errors.ts'
import { teamChange } from '#contract/team.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  type Http,
  type HttpContext,
  newHttp,
  parse,
  readForm,
  readJson,
  requireAtDesk,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import type { Progress } from './progress.service.ts'
import type { Team } from './team.service.ts'
import type { AtWork } from './team-work.ts'

/** What a page needs to show a refused form again: everything typed, and what was wrong. */
export type RefusedForm = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

export type RenderForm = (c: HttpContext, path: string, refused: RefusedForm) => Promise<Response>

const page = '/workspace/team'

/** The team of the organisation one acts for, the training in it, and how far it has moved in. */
export function teamRoutes(team: Team, { progress }: Progress, renderPage: RenderForm): Http {
  const http = newHttp()

  http.get('/api/desk/team', async (c) => answer(c, await team.team(await atWork(c))))

  http.post('/api/desk/team/changes', async (c) => {
    const by = await atWork(c)
    const change = await readJson(c, teamChange)
    await team.change(by, change)
    return answer(c, { done: change.do })
  })

  http.get('/api/desk/progress', async (c) => {
    const { signedIn, organisationId } = await requireAtDesk(c, 'beds', 'team')
    const isNamed = Boolean(signedIn.firstName && signedIn.lastName)
    return answer(c, await progress({ organisationId, hasAccount: signedIn.emailVerified || isNamed }))
  })

  // The page's own forms, for a browser without script.
  http.post(page, async (c) => {
    await requireSignedIn(c)
    const values = await readForm(c)
    try {
      const by = await atWork(c)
      const change = parse(teamChange, values)
      await team.change(by, change)
      if (change.do === 'leave') return c.redirect('/account?done=left', 303)
      const part = change.do === 'train' || change.do === 'untrain' ? '#training' : ''
      return c.redirect(`${page}?done=${change.do}${part}`, 303)
    } catch (error) {
      return refuse(c, error, (refused) => renderPage(c, page, { ...refused, values }))
    }
  })
  return http
}

/** Answers a form post that was refused with its page, under the status of what was wrong. */
export async function refuse(
  c: HttpContext,
  error: unknown,
  render: (refused: Omit<RefusedForm, 'values'>) => Promise<Response>,
): Promise<Response> {
  const known = error instanceof AppError ? error : new AppError('internal', 'Something went wrong on our side.')
  if (known.code === 'internal') c.get('log').error('form failed', { error })
  const status = errorStatus[known.code]
  const rendered = await render({ fields: known.fields ?? {}, message: known.message, status })
  const headers = new Headers(rendered.headers)
  if (known.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(known.retryAfter)))
  headers.set('Cache-Control', 'private, no-store')
  return new Response(rendered.body, { status, headers })
}

async function atWork(c: HttpContext): Promise<AtWork> {
  const { signedIn, organisationId, actor } = await requireAtDesk(c, 'beds', 'team')
  const { id, firstName, lastName, email, sessionId, organisation } = signedIn
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  return {
    ...{ actor, organisationId, person: { id, name, email, sessionId } },
    organisation: organisation?.name ?? '',
    // requireAtDesk has refused whoever has no organisation; the least of roles stands for what cannot be.
    role: organisation?.role ?? 'bed_updater',
  }
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}

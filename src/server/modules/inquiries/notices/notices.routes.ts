import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, type HttpContext, newHttp, requireAtDesk } from '#server/plumbing/http.ts'
import { deviceWords } from '#server/plumbing/visitors/device-words.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import { readSettingForm } from './settings.form.ts'
import type { NoticeChoices, NoticeReader } from './settings.service.ts'

const nothing = () => new AppError('not_found', 'There is nothing at this link.')

export function noticesRoutes(choices: NoticeChoices): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/notices', asReader, ({ who }) => choices.read(who))
  serveCall(http, 'POST /api/notices', asReader, async ({ who, body }) => {
    const { setting, fields } = readSettingForm(body, choices.textsGoOut)
    if (Object.keys(fields).length > 0) {
      throw new AppError('invalid_input', 'Not saved. Please look at what is marked.', { fields })
    }
    await choices.save(who, setting)
    return { done: true }
  })
  serveCall(http, 'GET /api/stop-questions/:secret', async ({ params }) => {
    const found = await choices.lookAtStop(params.secret)
    if (!found) throw nothing()
    return found
  })
  serveCall(http, 'POST /api/stop-questions/:secret', async ({ c, params, body: { on } }) => {
    const device = deviceWords(c.req.header('user-agent'))
    if (!(await choices.stop(params.secret, { on, device }))) throw nothing()
    return { done: true }
  })
  return http
}

async function asReader(c: HttpContext): Promise<NoticeReader> {
  const { signedIn, organisationId, actor } = await requireAtDesk(c, 'messages', 'messages')
  const { id, email, organisation } = signedIn
  const person = { id, email, name: formatName(signedIn) }
  return { actor, organisationId, person, role: organisation?.role ?? 'bed_updater' }
}

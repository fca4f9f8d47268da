import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import { readSettingForm } from './settings.form.ts'
import type { NoticeChoices, NoticeReader } from './settings.service.ts'

export function createNoticesRoutes(choices: NoticeChoices): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/notices', requireReader, ({ who }) => choices.read(who))
  serveCall(http, 'POST /api/notices', requireReader, async ({ who, body }) => {
    const { setting, fields } = readSettingForm(body, choices.textsGoOut)
    if (Object.keys(fields).length > 0) {
      throw new AppError('invalid_input', 'Not saved. Please look at what is marked.', { fields })
    }
    await choices.save(who, setting)
    return { done: true }
  })
  return http
}

async function requireReader(c: HttpContext): Promise<NoticeReader> {
  const { signedIn, person, organization, organizationId, actor } = await requireAtDesk(c, 'messages', 'messages')
  return { actor, organizationId, person: { ...person, email: signedIn.email }, role: organization.role }
}

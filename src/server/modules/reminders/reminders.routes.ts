import { AppError } from '#server/plumbing/calls/errors.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk } from '#server/plumbing/http.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { readPlanForm } from './plan.form.ts'
import type { Planner, ReminderPlans } from './plan.service.ts'
import type { ReminderLinkService } from './reminder-link.service.ts'
import type { Warnings } from './warnings/warnings.service.ts'

type Parts = { plans: ReminderPlans; said: ReminderLinkService; warnings: Warnings }

export function createRemindersRoutes({ plans, said, warnings }: Parts): Http {
  const http = createHttp()

  serveCall(http, 'GET /api/reminders', readPlanner, ({ who }) => plans.read(who))
  serveCall(http, 'POST /api/reminders', readPlanner, async ({ who, body }) => {
    const { plan, recipients, fields } = readPlanForm(body)
    if (Object.keys(fields).length > 0) {
      throw new AppError('invalid_input', 'Not saved. Please look at what is marked.', { fields })
    }
    await plans.save(who, plan, recipients)
    return done
  })
  serveCall(http, 'POST /api/reminders/one', readPlanner, async ({ who }) => ({ sent: await plans.sendOne(who) }))

  serveCall(http, 'POST /api/reminders/suggestion', readPlanner, async ({ who, body }) => {
    await plans.suggested(who, body.answer)
    return done
  })
  serveCall(http, 'POST /api/reminders/warnings', readPlanner, async ({ who, body }) => {
    await warnings.want(who, body.wanted === 'yes')
    return done
  })

  serveCall(http, 'GET /api/said/:secret', async ({ params }) => {
    const found = await said.look(params.secret)
    if (!found) throw buildNothingError()
    return found
  })
  serveCall(http, 'POST /api/said/:secret', async ({ c, params, body: { open, seen } }) => {
    const from = { clientAddress: c.get('clientAddress'), device: describeDevice(c.req.header('user-agent')) }
    await said.say(params.secret, { open: Number(open), seen: seen || null }, from)
    return done
  })
  return http
}

function buildNothingError(): AppError {
  return new AppError('not_found', 'There is nothing at this link.')
}

async function readPlanner(c: HttpContext): Promise<Planner> {
  const { signedIn, organizationId, actor } = await requireAtDesk(c, 'reminders', 'reminder')
  return { organizationId, actor, email: signedIn.email }
}

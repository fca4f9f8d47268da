import { sayInput } from '#contract/reminders.ts'
import type { Planner, ReminderPlans } from '#server/modules/reminders/plan.service.ts'
import { readPlanForm } from '#server/modules/reminders/plan-form.ts'
import type { Said } from '#server/modules/reminders/said.service.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { deviceWords } from '#server/plumbing/device-words.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'

const room = '/workspace/reminders'

/** The plan of the reminders, and the links that answer them without signing in. Opening a link changes nothing. */
export function remindersRoutes(parts: { plans: ReminderPlans; said: Said }, renderPage: FormPage): Http {
  const { plans, said } = parts
  const http = newHttp()

  http.get('/api/reminders', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await plans.read(await plannerOf(c)))
  })
  http.post(room, async (c) => {
    const who = await plannerOf(c)
    const values = await readForm(c)
    return orPage(c, { renderPage, path: room, values }, async () => {
      if (values.act === 'send') {
        const sent = await plans.sendOne(who)
        // The button sends the plan along as it was typed, and gets it back: it is not saved by this.
        if (values.hour === undefined) return c.redirect(`${room}?sent=${sent}`, 303)
        return renderPage(c, room, { values: { ...values, sent }, fields: {}, message: '', status: 200 })
      }
      const { plan, recipients, fields } = readPlanForm(values)
      if (Object.keys(fields).length > 0) {
        throw new AppError('invalid_input', 'Not saved. Please look at what is marked.', { fields })
      }
      await plans.save(who, plan, recipients)
      return c.redirect(`${room}?saved=1`, 303)
    })
  })

  http.get('/api/said/:secret', async (c) => {
    const found = await said.look(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link.')
    c.header('Cache-Control', 'private, no-store')
    return c.json(found)
  })
  http.post('/said/:secret', async (c) => {
    const path = `/said/${encodeURIComponent(c.req.param('secret'))}`
    const values = await readForm(c)
    return orPage(c, { renderPage, path, values }, async () => {
      const { open, seen } = parse(sayInput, { open: '', seen: '', ...values })
      const from = { clientAddress: c.get('clientAddress'), device: deviceWords(c.req.header('user-agent')) }
      await said.say(c.req.param('secret'), { open: Number(open), seen: seen || null }, from)
      return c.redirect(path, 303)
    })
  })
  return http
}

async function plannerOf(c: HttpContext): Promise<Planner> {
  const { signedIn, organisationId, actor } = await requireAtDesk(c, 'reminders', 'reminder')
  return { organisationId, actor, email: signedIn.email }
}

/** Does the work, or shows the page again with what was wrong, under the status of the error. */
async function orPage(
  c: HttpContext,
  { renderPage, path, values }: { renderPage: FormPage; path: string; values: Record<string, string> },
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    return pageAgain(c, renderPage, { path, values, error })
  }
}

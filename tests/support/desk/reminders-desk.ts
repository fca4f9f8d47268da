import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { reminderLink } from '#contract/reminders/reminders.ts'
import { createLinkSecrets } from '#server/modules/reminders/link-secret.rules.ts'
import { createReminderPlans } from '#server/modules/reminders/plan.service.ts'
import { createReminderLinks } from '#server/modules/reminders/reminder-link.service.ts'
import { createRemindersRoutes } from '#server/modules/reminders/reminders.routes.ts'
import { createReminders, type Reminders } from '#server/modules/reminders/reminders.service.ts'
import { createWarnings, type Warnings } from '#server/modules/reminders/warnings/warnings.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { actOnReminders } from '#web/pages/reminders/desk/reminders-act.query.ts'
import { actOnReminderLink } from '#web/pages/reminders/link/reminder-link-act.query.ts'
import { actOnStop } from '#web/pages/site/stop-emails/stop-emails-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { bedsDesk, type DeskParts } from './beds-desk.ts'
import type { Person } from './desk-people.ts'
import { stopEmailsRoutes } from './stop-emails.ts'

const log = createLog('silent')

type Message = {
  channel: 'mail' | 'text'
  to: string
  stopUrl: string | null
  subject: string
  text: string
  html: string
}

/** The desk of an operator with its reminders; what leaves is read from the outbox. */
export function remindersDesk() {
  let reminders: Reminders
  let warnings: Warnings
  const refused: FormAnswer[] = []
  const forms = {
    '/workspace/reminders': actOnReminders,
    '/said/:secret': actOnReminderLink,
    '/stop-emails/:secret': actOnStop,
  }
  const pages = { forms, refused }
  beforeEach(() => {
    refused.length = 0
  })

  function createRoutes(parts: DeskParts) {
    const { mail } = buildModuleParts({ ...parts, log })
    const baseUrl = 'https://beds.example'
    const stops = createStopLinks({ secretKey: 'a key of this test', baseUrl })
    reminders = createReminders({ ...parts, mail, log, secrets, stops, baseUrl })
    const plans = createReminderPlans({ ...parts, reminders, rateLimits: limitInMemory })
    warnings = createWarnings({ ...parts, mail, log, secrets, stops, baseUrl })
    const said = createReminderLinks({ ...parts, secrets, rateLimits: limitInMemory })
    return [createRemindersRoutes({ plans, said, warnings }), stopEmailsRoutes({ ...parts, links: stops })]
  }
  const desk = bedsDesk(createRoutes, pages)
  const secrets = createLinkSecrets('a key of this test')

  const form = (path: string, values: Record<string, string>) =>
    desk.server.postForm(path, values, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    })

  /** A plan for every day at 9 in the morning in Chicago, which is 15:00 in UTC in winter. */
  const makePlan = (people: readonly Person[], more: Record<string, string> = {}): Record<string, string> => ({
    on: 'on',
    hour: '9',
    zone: 'America/Chicago',
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`day.${day}`, 'on'])),
    ...Object.fromEntries(
      people.flatMap(({ id }) => [
        [`to.${id}`, 'on'],
        [`way.${id}`, 'email'],
        [`all.${id}`, 'on'],
      ]),
    ),
    ...more,
  })

  async function save(values: Record<string, string>): Promise<void> {
    const response = await form('/workspace/reminders', values)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/workspace/reminders?saved=1'])
  }

  const outbox = () =>
    desk.run(sql<Message>`
      select channel, recipient as "to", stop_url as "stopUrl", subject, text_body as text, html_body as html from mail
      where kind in ('bed-reminder', 'bed-warning') order by created_at, recipient, subject`)

  /** The secrets of a message's links, in the order of the message. */
  const secretsIn = (text: string) =>
    [...text.matchAll(/https:\/\/beds\.example\/said\/([\w-]+)/g)].map(([, one]) => one ?? '')

  /** What the links of the only message to somebody are called: yes, full and change. */
  async function linksTo(email: string) {
    const message = (await outbox()).findLast(({ to }) => to === email)
    if (!message) throw new Error(`Nothing was sent to ${email}.`)
    const [yes = '', full = '', change = ''] = secretsIn(message.text)
    return { yes, full, change }
  }

  async function look(secret: string) {
    const response = await desk.server.request(`/api/said/${secret}`)
    return response.status === 200 ? reminderLink.parse(await response.json()) : response.status
  }

  const say = (secret: string, open: number | string, seen: string | null, act = 'say') =>
    form(`/said/${secret}`, { act, open: String(open), seen: seen ?? '' })

  return {
    form,
    makePlan,
    save,
    outbox,
    secretsIn,
    linksTo,
    look,
    say,
    secrets,
    desk,
    sendDue: () => reminders.sendDue(),
    warnDue: () => warnings.warnDue(),
    get reminders() {
      return reminders
    },
    get refused() {
      return refused
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { BoardGroup } from '#contract/beds/board.ts'
import { type ReminderAct, reminderActs } from '#contract/reminders/reminders.ts'
import { addDays } from '#domain/language/added-time.ts'
import { dayMs, hourMs } from '#domain/language/durations.ts'
import { findLastTime, reminderDays } from '#domain/reminders/reminder-hour.ts'
import {
  type AskedBeds,
  maxMailed,
  maxTexts,
  type ReminderLinks,
  writeBoardText,
  writeReminderText,
} from '#domain/reminders/reminder-words.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { StopLinks } from '#server/plumbing/mail/stop-links.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { LinkSecrets } from './link-secret.rules.ts'
import type { StoredPlan } from './plan.store.ts'
import { type Question, writeBoardMail, writeReminderMail } from './reminder.mails.ts'
import {
  deleteOld,
  insertLink,
  insertReminder,
  listPlans,
  listReminded,
  type PlanWithHours,
  type RemindedPerson,
  takeHour,
} from './reminders.store.ts'

export type Reminders = ReturnType<typeof createReminders>

export type AskedGroup = AskedBeds & { group: BoardGroup }

/** After this a reminder missed while no server was up is dropped. */
export const lateMs = 3 * hourMs
export const linkMs = dayMs

export type RemindersParts = Pick<ServerParts, 'transactions' | 'clock' | 'log' | 'baseUrl'> & {
  beds: Pick<Beds, 'boardIn'>
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery'>
  secrets: LinkSecrets
  stops: StopLinks
}

export function createReminders(parts: RemindersParts) {
  const { transactions, mail, clock, log } = parts
  return {
    /** Each is sent once, and none that is later than `lateMs`. */
    async sendDue(): Promise<number> {
      const now = clock.now()
      let sent = 0
      for (const plan of await transactions.run(system, listPlans)) {
        for (const due of listDueHours(plan, now)) {
          try {
            sent += await transactions.run(system, (tx) => sendAll(parts, tx, plan, due))
          } catch (error) {
            // The others of this hour are not to wait for it; it is tried again in a minute.
            log.warn('reminders were not queued', { organizationId: plan.organizationId, error })
            break
          }
        }
      }
      if (sent > 0) {
        log.info('reminders queued', { count: sent })
        await mail.startDelivery()
      }
      return sent
    },
    /** The transaction must act as the system. Call `startDelivery` after the commit. */
    remind: async (tx: Tx, organizationId: string, person: RemindedPerson, asked: AskedGroup): Promise<void> => {
      await remind(parts, tx, { organizationId, person, asked: [asked], dueAt: clock.now() })
    },
    startDelivery: (): Promise<void> => mail.startDelivery(),
    async forgetOld(): Promise<number> {
      const before = addDays(clock.now(), -reminderDays)
      return transactions.run(system, (tx) => deleteOld(tx, before))
    },
  }
}

export function listAskedGroups(
  residences: Awaited<ReturnType<Beds['boardIn']>>,
): (AskedGroup & { residenceId: string })[] {
  return residences.flatMap(({ id, name, city, groups }) =>
    groups
      .filter(({ totalBeds }) => totalBeds > 0)
      .map((group) => ({
        residenceId: id,
        residence: name,
        city,
        open: group.open,
        group,
        audience: groups.length > 1 ? group.audience : null,
      })),
  )
}

type DueHour = { hour: number; at: Date }

/** The earliest first: an hour that was reminded of ends those before it. */
function listDueHours(plan: PlanWithHours, now: Date): DueHour[] {
  return plan.hours
    .map((hour) => ({ hour, at: new Date(findLastTime({ ...plan, hour }, now)) }))
    .filter(({ at }) => isDue(plan, at, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function isDue({ since, remindedFor }: StoredPlan, due: Date, now: Date): boolean {
  if (now.getTime() - due.getTime() > lateMs || due <= since) return false
  return remindedFor === null || remindedFor < due
}

async function sendAll(parts: RemindersParts, tx: Tx, plan: StoredPlan, { hour, at: dueAt }: DueHour): Promise<number> {
  const { organizationId } = plan
  if (!(await takeHour(tx, plan, dueAt))) return 0
  const people = (await listReminded(tx, organizationId)).filter((one) => (one.hour ?? plan.hour) === hour)
  const all = people.length > 0 ? listAskedGroups(await parts.beds.boardIn(tx, organizationId)) : []
  let sent = 0
  for (const person of people) {
    const own = all.filter(({ residenceId }) => person.residenceIds?.includes(residenceId) ?? true)
    if (await remind(parts, tx, { organizationId, person, asked: own, dueAt })) sent += 1
  }
  return sent
}

type ReminderRequest = { organizationId: string; person: RemindedPerson; asked: readonly AskedGroup[]; dueAt: Date }

async function remind(
  parts: RemindersParts,
  tx: Tx,
  { person, asked, ...reminder }: ReminderRequest,
): Promise<boolean> {
  const { clock, mail, baseUrl, stops } = parts
  const { personId } = person
  const stopUrl = stops.urlOf({ kind: 'reminders', organizationId: reminder.organizationId, personId })
  const about = { kind: 'bed-reminder', confidential: true }
  const text = { ...about, to: person.phone, about: 'A reminder as a text message' }
  if (person.way === 'text' && asked.length > maxTexts) {
    await mail.enqueueText(tx, { ...text, text: writeBoardText(asked.length, `${baseUrl}/`) })
    return true
  }
  if (asked.length > maxMailed) {
    await mail.enqueue(tx, {
      ...about,
      to: person.email,
      stopUrl,
      mailText: writeBoardMail(asked.length, { board: `${baseUrl}/workspace/beds`, stopUrl }),
    })
    return true
  }
  const questions: Question[] = []
  for (const one of asked) {
    const links = await makeLinks(parts, tx, { ...reminder, personId, asked: one })
    if (links) questions.push({ asked: { ...one, saidAt: one.group.saidAt }, links })
  }
  if (questions.length === 0) return false
  if (person.way === 'email') {
    const mailText = writeReminderMail(questions, { now: clock.now(), stopUrl })
    await mail.enqueue(tx, { ...about, to: person.email, stopUrl, mailText })
    return true
  }
  for (const { asked: one, links } of questions) {
    await mail.enqueueText(tx, { ...text, text: writeReminderText(one, links) })
  }
  return true
}

export async function makeLinks(
  { clock, secrets, baseUrl }: RemindersParts,
  tx: Tx,
  { asked: { group, open }, ...asking }: { organizationId: string; personId: string; asked: AskedGroup; dueAt: Date },
): Promise<ReminderLinks | null> {
  const row = { id: randomUUID(), ...asking, groupId: group.id }
  const expiresAt = new Date(clock.now().getTime() + linkMs)
  if (!(await insertReminder(tx, { ...row, expiresAt, open, reportId: group.reportId }))) return null
  const made = new Map<ReminderAct, string>()
  for (const act of reminderActs.filter((one) => isOffered(one, open))) {
    const secret = secrets.make()
    const secretHash = secrets.hashOf(secret)
    if (secretHash) await insertLink(tx, row, { act, secretHash })
    made.set(act, `${baseUrl}/said/${secret}`)
  }
  return { yes: made.get('yes') ?? null, change: made.get('change') ?? '', full: made.get('full') ?? null }
}

function isOffered(act: ReminderAct, open: number | null): boolean {
  if (act === 'yes') return open !== null
  return act === 'change' || open !== 0
}

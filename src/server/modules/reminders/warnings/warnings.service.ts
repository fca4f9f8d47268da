import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import { addDays } from '#domain/language/added-time.ts'
import { dayMs } from '#domain/language/durations.ts'
import { maxMailed } from '#domain/reminders/reminder-words.ts'
import type { StopWay } from '#server/modules/mail/stopping/stopping.service.ts'
import type { Planner } from '#server/modules/reminders/plan.service.ts'
import { noteReminders } from '#server/modules/reminders/plan.store.ts'
import type { Question } from '#server/modules/reminders/reminder.mails.ts'
import {
  type AskedGroup,
  listAskedGroups,
  makeLinks,
  type RemindersParts,
} from '#server/modules/reminders/reminders.service.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { writeWarningMail } from './warning.mails.ts'
import {
  type EndingGroup,
  findWarned,
  listEnding,
  listWarned,
  setStopped,
  type WarnedPerson,
} from './warnings.store.ts'

export type Warnings = ReturnType<typeof createWarnings>

export function createWarnings(parts: RemindersParts) {
  const { transactions, mail, clock, log } = parts
  return {
    async warnDue(): Promise<number> {
      const now = clock.now()
      const range = { from: now, to: addDays(now, 1), days: withdrawnAfterMs / dayMs }
      const ending = Map.groupBy(
        await transactions.run(system, (tx) => listEnding(tx, range)),
        ({ organizationId }) => organizationId,
      )
      let sent = 0
      for (const [organizationId, groups] of ending) {
        sent += await transactions.run(system, (tx) => warnAll(parts, tx, organizationId, groups))
      }
      if (sent > 0) {
        log.info('warnings queued', { count: sent })
        await mail.startDelivery()
      }
      return sent
    },
    async want({ organizationId, actor }: Planner, isWanted: boolean): Promise<void> {
      const member = { organizationId, personId: actor.personId }
      const { origin } = actor
      await transactions.run({ kind: 'system', personId: actor.personId, ...(origin && { origin }) }, async (tx) => {
        const found = await warningStop.find(tx, member)
        if (found && found.isOn !== isWanted) await warningStop.set(tx, member, isWanted, clock.now())
      })
    },
  }
}

export const warningStop: StopWay = {
  canRestart: true,
  find: findWarned,
  async set(tx, recipient, on, at) {
    await setStopped(tx, recipient, on ? null : at)
    const { organizationId } = recipient
    await noteReminders(tx, { organizationId, change: on ? 'started' : 'stopped', after: { mails: 'warnings' } })
  },
}

async function warnAll(parts: RemindersParts, tx: Tx, organizationId: string, groups: readonly EndingGroup[]) {
  const endsAt = new Map(groups.map((group) => [group.groupId, group.endsAt]))
  const asked = listAskedGroups(await parts.beds.boardIn(tx, organizationId)).filter(({ group }) =>
    endsAt.has(group.id),
  )
  let sent = 0
  for (const person of asked.length > 0 ? await listWarned(tx, organizationId) : []) {
    const own = asked.filter(({ residenceId }) => person.residenceIds?.includes(residenceId) ?? true)
    if (await warn(parts, tx, { organizationId, person, asked: own, endsAt })) sent += 1
  }
  return sent
}

type Warning = {
  organizationId: string
  person: WarnedPerson
  asked: readonly AskedGroup[]
  endsAt: ReadonlyMap<string, Date>
}

async function warn(parts: RemindersParts, tx: Tx, warning: Warning): Promise<boolean> {
  const { organizationId, person, asked, endsAt } = warning
  const { mail, baseUrl, stops } = parts
  const questions: Question[] = []
  for (const one of asked) {
    const dueAt = endsAt.get(one.group.id)
    const links =
      dueAt && (await makeLinks(parts, tx, { organizationId, personId: person.personId, asked: one, dueAt }))
    if (links) questions.push({ asked: { ...one, saidAt: one.group.saidAt }, links })
  }
  if (questions.length === 0) return false
  const residences = [...new Set(questions.map(({ asked: { residence } }) => residence))]
  const stopUrl = stops.urlOf({ kind: 'warnings', organizationId, personId: person.personId })
  const around = { board: `${baseUrl}/workspace/beds`, stopUrl }
  const mailText = writeWarningMail(residences, questions.length > maxMailed ? [] : questions, around)
  await mail.enqueue(tx, { kind: 'bed-warning', confidential: true, to: person.email, stopUrl, mailText })
  return true
}

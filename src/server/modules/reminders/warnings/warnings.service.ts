import type { StopWarnings } from '#contract/desk/reminders.ts'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import { maxMailed } from '#domain/reminders/reminder-words.ts'
import type { Planner } from '#server/modules/reminders/plan.service.ts'
import type { Question } from '#server/modules/reminders/reminder.mails.ts'
import {
  type AskedGroup,
  listAskedGroups,
  makeLinks,
  type RemindersParts,
} from '#server/modules/reminders/reminders.service.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'
import { type Member, readStopSecret, stopSecret } from './stop-link.rules.ts'
import { warningMail } from './warning.mails.ts'
import { type EndingGroup, findStopped, listEnding, listWarned, setStopped, type Warned } from './warnings.store.ts'

export type Warnings = ReturnType<typeof createWarnings>

const day = 24 * 3_600_000
const system = { kind: 'system' } as const

type WarningsParts = RemindersParts & { rateLimits: RateLimits; secretKey: string }

export function createWarnings(parts: WarningsParts) {
  const { transactions, mail, clock, log, rateLimits, secretKey } = parts
  const perAddress = rateLimits('no-warnings', { limit: 60, windowSeconds: 600 })
  const memberOf = async (secret: string, clientAddress: string): Promise<Member> => {
    await perAddress.take(addressBlock(clientAddress))
    const member = readStopSecret(secretKey, secret)
    if (member === null) throw unknown()
    return member
  }
  return {
    async warnDue(): Promise<number> {
      const now = clock.now()
      const range = { from: now, to: new Date(now.getTime() + day), days: withdrawnAfterMs / day }
      const ending = Map.groupBy(
        await transactions.run(system, (tx) => listEnding(tx, range)),
        ({ organisationId }) => organisationId,
      )
      let sent = 0
      for (const [organisationId, groups] of ending) {
        sent += await transactions.run(system, (tx) => warnAll(parts, tx, organisationId, groups))
      }
      if (sent > 0) {
        log.info('warnings queued', { count: sent })
        await mail.startDelivery()
      }
      return sent
    },
    async look(secret: string, clientAddress: string): Promise<StopWarnings> {
      const member = await memberOf(secret, clientAddress)
      const found = await transactions.run(system, (tx) => findStopped(tx, member))
      if (!found) throw unknown()
      return found
    },
    async stop(secret: string, clientAddress: string): Promise<void> {
      const member = await memberOf(secret, clientAddress)
      const isDone = await transactions.run(system, (tx) => setStopped(tx, member, clock.now()))
      if (!isDone) throw unknown()
    },
    async want({ organisationId, actor }: Planner, isWanted: boolean): Promise<void> {
      const member = { organisationId, personId: actor.personId }
      await transactions.run(system, (tx) => setStopped(tx, member, isWanted ? null : clock.now()))
    },
  }
}

const unknown = () => new AppError('not_found', 'There is nothing at this link.')

async function warnAll(
  parts: WarningsParts,
  tx: Tx,
  organisationId: string,
  groups: readonly EndingGroup[],
): Promise<number> {
  const endsAt = new Map(groups.map((group) => [group.groupId, group.endsAt]))
  const asked = listAskedGroups(await parts.beds.boardIn(tx, organisationId)).filter(({ group }) =>
    endsAt.has(group.id),
  )
  let sent = 0
  for (const person of asked.length > 0 ? await listWarned(tx, organisationId) : []) {
    if (await warn(parts, tx, { organisationId, person, asked, endsAt })) sent += 1
  }
  return sent
}

type Warning = {
  organisationId: string
  person: Warned
  asked: readonly AskedGroup[]
  endsAt: ReadonlyMap<string, Date>
}

async function warn(parts: WarningsParts, tx: Tx, warning: Warning): Promise<boolean> {
  const { organisationId, person, asked, endsAt } = warning
  const { mail, baseUrl, secretKey } = parts
  const questions: Question[] = []
  for (const one of asked) {
    const dueAt = endsAt.get(one.group.id)
    const links =
      dueAt && (await makeLinks(parts, tx, { organisationId, personId: person.personId, asked: one, dueAt }))
    if (links) questions.push({ asked: { ...one, saidAt: one.group.saidAt }, links })
  }
  if (questions.length === 0) return false
  const houses = [...new Set(questions.map(({ asked: { residence } }) => residence))]
  const around = {
    board: `${baseUrl}/workspace/beds`,
    stop: `${baseUrl}/no-warnings/${stopSecret(secretKey, { personId: person.personId, organisationId })}`,
  }
  const mailText = warningMail(houses, questions.length > maxMailed ? [] : questions, around)
  await mail.enqueue(tx, { kind: 'bed-warning', confidential: true, to: person.email, mailText })
  return true
}

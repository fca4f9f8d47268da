import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import { findNextTime } from '#domain/reminders/reminder-hour.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  noteReminders,
  type Plan,
  type Recipient,
  readOwnZone,
  readPlan,
  readRecipients,
  readTeam,
  replaceRecipients,
  savePlan,
} from './plan.store.ts'
import { findPlanChanges, type PlanFacts, toPlanFacts } from './plan-facts.rules.ts'
import { listAskedGroups, type Reminders } from './reminders.service.ts'
import { isWarned } from './warnings/warnings.store.ts'

export type Planner = { organizationId: string; actor: Extract<Actor, { kind: 'person' }>; email: string }

export type ReminderPlans = ReturnType<typeof createReminderPlans>

const usual = { isOn: false, hour: 19, days: [0, 1, 2, 3, 4, 5, 6] }

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock'> & {
  beds: Pick<Beds, 'boardIn'>
  reminders: Pick<Reminders, 'remind' | 'startDelivery'>
}

export function createReminderPlans({ transactions, beds, reminders, rateLimits, clock }: Parts) {
  const perPerson = rateLimits('reminder-plan', { limit: 5, windowSeconds: 600 })

  return {
    read: (who: Planner): Promise<ReminderSetup> =>
      transactions.run(who.actor, (tx) => readSetup(tx, who, { beds, now: clock.now() })),
    /** Ignores people who are not on the team and houses that are not theirs. */
    save: (who: Planner, plan: Plan, recipients: readonly Recipient[]): Promise<void> =>
      transactions.run(who.actor, async (tx) => {
        const { organizationId } = who
        const residences = await beds.boardIn(tx, organizationId)
        const known = new Set(residences.map(({ id }) => id))
        const own = recipients.map(({ residenceIds, ...rest }) => ({
          ...rest,
          residenceIds: residenceIds?.filter((id) => known.has(id)) ?? null,
        }))
        const team = await readTeam(tx, organizationId)
        const readFacts = async (now: Plan | null) =>
          toPlanFacts(now, { recipients: await readRecipients(tx, organizationId), team, residences })
        const before = await readFacts(await readPlan(tx, organizationId))
        const isAnew = isOtherHours(await readRecipients(tx, organizationId), own)
        await savePlan(tx, organizationId, plan, { since: clock.now(), isAnew })
        await replaceRecipients(tx, organizationId, own)
        const after = await readFacts(plan)
        await noteWhatChanged(tx, who, before, after)
      }),
    /** Does nothing where somebody has answered before. */
    suggested: (who: Planner, answer: 'on' | 'off'): Promise<void> =>
      transactions.run(who.actor, async (tx) => {
        const { organizationId, actor } = who
        if ((await readPlan(tx, organizationId)) !== null) return
        const plan = { ...(await buildUsualPlan(tx, organizationId)), isOn: answer === 'on' }
        await savePlan(tx, organizationId, plan, { since: clock.now() })
        const own = { personId: actor.personId, way: 'email', phone: '', residenceIds: null, hour: null } as const
        await replaceRecipients(tx, organizationId, [own])
        const around = {
          recipients: await readRecipients(tx, organizationId),
          team: await readTeam(tx, organizationId),
          residences: await beds.boardIn(tx, organizationId),
        }
        await noteWhatChanged(tx, who, {}, toPlanFacts(plan, around))
      }),
    /** Throws `conflict` where there are no beds yet, `too_many_requests` after 5 in 10 minutes. */
    async sendOne(who: Planner): Promise<Recipient['way']> {
      const { organizationId, actor, email } = who
      const { asked, own } = await transactions.run(actor, async (tx) => ({
        asked: listAskedGroups(await beds.boardIn(tx, organizationId))[0],
        own: (await readRecipients(tx, organizationId)).find(({ personId }) => personId === actor.personId),
      }))
      if (!asked) throw new AppError('conflict', 'There are no beds to ask about yet. Add a residence first.')
      await perPerson.take(actor.personId)
      const { way = 'email', phone = '' } = own ?? {}
      const person = { personId: actor.personId, email, way, phone, residenceIds: null, hour: null }
      // Only the system may read or make links, not the person who is signed in.
      await transactions.run(system, (tx) => reminders.remind(tx, organizationId, person, asked))
      await reminders.startDelivery()
      return way
    },
  }
}

async function readSetup(
  tx: Tx,
  { organizationId, actor }: Planner,
  { beds, now }: { beds: Pick<Beds, 'boardIn'>; now: Date },
): Promise<ReminderSetup> {
  const stored = await readPlan(tx, organizationId)
  const plan = stored ?? (await buildUsualPlan(tx, organizationId))
  const { isOn, hour, days, timeZone } = plan
  const recipients = new Map((await readRecipients(tx, organizationId)).map((one) => [one.personId, one]))
  const residences = await beds.boardIn(tx, organizationId)
  const [first] = listAskedGroups(residences)
  return {
    isNew: stored === null,
    isWarned: await isWarned(tx, organizationId, actor.personId),
    plan: { isOn, hour, days, timeZone },
    nextAt: isOn ? new Date(findNext(plan, [...recipients.values()], now)).toISOString() : null,
    people: (await readTeam(tx, organizationId)).map((person) => {
      const { way = 'email', phone = '', residenceIds = null, hour: ownHour = null } = recipients.get(person.id) ?? {}
      const isChosen = stored === null || recipients.has(person.id)
      return { ...person, isYou: person.id === actor.personId, isChosen, way, phone, residenceIds, hour: ownHour }
    }),
    residences: residences.map(({ id, name }) => ({ id, name })),
    example: first
      ? {
          residence: first.residence,
          city: first.city,
          audience: first.audience,
          open: first.open,
          saidAt: first.group.saidAt,
        }
      : null,
  }
}

async function buildUsualPlan(tx: Tx, organizationId: string): Promise<Plan> {
  const { timeZone, state } = await readOwnZone(tx, organizationId)
  return { ...usual, timeZone: timeZone ?? findZoneOfState(state) }
}

function findNext(plan: Plan, recipients: readonly Recipient[], now: Date): number {
  const hours = recipients.length > 0 ? recipients.map(({ hour }) => hour ?? plan.hour) : [plan.hour]
  return Math.min(...hours.map((hour) => findNextTime({ ...plan, hour }, now)))
}

function isOtherHours(before: readonly Recipient[], after: readonly Recipient[]): boolean {
  const known = new Map(before.map(({ personId, hour }) => [personId, hour]))
  return after.some(({ personId, hour }) => hour !== (known.get(personId) ?? null))
}

async function noteWhatChanged(tx: Tx, { organizationId }: Planner, before: PlanFacts, after: PlanFacts) {
  const { names, only } = findPlanChanges(before, after)
  if (names.length === 0) return
  await noteReminders(tx, { organizationId, change: 'changed', before: only(before), after: only(after) })
}

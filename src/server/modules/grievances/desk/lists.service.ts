import type { GrievanceLine, GrievanceList } from '#contract/grievances/handling.ts'
import { changedMeanwhile } from '#domain/decisions/refusal.ts'
import { type ClockPart, clockParts, mostClockDays, toShownClock } from '#domain/grievances/clock.ts'
import { closedMonths, contactDays } from '#domain/grievances/grievance.ts'
import { dayMs } from '#domain/language/durations.ts'
import { toLine } from '#server/modules/grievances/cases/case-view.rules.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import {
  lockSetting,
  readGrievances,
  readSetting,
  saveSetting,
} from '#server/modules/grievances/cases/grievances.store.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { deleteClosed, forgetContacts, listOpen, listSeen } from './desk.store.ts'
import type { HandlerContext } from './handling.service.ts'

type Parts = { transactions: Transactions; cases: GrievanceCases; mailing: GrievanceMailing; clock: Clock }

export function createGrievanceLists({ transactions, cases, mailing, clock }: Parts) {
  return {
    async list(who: Pick<HandlerContext, 'actor' | 'side' | 'organizationId'>): Promise<GrievanceList> {
      const seen = await transactions.run(who.actor, listSeen)
      return transactions.run(system, async (tx) => {
        const isAffiliate = who.side === 'affiliate'
        const residences = new Map(seen.map(({ id, filerSealed }) => [id, cases.openFiler(filerSealed, id).home]))
        const all = await readLines(tx, isAffiliate ? [...residences.keys()] : null, {
          residences,
          now: clock.now(),
        })
        const lines = all.filter(({ id }) => residences.has(id))
        const setting = isAffiliate ? await readSetting(tx, who.organizationId) : null
        return {
          open: lines.filter(({ stage }) => stage !== 'closed').toSorted(compareDue),
          closed: lines.filter(({ stage }) => stage === 'closed').toSorted(compareEnd),
          setting: setting && { own: setting.days, source: setting.source },
          states: isAffiliate ? [] : countStates(all),
        }
      })
    },
    /**
     * Empty fields fall back to the default. Throws `invalid_input` naming the field, and `conflict` where a colleague has
     * changed what the page showed.
     */
    saveClock: ({ actor, organizationId }: HandlerContext, fields: Readonly<Record<string, string>>): Promise<void> =>
      transactions.run(actor, async (tx) => {
        const { days, source } = readClockFields(fields)
        await lockSetting(tx, organizationId)
        const standing = await readSetting(tx, organizationId)
        const holds = [fields.was, toShownClock(days, source)].includes(toShownClock(standing.days, standing.source))
        if (fields.was !== undefined && !holds) throw toRefusalError(changedMeanwhile)
        await saveSetting(tx, organizationId, { days, source })
      }),
    async tellLate(): Promise<void> {
      for (const id of await transactions.run(system, listOpen)) {
        await transactions.run(system, async (tx) => {
          await cases.apply(tx, await cases.lock(tx, id), { kind: 'late', at: clock.now() })
        })
      }
      await mailing.start()
    },
    forgetOld: (): Promise<void> =>
      transactions.run(system, async (tx) => {
        const now = clock.now().getTime()
        await forgetContacts(tx, new Date(now - contactDays * dayMs))
        await deleteClosed(tx, new Date(now - closedMonths * 30.5 * dayMs))
      }),
  }
}

const never = Number.MAX_SAFE_INTEGER
const readDue = ({ turn }: GrievanceLine) => (turn?.whose === 'handler' ? Date.parse(turn.due) : never)

/** What is due first stands first; what waits for the filer after it. */
function compareDue(one: GrievanceLine, other: GrievanceLine): number {
  return readDue(one) - readDue(other) || Date.parse(one.receivedAt) - Date.parse(other.receivedAt)
}

const compareEnd = (one: GrievanceLine, other: GrievanceLine) =>
  Date.parse(other.stageSince) - Date.parse(one.stageSince)

type ListContext = { residences: ReadonlyMap<string, string>; now: Date }

async function readLines(
  tx: Tx,
  ids: readonly string[] | null,
  { residences, now }: ListContext,
): Promise<GrievanceLine[]> {
  return (await readGrievances(tx, ids)).map(({ grievance, clock }) =>
    toLine({ grievance, clock, questions: [] }, residences.get(grievance.id) ?? '', now),
  )
}

const isLate = ({ turn }: GrievanceLine) => turn?.whose === 'handler' && turn.isLate

function countStates(lines: readonly GrievanceLine[]): GrievanceList['states'] {
  return [...new Set(lines.map(({ state }) => state))].toSorted().map((state) => {
    const own = lines.filter((line) => line.state === state)
    const open = own.filter(({ stage }) => stage !== 'closed')
    return { state, open: open.length, late: open.filter(isLate).length, closed: own.length - open.length }
  })
}

function readClockFields(fields: Readonly<Record<string, string>>) {
  const days: Partial<Record<ClockPart, number>> = {}
  const problems: Record<string, string> = {}
  for (const part of clockParts) {
    const typed = (fields[part] ?? '').trim()
    if (typed === '') continue
    const many = Number(typed)
    if (Number.isInteger(many) && many >= 1 && many <= mostClockDays) days[part] = many
    else problems[part] = `Write a whole number of days, from 1 to ${mostClockDays}, or leave it empty.`
  }
  const source = (fields.source ?? '').trim()
  if (source.length > 300) problems.source = 'This is longer than 300 characters.'
  if (Object.keys(problems).length === 0) return { days, source }
  throw buildFieldsError(problems)
}

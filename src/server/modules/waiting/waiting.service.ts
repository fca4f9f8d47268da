import { randomUUID } from 'node:crypto'
import type { WaitingLists } from '#contract/waiting/waiting.ts'
import { listAskWays } from '#domain/waiting/waiting.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { projectAnswers } from './listing-answers.store.ts'
import { readEvent } from './waiting.form.ts'
import {
  findPlaces,
  insertWaiting,
  type JoiningPerson,
  listLines,
  listResidences,
  listWaiting,
} from './waiting.store.ts'
import { apply, lockCase, lockCaseOfInquiry } from './waiting-case.service.ts'
import { toPerson, toResidence } from './waiting-rows.rules.ts'

export type Keeper = { actor: Actor; organizationId: string }

type Form = Readonly<Record<string, string>>

export type FromInquiry = Omit<JoiningPerson, 'wantedFrom' | 'note' | 'audience' | 'inquiryId'> & {
  inquiryId: string
  audience: string | undefined
  heardAt: Date
}

export type WaitingService = ReturnType<typeof createWaiting>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'log' | 'textsGoOut'>

export function createWaiting(parts: Parts) {
  const { transactions, clock, log, textsGoOut } = parts

  async function refreshListing(residenceId: string): Promise<void> {
    try {
      await transactions.run(system, (tx) => projectAnswers(tx, clock.now(), residenceId))
    } catch (error) {
      log.warn('what the public may know of a house was not refreshed', { residenceId: residenceId, error })
    }
  }

  return {
    /** Never throws: an hourly job makes up for a failure. */
    refreshListing,
    /** Throws `not_found` for a house that is not theirs. */
    lists: ({ actor, organizationId }: Keeper, residenceId: string | null): Promise<WaitingLists> =>
      transactions.run(actor, async (tx) => {
        const now = clock.now()
        const rows = await listResidences(tx, organizationId, residenceId)
        const residence = rows.find(({ id }) => id === residenceId)
        if (residenceId !== null && !residence) throw new AppError('not_found', 'There is no such house.')
        const everybody = await listWaiting(tx, organizationId)
        const days = new Map(rows.map((row) => [row.id, row.pingDays]))
        const asksBy = [...listAskWays(textsGoOut)]
        const asking = { days, asksBy, now }
        const people = everybody.map((row) => ({ residenceId: row.residenceId, ...toPerson(row, asking) }))
        const list = residence && {
          residenceId: residence.id,
          pingDays: residence.pingDays,
          showsCount: residence.showsCount,
          people: people
            .filter((person) => person.residenceId === residence.id)
            .map(({ residenceId: _, ...person }) => person),
        }
        return { residences: rows.map((row) => toResidence(row, people)), asksBy, list: list ?? null }
      }),
    /** Throws `invalid_input`, `not_found`, and `conflict` where somebody else was faster. */
    async act({ actor, organizationId }: Keeper, form: Form): Promise<{ residenceId: string }> {
      const event = readEvent(form, clock.now())
      const { before, tasks } = await transactions.run(actor, async (tx) => {
        const about = { kind: event.kind, residenceId: form.house, personId: form.id }
        const before = await lockCase(tx, organizationId, about)
        return { before, tasks: (await apply(tx, before, event)).tasks }
      })
      const residenceId = before.residence?.id ?? before.person?.residenceId ?? ''
      if (tasks.includes('refresh count')) await refreshListing(residenceId)
      return { residenceId }
    },
    /** Once for an inquiry: a person who left gets their place back. Throws `invalid_input`. */
    async addFromInquiry(tx: Tx, from: FromInquiry): Promise<void> {
      const { inquiryId, organizationId, residenceId, language, audience, heardAt, ...who } = from
      const before = await lockCaseOfInquiry(tx, { organizationId, residenceId, inquiryId })
      const about = { id: randomUUID(), inquiryId, language, audience, heardAt }
      const facts = { ...who, wantedFrom: null, note: '' }
      await apply(tx, before, { kind: 'added', at: clock.now(), facts, problems: {}, ...about })
    },
    async joinAsAsker(tx: Tx, { residenceName, ...joining }: JoiningPerson & { residenceName: string }): Promise<void> {
      const id = randomUUID()
      if (!(await insertWaiting(tx, id, joining, clock.now()))) return
      const { organizationId } = joining
      const noted = { organizationId, subject: 'waiting', subjectId: id, subjectName: residenceName, change: 'joined' }
      // A stranger may write nothing into the history of a house.
      await runAsSystem(tx, () => noteChange(tx, noted))
    },
    /** Changes nothing where the question put nobody on the list. */
    async leave(tx: Tx, of: { organizationId: string; residenceId: string; inquiryId: string }): Promise<void> {
      const before = await lockCaseOfInquiry(tx, of)
      if (before.person?.endedAt === null) await apply(tx, before, { kind: 'left', at: clock.now() })
    },
    placesOf: findPlaces,
    linesOf: listLines,
  }
}

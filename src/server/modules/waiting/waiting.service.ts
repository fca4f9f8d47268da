import { randomUUID } from 'node:crypto'
import type { WaitingLists } from '#contract/inquiries/waiting.ts'
import { movedTurns, waysWeAsk } from '#domain/waiting/waiting.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'
import { noteChange } from '#server/plumbing/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { drawAnswers } from './listing-answers.store.ts'
import { insertPing, lastAsked } from './pings.store.ts'
import { readAudience, readFacts, readJoining, readMove, readSettings } from './waiting.form.ts'
import {
  deleteWaiting,
  findByInquiry,
  findPlaces,
  findWaiting,
  insertWaiting,
  type Joining,
  type Known,
  listResidences,
  listWaiting,
  lockList,
  type ResidenceRow,
  saveSettings,
  setEnded,
  setFacts,
  setHeard,
  setOffered,
  setTurns,
} from './waiting.store.ts'
import { personOf, residenceOf } from './waiting-rows.ts'

export type Keeper = { actor: Actor; organisationId: string }

type Form = Readonly<Record<string, string>>

const hour = 3_600_000

const changesCount: ReadonlySet<string> = new Set(['add', 'moved_in', 'gone', 'put_back', 'delete', 'settings'])

export type FromInquiry = Omit<Joining, 'wantedFrom' | 'note' | 'audience' | 'inquiryId'> & {
  inquiryId: string
  residenceName: string
  audience: string | undefined
  /** When they asked, not when a colleague added them. */
  heardAt: Date
}

export type WaitingService = ReturnType<typeof createWaiting>

type Parts = {
  transactions: Transactions
  clock: Clock
  log: Log
  textsGoOut: boolean
}

export function createWaiting(parts: Parts) {
  const { transactions, clock, log, textsGoOut } = parts

  async function redraw(residenceId: string): Promise<void> {
    try {
      await transactions.run({ kind: 'system' }, (tx) => drawAnswers(tx, clock.now(), residenceId))
    } catch (error) {
      log.warn('what the public may know of a house was not drawn', { houseId: residenceId, error })
    }
  }

  return {
    /** Never throws: an hourly job makes up for a failure. */
    redraw,
    /** Throws `not_found` for a house that is not theirs. */
    lists: ({ actor, organisationId }: Keeper, residenceId: string | null): Promise<WaitingLists> =>
      transactions.run(actor, async (tx) => {
        const now = clock.now()
        const rows = await listResidences(tx, organisationId)
        const residence = rows.find(({ id }) => id === residenceId)
        if (residenceId !== null && !residence) throw noResidence()
        const everybody = await listWaiting(tx, organisationId)
        const days = new Map(rows.map((row) => [row.id, row.pingDays]))
        const asksBy = [...waysWeAsk(textsGoOut)]
        const asking = { days, asksBy, now }
        const people = everybody.map((row) => ({ residenceId: row.residenceId, ...personOf(row, asking) }))
        const list = residence && {
          residenceId: residence.id,
          pingDays: residence.pingDays,
          showsCount: residence.showsCount,
          people: people
            .filter((person) => person.residenceId === residence.id)
            .map(({ residenceId: _, ...person }) => person),
        }
        return { residences: rows.map((row) => residenceOf(row, people)), asksBy, list: list ?? null }
      }),
    /** Throws `invalid_input`, `not_found`, and `conflict` where somebody else was faster. */
    async act(keeper: Keeper, form: Form): Promise<{ residenceId: string }> {
      const residenceId = await transactions.run(keeper.actor, (tx) =>
        act(tx, keeper.organisationId, form, clock.now()),
      )
      if (changesCount.has(form.act ?? '')) await redraw(residenceId)
      return { residenceId }
    },
    /** Once for an inquiry: a person who left gets their place back. Throws `invalid_input`. */
    addFromInquiry: (tx: Tx, from: FromInquiry): Promise<void> => addFromInquiry(tx, from, clock.now()),
    async joinAsAsker(tx: Tx, joining: Joining): Promise<void> {
      await insertWaiting(tx, randomUUID(), joining, clock.now())
    },
    placesOf: findPlaces,
  }
}

async function act(tx: Tx, organisationId: string, form: Form, now: Date): Promise<string> {
  if (form.act === 'add') return add(tx, organisationId, form, now)
  if (form.act === 'settings') {
    const residence = await residenceNamed(tx, organisationId, form.house)
    await setUp(tx, organisationId, residence, readSettings(form))
    return residence.id
  }
  if (form.act === 'move') return move(tx, organisationId, form)
  const known = await personNamed(tx, organisationId, form.id, true)
  await change(tx, organisationId, known, form, now)
  return known.residenceId
}

async function setUp(
  tx: Tx,
  organisationId: string,
  residence: ResidenceRow,
  settings: { pingDays: number; showsCount: boolean },
): Promise<void> {
  await saveSettings(tx, { id: residence.id, organisationId }, settings)
  const was = { ping_days: residence.pingDays, shows_count: residence.showsCount }
  const is = { ping_days: settings.pingDays, shows_count: settings.showsCount }
  const names = (['ping_days', 'shows_count'] as const).filter((name) => was[name] !== is[name])
  if (names.length === 0) return
  const only = (all: typeof was) => Object.fromEntries(names.map((name) => [name, all[name]]))
  const subject = about(organisationId, { id: residence.id, residenceName: residence.name })
  await noteChange(tx, { ...subject, change: 'set_up', before: only(was), after: only(is) })
}

async function add(tx: Tx, organisationId: string, form: Form, now: Date): Promise<string> {
  const residence = await residenceNamed(tx, organisationId, form.house)
  const facts = readJoining(form, residence.audiences)
  // The form's own key is the row's: the same form sent twice adds one person.
  const id = isId(form.once) ? form.once : randomUUID()
  const language = form.language === 'es' ? 'es' : 'en'
  const joining = { organisationId, residenceId: residence.id, inquiryId: null, language, ...facts } as const
  if (await insertWaiting(tx, id, joining, now)) {
    await noteChange(tx, {
      ...about(organisationId, { id, residenceName: residence.name }),
      change: 'added',
      after: { audience: facts.audience },
    })
  }
  return residence.id
}

async function addFromInquiry(tx: Tx, from: FromInquiry, now: Date): Promise<void> {
  const { residenceName, audience: said, organisationId, residenceId } = from
  const residence = (await listResidences(tx, organisationId)).find(({ id }) => id === residenceId)
  if (!residence) throw noResidence()
  const audience = readAudience(said, residence.audiences)
  const id = randomUUID()
  if (await insertWaiting(tx, id, { ...from, audience, wantedFrom: null, note: '' }, now)) {
    return noteChange(tx, { ...about(organisationId, { id, residenceName }), change: 'added', after: { audience } })
  }
  const known = await findByInquiry(tx, organisationId, from.inquiryId)
  if (known) await putBack(tx, organisationId, known)
}

/** Checked again under the lock, so that an older view does not undo a colleague's move. */
async function move(tx: Tx, organisationId: string, form: Form): Promise<string> {
  const { to, seen, reason } = readMove(form)
  const known = await personNamed(tx, organisationId, form.id, false)
  const list = await lockList(tx, known.residenceId, known.audience)
  const from = list.findIndex(({ id }) => id === known.id) + 1
  if (from === 0) throw new AppError('conflict', 'They have left the list meanwhile.')
  if (from !== seen) throw new AppError('conflict', `The list changed meanwhile: they are at place ${from} now.`)
  const place = Math.min(to, list.length)
  if (place === from) return known.residenceId
  await setTurns(tx, movedTurns(list, from, place))
  const { audience } = known
  const [before, after] = [{ place: from }, { place, reason, audience }]
  await noteChange(tx, { ...about(organisationId, known), change: 'moved', before, after })
  return known.residenceId
}

async function change(tx: Tx, organisationId: string, known: Known, form: Form, now: Date): Promise<void> {
  const note = (word: string) => noteChange(tx, { ...about(organisationId, known), change: word })
  const { act: asked } = form
  const isOn = known.endedAs === null
  if (asked === 'put_back') return putBack(tx, organisationId, known)
  if (asked === 'delete') {
    await deleteWaiting(tx, known.id)
    return note('deleted')
  }
  if (asked === 'moved_in' || asked === 'gone') {
    if (known.endedAs === asked) return
    requireOn(isOn)
    await setEnded(tx, known.id, { at: now, as: asked })
    return note(asked)
  }
  requireOn(isOn)
  if (asked === 'offered' || asked === 'not_offered') {
    const isOffered = known.offeredAt !== null
    if (isOffered === (asked === 'offered')) return
    await setOffered(tx, known.id, asked === 'offered' ? now : null)
    return note(asked)
  }
  if (asked === 'asked') {
    const last = await lastAsked(tx, known.id)
    // Two questions without an answer, and somebody is not heard of: a second press must not be the second question.
    if (last !== null && now.getTime() - last.getTime() < hour) return
    await insertPing(tx, { organisationId, waitingId: known.id, way: known.answerBy, secretHash: null }, now)
    return note('asked')
  }
  if (asked === 'heard') {
    await setHeard(tx, known.id, now)
    return note('kept')
  }
  if (asked !== 'change') throw new AppError('bad_request', 'This form asks for nothing we know.')
  await setFacts(tx, known.id, readFacts(form))
  return note('changed')
}

async function putBack(tx: Tx, organisationId: string, known: Known): Promise<void> {
  if (known.endedAs === null) return
  await setEnded(tx, known.id, null)
  await noteChange(tx, { ...about(organisationId, known), change: 'put_back' })
}

function about(organisationId: string, { id, residenceName }: { id: string; residenceName: string }) {
  return { organisationId, subject: 'waiting', subjectId: id, subjectName: residenceName }
}

function requireOn(isOn: boolean): void {
  if (!isOn) throw new AppError('conflict', 'They have left the list meanwhile. Put them back first.')
}

async function personNamed(tx: Tx, organisationId: string, id: string | undefined, lock: boolean): Promise<Known> {
  const known = isId(id) ? await findWaiting(tx, { organisationId, id, lock }) : null
  if (!known) throw new AppError('not_found', 'They are not on the list. They may have deleted what they sent.')
  return known
}

async function residenceNamed(tx: Tx, organisationId: string, id: string | undefined) {
  const residence = (await listResidences(tx, organisationId)).find((one) => one.id === id)
  if (!residence) throw noResidence()
  return residence
}

const noResidence = () => new AppError('not_found', 'There is no such house.')

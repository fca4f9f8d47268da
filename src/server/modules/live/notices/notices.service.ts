import type { ListedNotice, NoticeChange, WrittenNotice } from '#contract/live/notices.ts'
import type { StateOption } from '#contract/residence/residences.ts'
import { refuseAsNotFound, refuseProblems } from '#domain/decisions/refusal.ts'
import { readNoticedStates } from '#domain/help/notices/noticed-states.ts'
import {
  findTimeProblem,
  gradeNotice,
  type NoticeTimes,
  readNoticeTimes,
  refuseEnding,
  type SiteNotice,
} from '#domain/help/notices/site-notice.ts'
import { nameStateInSpanish } from '#domain/states/spanish-state-names.ts'
import type { States } from '#server/modules/states/states.service.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  endNotice,
  insertNotice,
  listNotices,
  listShownNotices,
  lockNotice,
  type StoredNotice,
} from './notices.store.ts'

export type Publisher = { actor: Actor; organizationId: string; person: { id: string; name: string } }

export type Notices = ReturnType<typeof createNotices>

export function createNotices(parts: {
  transactions: Transactions
  clock: Clock
  states: Pick<States, 'options'>
  changed: () => void
}) {
  const { transactions, clock, states, changed } = parts

  async function read(said: WrittenNotice, now: Date): Promise<{ times: NoticeTimes; named: readonly string[] }> {
    const times = readNoticeTimes({ from: said.from || null, until: said.until }, now)
    const known = (await states.options()).map(({ id, name }) => ({ code: id, name }))
    const named = readNoticedStates(said.states, known)
    const refusal = refuseProblems({
      ...(named.unknown.length > 0 && { states: sayUnknown(named.unknown) }),
      ...findTimeProblem(times, now),
    })
    if (refusal) throw toRefusalError(refusal)
    return { times, named: named.states }
  }

  async function publish(by: Publisher, said: WrittenNotice): Promise<void> {
    const now = clock.now()
    const { times, named } = await read(said, now)
    const { kind, en, es } = said
    await transactions.run(by.actor, async (tx) => {
      if (said.id !== undefined) await end(tx, by, said.id, now)
      const notice = { kind, words: { en, es }, states: named, times, at: now }
      const id = await insertNotice(tx, { ...notice, organizationId: by.organizationId, person: by.person })
      const after = { words: en, states: named.join(', ') }
      await noteChange(tx, { ...describeSubject(by, id, en), change: 'published', after })
    })
  }

  async function end(tx: Tx, by: Publisher, id: string, now: Date): Promise<void> {
    const notice = await lockNotice(tx, id)
    const refusal = notice === null ? refuseAsNotFound('There is no such notice.') : refuseEnding(notice, now)
    if (refusal) throw toRefusalError(refusal)
    await endNotice(tx, id, now, by.person.name)
    await noteChange(tx, { ...describeSubject(by, id, notice?.en ?? ''), change: 'ended' })
  }

  return {
    async listShown(): Promise<SiteNotice[]> {
      const shown = await transactions.run(system, (tx) => listShownNotices(tx, clock.now()))
      const names = shown.length === 0 ? [] : await states.options()
      return shown.map(({ en, es, ...notice }) => ({
        ...notice,
        words: { en, es },
        stateNames: nameStates(notice.states, names),
      }))
    },
    async list(staff: Actor): Promise<ListedNotice[]> {
      const now = clock.now()
      const stored = await transactions.run(staff, (tx) => listNotices(tx, now))
      return stored.map((notice) => toListed(notice, now))
    },
    async preview(said: WrittenNotice): Promise<Pick<SiteNotice, 'stateNames'>> {
      const { named } = await read(said, clock.now())
      return { stateNames: nameStates(named, await states.options()) }
    },
    /** Throws `not_found`, `invalid_input` naming the field, `conflict`. */
    async change(by: Publisher, change: NoticeChange): Promise<void> {
      if (change.act === 'publish') await publish(by, change)
      else await transactions.run(by.actor, (tx) => end(tx, by, change.id, clock.now()))
      changed()
    },
  }
}

const sayUnknown = (names: readonly string[]) =>
  `Not a state: ${names.join(', ').slice(0, 200)}. Write two letters or the name, like LA or Louisiana.`

function nameStates(codes: readonly string[], names: readonly StateOption[]): SiteNotice['stateNames'] {
  const chosen = names.filter(({ id }) => codes.includes(id))
  return {
    en: chosen.map(({ name }) => name).join(', '),
    es: chosen.map(({ id }) => nameStateInSpanish(id)).join(', '),
  }
}

const describeSubject = ({ organizationId }: Publisher, id: string, words: string) => ({
  organizationId,
  subject: 'site_notice',
  subjectId: id,
  subjectName: words.length > 80 ? `${words.slice(0, 79)}…` : words,
})

function toListed(notice: StoredNotice, now: Date): ListedNotice {
  const { startsAt, endsAt, endedAt, endedBy, ...rest } = notice
  return {
    ...rest,
    standing: gradeNotice(notice, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ended: endedAt && { at: endedAt.toISOString(), by: endedBy ?? '' },
  }
}

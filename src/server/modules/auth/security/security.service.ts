import type { SecurityCounts, SecurityPage, SecurityQuery, SecurityRow } from '#contract/auth/security-events.ts'
import type { SecuritySpan } from '#contract/auth/security-spans.ts'
import { addDays } from '#domain/language/added-time.ts'
import { dayMs, hourMs } from '#domain/language/durations.ts'
import {
  maxSecurityEvents,
  type SecurityEventKind,
  securityEventDays,
  securityEventKinds,
} from '#domain/people/security-event.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { CsvFile } from '#server/plumbing/answers/streamed-text.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions } from '#server/plumbing/transactions.ts'
import {
  type CountOfKind,
  countEvents,
  deleteOldEvents,
  type EventFilter,
  findMomentOfRow,
  listEvents,
  listNames,
  type StoredEvent,
} from './security.store.ts'

export type Security = ReturnType<typeof createSecurity>

const [perPage, batchSize] = [50, 500]
const spanMs: Record<SecuritySpan, number> = { hour: hourMs, day: dayMs, week: 7 * dayMs }
const deletedAtOnce = 5_000
const countsMaxAgeMs = 10_000

export function createSecurity({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  let cached: { at: number; counts: SecurityCounts } | null = null

  async function counts(staff: Actor): Promise<SecurityCounts> {
    const now = clock.now().getTime()
    if (cached && Math.abs(now - cached.at) < countsMaxAgeMs) return cached.counts
    const [hour, day, week] = await transactions.run(staff, async (tx) => [
      await countEvents(tx, new Date(now - spanMs.hour)),
      await countEvents(tx, new Date(now - spanMs.day)),
      await countEvents(tx, new Date(now - spanMs.week)),
    ])
    cached = { at: now, counts: toCounts(hour ?? [], day ?? [], week ?? []) }
    return cached.counts
  }

  async function* streamPieces(staff: Actor, filter: EventFilter): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(columns)
    for (let cursor: string | null = null; ; ) {
      const after: ReturnType<typeof readCursor> | null = cursor === null ? null : readCursor(cursor)
      const rows = await transactions.run(staff, (tx) => listEvents(tx, { filter, after, limit: batchSize }))
      yield rows.map(formatLine).join('')
      cursor = findNext(rows, batchSize - 1)
      if (cursor === null) return
    }
  }

  return {
    async page(staff: Actor, query: SecurityQuery): Promise<SecurityPage> {
      const filter = toFilter(query, clock.now())
      const after = query.cursor === undefined ? null : readCursor(query.cursor)
      const found = await transactions.run(staff, (tx) => listEvents(tx, { filter, after, limit: perPage + 1 }))
      const rows = found.slice(0, perPage)
      const people = listIds([query.person, ...rows.map(({ personId }) => personId)])
      const organizations = listIds([query.organization, ...rows.map(({ organizationId }) => organizationId)])
      // Staff see no person of another organization: their names are read as the system, for this page alone.
      const names = await transactions.run(system, (tx) => listNames(tx, { people, organizations }))
      const nameId = (id: string | null | undefined) => (id ? { id, name: names.get(id) || null } : null)
      return {
        rows: rows.map((row) => toRow(row, nameId)),
        next: found.length > perPage ? findNext(rows, 0) : null,
        counts: await counts(staff),
        only: { person: nameId(query.person), organization: nameId(query.organization) },
      }
    },
    file(staff: Actor, query: SecurityQuery): CsvFile {
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `security-${day}.csv`, pieces: streamPieces(staff, toFilter(query, clock.now())) }
    },
    async forgetOld(): Promise<number> {
      const age = addDays(clock.now(), -securityEventDays)
      const beyond = await transactions.run(system, (tx) => findMomentOfRow(tx, maxSecurityEvents))
      const before = beyond && beyond > age ? beyond : age
      let all = 0
      for (let gone = deletedAtOnce; gone === deletedAtOnce; all += gone) {
        gone = await transactions.run(system, (tx) => deleteOldEvents(tx, before, deletedAtOnce))
      }
      return all
    },
  }
}

const listIds = (ids: readonly (string | null | undefined)[]) => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
]

function findNext(rows: readonly StoredEvent[], more: number): string | null {
  const last = rows.at(-1)
  return last && rows.length > more ? encodeCursor({ time: last.until, id: last.id }) : null
}

function toFilter({ kind, network, person, organization, span, from, to }: SecurityQuery, now: Date): EventFilter {
  const start = from === undefined ? undefined : parseMidnight('from', from)
  const recent = span === undefined ? undefined : new Date(now.getTime() - spanMs[span])
  const starts = [start, recent].filter((one) => one !== undefined).map(Number)
  return {
    kind,
    network,
    person,
    organization: organization,
    from: starts.length > 0 ? new Date(Math.max(...starts)) : undefined,
    to: to === undefined ? undefined : new Date(parseMidnight('to', to).getTime() + dayMs),
  }
}

function parseMidnight(field: string, day: string): Date {
  const at = new Date(`${day}T00:00:00Z`)
  if (!Number.isNaN(at.getTime()) && at.getUTCFullYear() >= 1970) return at
  throw buildFieldsError({ [field]: 'There is no such day.' })
}

function toCounts(...spans: [hour: CountOfKind[], day: CountOfKind[], week: CountOfKind[]]): SecurityCounts {
  const [hour, day, week] = spans.map((found) => new Map(found.map((one) => [one.kind, one])))
  const readSeen = (of: Map<SecurityEventKind, CountOfKind> | undefined, kind: SecurityEventKind) => {
    const { events = 0, networks = 0 } = of?.get(kind) ?? {}
    return { events, networks }
  }
  return securityEventKinds
    .filter((kind) => week?.has(kind))
    .map((kind) => ({ kind, hour: readSeen(hour, kind), day: readSeen(day, kind), week: readSeen(week, kind) }))
}

type PersonLookup = (id: string | null) => SecurityRow['person']

function toRow(row: StoredEvent, named: PersonLookup): SecurityRow {
  const { id, kind, since, until, events, things, network, about, gathered } = row
  return {
    id,
    kind,
    events,
    things,
    network,
    about,
    gathered,
    since: since.toISOString(),
    at: until.toISOString(),
    person: named(row.personId),
    organization: named(row.organizationId),
  }
}

const columns = [
  'First (UTC)',
  'Last (UTC)',
  'Event',
  'Times',
  'Things',
  'Network',
  'About',
  'Person',
  'Organization',
  'Gathered',
]

function formatLine(row: StoredEvent): string {
  return formatCsvLine([
    row.since.toISOString(),
    row.until.toISOString(),
    row.kind,
    row.events,
    row.things,
    row.network,
    row.about,
    row.personId,
    row.organizationId,
    row.gathered,
  ])
}

import { hourMs, minuteMs } from '#domain/language/durations.ts'
import { isUuid } from '#domain/links/uuid.ts'
import { type GatheredEvents, limitRowsPerHour, type SecurityEventKind } from '#domain/people/security-event.ts'
import { toClientNetwork } from '#server/plumbing/visitors/client-network.ts'
import type { SecurityEvent } from '#server/plumbing/visitors/security-events.ts'

const windowMs = minuteMs
const maxWindows = 5_000

type Window = { row: GatheredEvents; dueAt: number; endsAt: number }

/** Only our own words, a route pattern, or an act and a page of staff by its id, never text that came with a request. */
const closedWords =
  /^([A-Z]{3,7} \/[\w/:.*{}-]{0,100}|[a-z][a-z0-9 _-]{0,60}|[a-z_]{1,20} \/staff\/[a-z]{1,20}\/[\da-f-]{36})$/

export function createEventWindows() {
  const windows = new Map<string, Window>()
  const overflow = new Map<string, Window>()
  const written = new Map<SecurityEventKind, { hour: number; rows: number }>()

  function gather(into: Map<string, Window>, key: string, row: GatheredEvents, dueAt: number): void {
    const known = into.get(key)
    if (!known) {
      into.set(key, { row, dueAt, endsAt: dueAt + windowMs })
      return
    }
    const isFresh = known.row.events === 0
    const since = isFresh ? row.since : known.row.since
    known.row = {
      ...row,
      since,
      // A clock may be set back.
      until: new Date(Math.max(row.until.getTime(), since.getTime())),
      events: toWhole(known.row.events + row.events),
      things: row.things === null ? known.row.things : toWhole((known.row.things ?? 0) + row.things),
    }
  }

  function gatherUnnamed(row: GatheredEvents): void {
    const unnamed = { network: null, personId: null, organizationId: null, about: null, gathered: true }
    gather(overflow, row.kind, { ...row, ...unnamed }, row.until.getTime() + windowMs)
  }

  function mayWrite(kind: SecurityEventKind, at: number): boolean {
    const hour = Math.floor(at / hourMs)
    const before = written.get(kind)
    const rows = before?.hour === hour ? before.rows : 0
    if (rows >= limitRowsPerHour(kind)) return false
    written.set(kind, { hour, rows: rows + 1 })
    return true
  }

  function* takeDue(from: Map<string, Window>, at: number, isLast: boolean): Generator<GatheredEvents> {
    for (const [key, window] of from) {
      const { row } = window
      if (row.events > 0 && (isLast || window.dueAt <= at)) {
        from.set(key, { row: { ...row, events: 0, things: null }, dueAt: at + windowMs, endsAt: at + windowMs })
        yield row
      } else if (row.events === 0 && window.endsAt <= at) from.delete(key)
    }
  }

  return {
    add(event: SecurityEvent, at: Date): void {
      const row = toRow(event, at)
      const key = [row.kind, row.network, row.personId, row.organizationId, row.about].join(' ')
      if (windows.has(key) || windows.size < maxWindows) gather(windows, key, row, at.getTime())
      else gatherUnnamed(row)
    },
    take(at: Date, isLast: boolean = false): GatheredEvents[] {
      const now = at.getTime()
      const rows: GatheredEvents[] = []
      for (const row of takeDue(windows, now, isLast)) {
        if (mayWrite(row.kind, now)) rows.push(row)
        else gatherUnnamed(row)
      }
      rows.push(...takeDue(overflow, now, isLast))
      return rows
    },
    isEmpty: (): boolean => windows.size === 0 && overflow.size === 0,
  }
}

function toRow({ kind, address, personId, organizationId, about, count }: SecurityEvent, at: Date): GatheredEvents {
  return {
    since: at,
    until: at,
    kind,
    events: 1,
    things: count === undefined ? null : toWhole(count),
    gathered: false,
    network: toClientNetwork(address ?? ''),
    personId: toKnownId(personId),
    organizationId: toKnownId(organizationId),
    about: about !== undefined && closedWords.test(about) ? about : null,
  }
}

function toWhole(count: number): number {
  return Math.min(Math.max(Math.trunc(count) || 0, 0), 2_147_483_647)
}

function toKnownId(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null
}

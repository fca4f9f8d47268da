import { sql } from 'kysely'
import type { Database } from '#server/plumbing/db.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { createRateLimit, type RateLimit } from '#server/plumbing/visitors/rate-limit.ts'
import { useKey } from './counted-use.ts'
import type { Rate } from './rate-limits.ts'

/** Limits that no request waits for. `kind` names what is counted. */
export type MinuteRates = (kind: string, rate: Rate) => RateLimit

export type SharedMinuteRates = {
  rates: MinuteRates
  share(): Promise<void>
  stop(): Promise<void>
}

const minuteMs = 60_000
const everyMs = 1_000

/** What this server counted in a minute, what of it the others do not know yet, and what they counted. */
type Uses = { minute: number; name: string; own: number; unshared: number; others: number }

export const countMinutesInMemory =
  (clock: Clock): MinuteRates =>
  (_, rate) =>
    createRateLimit({ ...rate, clock })

/** Each server counts in its memory, and once a second servers add what they counted and read what the others did. */
export function createMinuteRates(parts: {
  database: Pick<Database, 'kind' | 'transactions'>
  secretKey: string
  clock: Clock
  log: Pick<Log, 'warn'>
}): SharedMinuteRates {
  const { database, secretKey, clock, log } = parts
  const counted = new Map<string, Uses>()
  let timer: NodeJS.Timeout | undefined
  let sharing: Promise<void> = Promise.resolve()

  const getMinute = () => Math.floor(clock.now().getTime() / minuteMs)
  const find = (name: string, minute: number) => counted.get(`${minute} ${name}`)

  function note(name: string): void {
    const minute = getMinute()
    const uses = find(name, minute) ?? { minute, name, own: 0, unshared: 0, others: 0 }
    uses.unshared++
    counted.set(`${minute} ${name}`, uses)
    timer ??= setTimeout(shareInTurn, everyMs).unref()
  }

  /** Of the minute before, the part that is not yet 60 seconds old, as if its uses had come evenly. */
  function countOthers(name: string): number {
    const minute = getMinute()
    const passed = clock.now().getTime() / minuteMs - minute
    const before = find(name, minute - 1)?.others ?? 0
    return (find(name, minute)?.others ?? 0) + Math.floor(before * (1 - passed))
  }

  function shareInTurn(): void {
    sharing = share().then(() => {
      timer = undefined
    })
  }

  async function share(): Promise<void> {
    const minute = getMinute()
    for (const [key, uses] of counted) if (uses.minute < minute - 1) counted.delete(key)
    const news = new Map(
      [...counted.values()]
        .filter(({ unshared }) => unshared > 0)
        .map((uses) => [useKey(secretKey, `minute ${uses.minute}`, uses.name), { uses, added: uses.unshared }]),
    )
    if (news.size === 0) return
    for (const { uses, added } of news.values()) count(uses, added)
    try {
      for (const { key, points } of await addUses(database, [...news].map(toRow))) {
        const told = news.get(key)?.uses
        if (told) told.others = points - told.own
      }
    } catch (error) {
      for (const { uses, added } of news.values()) count(uses, -added)
      log.warn('Uses of a minute were not shared with other servers.', { error })
    }
  }

  return {
    rates: (kind, rate) => {
      const others = {
        note: (subject: string) => note(`${kind}\n${subject}`),
        count: (subject: string) => countOthers(`${kind}\n${subject}`),
      }
      // Nobody else opens an embedded database.
      return createRateLimit({ ...rate, clock, ...(database.kind !== 'embedded' && { others }) })
    },
    share,
    async stop() {
      clearTimeout(timer)
      await sharing
    },
  }
}

function count(uses: Uses, added: number): void {
  uses.own += added
  uses.unshared -= added
}

type Row = { key: string; points: number; expire: number }

function toRow([key, { uses, added }]: [string, { uses: Uses; added: number }]): Row {
  return { key, points: added, expire: (uses.minute + 1) * minuteMs }
}

/** In one order, to avoid deadlocks. */
async function addUses({ transactions }: Pick<Database, 'transactions'>, rows: readonly Row[]) {
  const added = await transactions.run({ kind: 'system' }, (tx) =>
    sql<{ key: string; points: number }>`
      insert into rate_limit as known (key, points, expire)
      select key, points, expire
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (key text, points int, expire bigint) order by key
      on conflict (key) do update set points = known.points + excluded.points
      returning key, points`.execute(tx),
  )
  return added.rows
}

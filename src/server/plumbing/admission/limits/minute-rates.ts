import { sql } from 'kysely'
import type { Database } from '#server/plumbing/db.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { system } from '#server/plumbing/transactions.ts'
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

const sliceMs = 10_000
const slicesOfMinute = 6
const everyMs = 1_000
/** After the first use of a subject here, and while it uses a twentieth of its limit at once. */
const soonMs = 50
const partAtOnce = 20
/** By then every server has shared what it counted in a slice. */
const settledMs = 3_000

/** What this server counted in ten seconds, what of it the others do not know yet, and what they counted. */
type Slice = { number: number; name: string; own: number; unshared: number; others: number; isSettled: boolean }

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
  const counted = new Map<string, Slice>()
  let timer: { at: number; handle: NodeJS.Timeout } | undefined
  let isSharing = false
  let sharing: Promise<void> = Promise.resolve()

  const getSliceNumber = () => Math.floor(clock.now().getTime() / sliceMs)
  const find = (name: string, number: number) => counted.get(`${number} ${name}`)

  function open(name: string, number: number): Slice {
    const known = find(name, number)
    if (known) return known
    const slice = { number, name, own: 0, unshared: 0, others: 0, isSettled: false }
    counted.set(`${number} ${name}`, slice)
    return slice
  }

  function note(name: string, limit: number): void {
    const slice = open(name, getSliceNumber())
    slice.unshared++
    const isNew = slice.own + slice.others === 0 && slice.unshared === 1
    shareWithin(isNew || slice.unshared * partAtOnce >= limit ? soonMs : everyMs)
  }

  function shareWithin(ms: number): void {
    const at = performance.now() + ms
    if (isSharing || (timer && timer.at <= at)) return
    clearTimeout(timer?.handle)
    timer = { at, handle: setTimeout(shareInTurn, ms).unref() }
  }

  /** Of the oldest ten seconds, the part that is not yet a minute old, as if its uses had come evenly. */
  function countOthers(name: string): number {
    const last = getSliceNumber()
    const passed = clock.now().getTime() / sliceMs - last
    let sum = Math.floor((find(name, last - slicesOfMinute)?.others ?? 0) * (1 - passed))
    for (let number = last - slicesOfMinute + 1; number <= last; number++) sum += find(name, number)?.others ?? 0
    return sum
  }

  /** Those of a minute whose uses elsewhere may have changed since they were read. */
  function listUnsettled(names: Iterable<string>, last: number): Slice[] {
    return [...names].flatMap((name) =>
      Array.from({ length: slicesOfMinute + 1 }, (_, back) => open(name, last - back)).filter((one) => !one.isSettled),
    )
  }

  function shareInTurn(): void {
    timer = undefined
    isSharing = true
    sharing = share().finally(() => {
      isSharing = false
      if ([...counted.values()].some(({ unshared }) => unshared > 0)) shareWithin(everyMs)
    })
  }

  async function share(): Promise<void> {
    const last = getSliceNumber()
    for (const [key, slice] of counted) if (slice.number < last - slicesOfMinute) counted.delete(key)
    const news = [...counted.values()].filter(({ unshared }) => unshared > 0)
    if (news.length === 0) return
    const asked = listUnsettled(new Set(news.map(({ name }) => name)), last)
    const rows = asked.map((slice) => {
      const added = slice.unshared
      count(slice, added)
      return { slice, added, key: useKey(secretKey, `slice ${slice.number}`, slice.name) }
    })
    const endedBy = (clock.now().getTime() - settledMs) / sliceMs
    try {
      const points = await addUses(database, rows)
      for (const { slice, key } of rows) {
        slice.others = Math.max(0, (points.get(key) ?? 0) - slice.own)
        slice.isSettled = slice.number + 1 <= endedBy
      }
    } catch (error) {
      for (const { slice, added } of rows) count(slice, -added)
      log.warn('Uses of a minute were not shared with other servers.', { error })
    }
  }

  return {
    rates: (kind, rate) => {
      const others = {
        note: (subject: string) => note(`${kind}\n${subject}`, rate.limit),
        count: (subject: string) => countOthers(`${kind}\n${subject}`),
      }
      // Nobody else opens an embedded database.
      return createRateLimit({ ...rate, clock, ...(database.kind !== 'embedded' && { others }) })
    },
    share,
    async stop() {
      clearTimeout(timer?.handle)
      await sharing
    },
  }
}

function count(slice: Slice, added: number): void {
  slice.own += added
  slice.unshared -= added
}

type Row = { slice: Slice; added: number; key: string }

/** What all servers counted, by key. Rows are written in one order, to avoid deadlocks. */
async function addUses(
  { transactions }: Pick<Database, 'transactions'>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const said = rows.map(({ slice, added, key }) => {
    return { key, points: added, expire: (slice.number + 1 + slicesOfMinute) * sliceMs }
  })
  const found = await transactions.run(system, (tx) =>
    sql<{ key: string; points: number }>`
      with said as materialized (
        select key, points, expire
        from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (key text, points int, expire bigint)
      ), added as (
        insert into rate_limit as known (key, points, expire)
        select key, points, expire from said where points > 0 order by key
        on conflict (key) do update set points = known.points + excluded.points
        returning key, points
      )
      select key, points from added
      union all
      select known.key, known.points from rate_limit known join said using (key) where said.points = 0`.execute(tx),
  )
  return new Map(found.rows.map(({ key, points }) => [key, points]))
}

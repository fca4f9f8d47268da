import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

/** `window` is in seconds and begins with the first use. */
export type Limit = { uses: number; window: number }

/** `over`: 0 while one was left, 1 for the first beyond the limit. `wait` is in seconds. */
export type CountedUse = { left: number; over: number; wait: number }

/** A keyed hash, so that the table reveals no address. */
export function useKey(secret: string, kind: string, subject: string): string {
  return createHmac('sha256', secret).update(`${kind}\n${subject}`).digest('base64url')
}

export async function countUse(
  database: Kysely<Tables>,
  table: 'sign_in_attempt' | 'counted_use',
  { key, now, limit }: { key: string; now: Date; limit: Limit },
): Promise<CountedUse> {
  const endsAt = new Date(now.getTime() + limit.window * 1000)
  const { rows } = await sql<{ uses: number; endsAt: Date }>`
    insert into ${sql.table(table)} as seen (key, uses, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      uses = case when seen.ends_at <= ${now} then 1 else seen.uses + 1 end,
      ends_at = case when seen.ends_at <= ${now} then ${endsAt} else seen.ends_at end
    returning uses, ends_at as "endsAt"`.execute(database)
  const row = rows[0]
  if (!row) throw new Error('A use was not counted.')
  return {
    left: Math.max(0, limit.uses - row.uses),
    over: Math.max(0, row.uses - limit.uses),
    wait: Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)),
  }
}

export function buildTooManyTriesError(wait: number, headers?: Record<string, string>): AppError {
  const words = wait <= 60 ? 'a minute' : `${Math.ceil(wait / 60)} minutes`
  const message = `Too many tries. Try again in ${words}.`
  return new AppError('too_many_requests', message, { retryAfter: wait, ...(headers && { headers }) })
}

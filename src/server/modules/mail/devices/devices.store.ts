import { sql } from 'kysely'
import type { PushDevice, PushDeviceInput } from '#contract/mail/push-devices.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function listDevices(tx: Tx, personId: string): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    select id, device, iso_time(created_at) as "addedAt", iso_time(reached_at) as "reachedAt", endpoint
    from push_device where person_id = ${personId} order by created_at, id`.execute(tx)
  return rows
}

export async function lockDevices(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${personId}`}, 0))`.execute(tx)
}

export type NewDevice = PushDeviceInput & {
  id: string
  personId: string
  sessionId: string
  serverKey: string
  device: string
  now: Date
}

/** False where another person has this address. */
export async function insertDevice(tx: Tx, { now, ...given }: NewDevice): Promise<boolean> {
  const device = { ...given, createdAt: now }
  const adding = mapToFields(tx).insertInto('push_device').values(device)
  const added = await adding.onConflict((same) => same.doNothing()).executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Also a subscription of another person who used this browser before: only the browser knows its keys. */
export async function deleteSameBrowser(tx: Tx, { endpoint, p256dh, auth }: PushDeviceInput): Promise<void> {
  await sql`
    delete from push_device where endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth}`.execute(tx)
}

export async function deleteDevice(tx: Tx, id: string): Promise<string | null> {
  const gone = await tx.deleteFrom('push_device').where('id', '=', id).returning('device').executeTakeFirst()
  return gone?.device ?? null
}

export async function deleteOfOtherKeys(tx: Tx, serverKey: string): Promise<void> {
  await sql`delete from push_device where server_key <> ${serverKey}`.execute(tx)
}

export async function findAddress(tx: Tx, id: string): Promise<PushDeviceInput | null> {
  const { rows } = await sql<PushDeviceInput>`
    select endpoint, p256dh, auth from push_device where id::text = ${id}`.execute(tx)
  return rows[0] ?? null
}

export async function noteReached(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update push_device set reached_at = ${now} where id::text = ${id}`.execute(tx)
}

import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function findMapping(tx: Tx, key: string): Promise<{ choices: unknown; at: string } | null> {
  const { rows } = await sql<{ choices: unknown; at: string }>`
    select choices, iso_time(used_at) as at from import_mapping
    where organization_id = app_organization() and headings_key = ${key}`.execute(tx)
  return rows[0] ?? null
}

const mostMappings = 100

/** The oldest go, so that a program that names its columns anew each time fills nothing. */
export async function saveMapping(tx: Tx, key: string, choices: unknown, at: Date): Promise<void> {
  await sql`
    insert into import_mapping (organization_id, headings_key, choices, used_at)
    values (app_organization(), ${key}, ${JSON.stringify(choices)}::text::jsonb, ${at})
    on conflict (organization_id, headings_key) do update set choices = excluded.choices, used_at = excluded.used_at`.execute(
    tx,
  )
  await sql`
    delete from import_mapping where organization_id = app_organization() and headings_key in (
      select headings_key from import_mapping where organization_id = app_organization()
      order by used_at desc, headings_key offset ${mostMappings})`.execute(tx)
}

export async function deleteMapping(tx: Tx, key: string): Promise<void> {
  await sql`
    delete from import_mapping where organization_id = app_organization() and headings_key = ${key}`.execute(tx)
}

import { sql } from 'kysely'
import type { TextVersion } from '#contract/live/site-texts.ts'
import type { SiteText, TextKind } from '#domain/help/texts/site-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type StoredText = TextVersion & { kind: TextKind; item: string }

export async function listShownTexts(tx: Tx): Promise<SiteText[]> {
  const { rows } = await sql<SiteText>`
    select * from (
      select distinct on (kind, item) kind, item, words, is_hidden as "isHidden" from site_text
      order by kind, item, version desc
    ) latest where words is not null or "isHidden"`.execute(tx)
  return rows
}

export async function listTexts(tx: Tx): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select distinct on (kind, item) kind, item, version, change, words, is_hidden as "isHidden",
      iso_time(english_at) as "englishAt", iso_time(spanish_at) as "spanishAt", iso_time(happened_at) as at,
      person_name as by
    from site_text order by kind, item, version desc`.execute(tx)
  return rows
}

export type TextKey = { kind: string; item: string }

export async function listVersions(tx: Tx, { kind, item }: TextKey, limit: number): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select version, change, words, is_hidden as "isHidden", iso_time(english_at) as "englishAt",
      iso_time(spanish_at) as "spanishAt", iso_time(happened_at) as at, person_name as by
    from site_text where kind = ${kind} and item = ${item} order by version desc limit ${limit}`.execute(tx)
  return rows
}

export async function findVersion(tx: Tx, { kind, item }: TextKey, version: number): Promise<TextVersion | null> {
  const { rows } = await sql<TextVersion>`
    select version, change, words, is_hidden as "isHidden", iso_time(english_at) as "englishAt",
      iso_time(spanish_at) as "spanishAt", iso_time(happened_at) as at, person_name as by
    from site_text where kind = ${kind} and item = ${item} and version = ${version}`.execute(tx)
  return rows[0] ?? null
}

export type NewText = Pick<
  StoredText,
  'kind' | 'item' | 'version' | 'change' | 'words' | 'isHidden' | 'englishAt' | 'spanishAt'
> & { organizationId: string; at: Date }

export async function insertText(tx: Tx, text: NewText): Promise<string | null> {
  const { organizationId, kind, item, version, change, words, isHidden, englishAt, spanishAt, at } = text
  const { rows } = await sql<{ id: string }>`
    insert into site_text (organization_id, kind, item, version, change, words, is_hidden, english_at, spanish_at,
      person_id, person_name, happened_at)
    values (${organizationId}, ${kind}, ${item}, ${version}, ${change},
      ${words === null ? null : JSON.stringify(words)}::text::jsonb, ${isHidden}, ${englishAt}::timestamptz,
      ${spanishAt}::timestamptz, app_person(), acting_name(), ${at})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

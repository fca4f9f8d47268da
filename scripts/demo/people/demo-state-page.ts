import { sql } from 'kysely'
import type { OwnPage } from '#domain/states/own-page.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { buildAffiliateId } from './accounts.ts'

const dayMs = 86_400_000

/** What West Virginia's affiliate says on the page of its state, and what it said half a year before. */
export async function insertDemoStatePage(tx: Tx, now: Date): Promise<void> {
  const organization = buildAffiliateId('WV')
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const buildPage = (housed: number, days: number): OwnPage => ({
    welcome_en:
      'This is sample text of a demonstration. An affiliate would say here who it is, and that every certified home in the state is visited once a year.\n\nCall before you come: we tell you which homes have a bed.',
    welcome_es:
      'Este es un texto de muestra. Aquí la organización del estado diría quién es y cómo ayuda a encontrar una casa.',
    certify_en: 'Sample text: ask for the application by phone. Somebody visits your home within 60 days.',
    housed_count: String(housed),
    housed_on: ago(days).toISOString().slice(0, 10),
    directory_since: '2025-11-03',
    person: 'The office of the sample affiliate',
    phone: '304-555-0142',
    hours: 'Weekdays, 9 am to 4 pm',
  })
  const editions = [
    { days: 180, fields: buildPage(1130, 200), stands: false },
    { days: 12, fields: buildPage(1284, 20), stands: true },
  ]
  for (const { days, fields, stands } of editions) {
    await sql`
      insert into state_page_edition (organization_id, fields, published_at, published_name, stands)
      values (${organization}, ${JSON.stringify(fields)}::text::jsonb, ${ago(days)}, 'Riley', ${stands})`.execute(tx)
  }
  await sql`
    insert into state_page_draft (organization_id, fields, revision, saved_at, saved_name)
    values (${organization}, ${JSON.stringify(buildPage(1284, 20))}::text::jsonb, 2, ${ago(12)}, 'Riley')`.execute(tx)
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createStopLinks } from '#server/modules/claims/codes/stop-links.rules.ts'
import { createLinkSecrets } from '#server/modules/reminders/link-secret.rules.ts'
import { readOrCreateSecret } from '#server/plumbing/start/stored-secret.ts'
import { area, residences } from './kept-residences.ts'
import type { WholeSite } from './whole-site.ts'

export const sentAsForm = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  body: `${new URLSearchParams(fields)}`,
})
export const sentAsJson = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Asks both homes in both languages, corrects them, writes to the alliance; gives the secrets of the private links. */
export async function askForBeds(site: WholeSite): Promise<string[]> {
  const question = { kind: 'bed', name: 'Sam', answer_by: 'text', phone: '501-555-0199', needed: 'tonight' }
  const correction = { kind: 'correction', message: 'The phone number is old.' }
  const secrets: string[] = []
  for (const { slug } of residences) {
    for (const address of [`/residences/${slug}`, `/es/residencias/${slug}`]) {
      for (const form of [question, correction]) {
        const answer = await site.ask(address, { method: 'POST', ...sentAsForm(form) })
        secrets.push(answer.headers.get('location')?.split('/').at(-1) ?? '')
      }
    }
  }
  const sender = { firstName: 'Sam', lastName: 'Doe', email: 'sam@homes.example', stateId: 'AR' }
  const letter = { ...sender, facilityName: area.name, message: 'I own this home.' }
  await site.ask('/api/contact', { method: 'POST', ...sentAsJson(letter) })
  return secrets
}

/** Asks all homes at once; gives the secret of the private link. */
export async function askTogether(site: WholeSite): Promise<string[]> {
  const question = {
    homes: residences.map(({ slug }) => slug).join(','),
    name: 'Sam',
    answer_by: 'text',
    phone: '501-555-0199',
  }
  const answer = await site.ask('/residences/ask/together', { method: 'POST', ...sentAsForm(question) })
  return [/together\/([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '']
}

/** Asks somebody who waits at each home if they still want a place; gives the secrets of the links. */
export async function waitForBeds({ database }: WholeSite): Promise<string[]> {
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const secrets: string[] = []
    for (const { id } of residences) {
      const secret = id.replaceAll('-', '')
      const hash = createHash('sha256').update(`waiting ${secret}`).digest()
      await sql`
        with waits as (
          insert into waiting (organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at)
          select organization_id, id, 'any', 'email', 'sam@homes.example', now(), now() from residence where id = ${id}
          returning id, organization_id
        )
        insert into waiting_ping (organization_id, waiting_id, asked_at, way, secret_hash)
        select organization_id, id, now(), 'email', ${hash} from waits`.execute(tx)
      secrets.push(secret)
    }
    return secrets
  })
}

/** Somebody claims each home by a code; gives the secrets in the mails by which the homes can say that they know nobody. */
export async function claimResidences({ database, dataDir }: WholeSite): Promise<string[]> {
  const { make } = createStopLinks(await readOrCreateSecret(dataDir, 'auth-secret'))
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into claim (organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
        made_by, made_name, made_email)
      select organization_id, 'Own Homes', id, name, city, state_code, now(), gen_random_uuid(), 'Olive', 'o@homes.example'
      from residence returning id`.execute(tx)
    return rows.map(({ id }) => make(id))
  })
}

/** Reminds the people of both homes of their beds; gives the secrets of the links. */
export async function remindOfBeds({ database, dataDir }: WholeSite): Promise<string[]> {
  const { make, hashOf } = createLinkSecrets(await readOrCreateSecret(dataDir, 'auth-secret'))
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ id: string; organization: string }>`
      insert into reminder (organization_id, person_id, bed_group_id, due_at, expires_at)
      select g.organization_id, m.person_id, g.id, now(), now() + interval '1 day'
      from bed_group g join membership m on m.organization_id = g.organization_id
      returning id, organization_id as organization`.execute(tx)
    const secrets = rows.map(make)
    for (const [place, { id, organization }] of rows.entries()) {
      await sql`insert into reminder_link (secret_hash, organization_id, reminder_id, act)
        values (${hashOf(secrets[place] ?? '')}, ${organization}, ${id}, 'change')`.execute(tx)
    }
    return secrets
  })
}

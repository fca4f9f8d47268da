import { createHash, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { Desk } from '#tests/support/desk/desk-people.ts'
import { buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'

/** Words that stand in nothing but the rows of the organization they belong to. */
export const marks = {
  desk: ['Markthistle Draft', 'Markthistle Asker', 'Markthistle Note', 'markthistle-invited@homes.example'],
  alliance: ['Markbramble Sender', 'Markbramble Subject', 'Markbramble Report', 'Markbramble Note'],
  // Theirs, and of whoever decides it; for the holder of the house only who claims.
  claim: ['Markthistle Letter'],
} as const

/** What stands for the parts of an address: all of it belongs to one organization, or to the alliance. */
export type Planted = {
  slug: string
  draft: string
  published: string
  inquiry: string
  asked: string
  invitation: string
  join: string
  person: string
  session: string
  message: string
  mail: string
  organization: string
  claim: string
  application: string
  photo: string
  report: string
}

const day = 24 * 3_600_000

/** A claim of the organization on a listing of somebody else, shown by papers, for the alliance to decide. */
async function plantClaim(transactions: Transactions, { organizationId, people }: Desk): Promise<string> {
  const claim = randomUUID()
  const residence = await buildResidence(transactions, {
    organizationId: await buildOrganization(transactions),
    name: 'Claimed House',
  })
  await transactions.run({ kind: 'system' }, (tx) =>
    sql`
      insert into claim (id, organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
        made_by, made_name, made_email, way, shown_at, letter, waiting_reason, decider_id, decider_name)
      values (${claim}, ${organizationId}, 'Own Homes', ${residence}, 'Claimed House', 'Conway', 'AR', now(),
        ${people.owner.id}, 'Olive', 'olive@homes.example', 'letter', now(), ${marks.claim[0]}, 'letter', ${allianceId},
        'The Alliance')`.execute(tx),
  )
  return claim
}

/** An application of the organization that nobody else reads yet; who would decide it is no reader here. */
async function plantApplication(transactions: Transactions, organizationId: string, residence: string) {
  const application = randomUUID()
  const affiliate = await buildOrganization(transactions)
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  await run(sql`
    insert into application (id, organization_id, organization_name, residence_id, residence_name, city, state_code,
      affiliate_id, affiliate_name, level, version, is_renewal, stage, stage_since, started_at, started_by_name,
      started_by_email, heard_at)
    values (${application}, ${organizationId}, 'Own Homes', ${residence}, ${marks.desk[0]}, 'Conway', 'AR',
      ${affiliate}, 'The Affiliate', 2, '3.0', false, 'started', now(), now(), 'Olive', 'olive@homes.example', now())`)
  await run(sql`
    insert into application_rule (application_id, code, place, is_required, is_seen_on_site, note)
    values (${application}, '1.A.1.a', 0, true, false, ${marks.desk[2]})`)
  return application
}

/** Puts one of everything into an organization, and a message and a mail into the alliance's. */
export async function plantThings(transactions: Transactions, desk: Desk): Promise<Planted> {
  const { organizationId, people } = desk
  const run = (statement: RawBuilder<unknown>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  const said = { totalBeds: 8, reports: [{ occupied: 6, at: new Date() }] }
  const published = await buildResidence(transactions, { organizationId, groups: [said] })
  const draft = await buildResidence(transactions, { organizationId, name: marks.desk[0], status: 'draft' })
  const [inquiry, invitation, message, mail] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [asked, join] = ['planted-secret-of-a-question', 'planted-secret-of-an-invite']
  const hash = (words: string) => createHash('sha256').update(words).digest()
  const soon = new Date(Date.now() + day)
  await run(sql`
    insert into inquiry (id, organization_id, residence_id, kind, received_at, language, sender_name, answer_by, reach,
      needed, message, secret_hash, body_hash)
    values (${inquiry}, ${organizationId}, ${published}, 'bed', now(), 'en', ${marks.desk[1]}, 'text', '501-555-0199',
      'tonight', '', ${hash(`inquiry ${asked}`)}, ${hash('')})`)
  await run(sql`
    insert into bed_hold (id, organization_id, bed_group_id, placed_at, until, note)
    select gen_random_uuid(), organization_id, id, now(), ${soon}, ${marks.desk[2]} from bed_group
    where residence_id = ${published}`)
  await run(sql`
    insert into invitation (id, organization_id, email, role, secret_hash, invited_by, invited_by_name, created_at,
      sent_at, expires_at)
    values (${invitation}, ${organizationId}, ${marks.desk[3]}, 'manager', ${hash(`invitation ${join}`)},
      ${people.owner.id}, 'Olive', now(), now(), ${soon})`)
  await run(sql`
    insert into history (organization_id, person_id, person_name, source, subject, subject_name, change)
    values (${organizationId}, ${people.owner.id}, 'Olive', 'residence', 'residence', ${marks.desk[0]}, 'added')`)
  const claim = await plantClaim(transactions, desk)
  const application = await plantApplication(transactions, organizationId, draft)
  const photo = randomUUID()
  await run(sql`
    insert into residence_photo (id, organization_id, residence_id, position, width, height, color, added_at)
    values (${photo}, ${organizationId}, ${draft}, 1, 480, 320, '#88aacc', now())`)
  await run(sql`
    insert into residence_photo_file (photo_id, organization_id, size, format, bytes)
    values (${photo}, ${organizationId}, 480, 'jpg', 'not read by anybody')`)
  await run(sql`
    insert into contact_message (id, organization_id, received_at, first_name, last_name, email, phone, facility_name,
      message)
    values (${message}, ${allianceId}, now(), ${marks.alliance[0]}, 'X', 'x@homes.example', '', '', 'Hello')`)
  await run(sql`
    insert into mail (id, organization_id, kind, recipient, subject, text_body, html_body, message_id, due_at, created_at)
    values (${mail}, ${allianceId}, 'contact-receipt', 'x@homes.example', ${marks.alliance[1]}, 'x', 'x',
      '<planted@homes.example>', ${soon}, now())`)
  const report = randomUUID()
  await run(sql`
    insert into listing_report (id, residence_id, kind, words, email, language, received_at, due_at, key_hash,
      shared_with_affiliate)
    values (${report}, ${published}, 'closed', ${marks.alliance[2]}, 'reporter@homes.example', 'en', now(), ${soon},
      ${hash('report')}, true)`)
  await run(sql`
    insert into listing_note (id, residence_id, words, noted_at, noted_by, noted_name)
    values (${randomUUID()}, ${draft}, ${marks.alliance[3]}, now(), ${randomUUID()}, 'Avery')`)
  const { rows } = await transactions.run({ kind: 'system' }, (tx) =>
    sql<{ slug: string }>`select slug from residence where id = ${published}`.execute(tx),
  )
  return {
    slug: rows[0]?.slug ?? '',
    draft,
    published,
    inquiry,
    asked,
    invitation,
    join,
    message,
    mail,
    person: people.bed_updater.id,
    session: randomUUID(),
    organization: organizationId,
    claim,
    application,
    photo,
    report,
  }
}

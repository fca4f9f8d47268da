import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { staffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { allianceId } from '#domain/people/organization.ts'
import { buildMessageRef } from '#server/modules/contact/message-ref.rules.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const { as, database, house: addResidence, organize, people, run } = moderationDesk()

const ask = (q: string, who: SignedIn | null = people().avery) =>
  as(who).request(`/api/staff/search?${new URLSearchParams({ q })}`)
const find = async (q: string) => staffSearchAnswer.parse(await (await ask(q)).json())
const operator = () => people().nia.organization?.id ?? ''
const affiliate = () => people().riley.organization?.id ?? ''

async function writeMessage(email: string): Promise<string> {
  const id = randomUUID()
  await run(sql`
    insert into contact_message (id, organization_id, received_at, first_name, last_name, email, phone, facility_name, message)
    values (${id}, ${allianceId}, now(), 'Sam', 'Oak', ${email}, '', 'Oak Homes', 'Do you have a bed?')`)
  return id
}

async function mailTo(recipient: string, count = 1): Promise<void> {
  await run(sql`
    insert into mail (id, organization_id, kind, recipient, subject, text_body, html_body, message_id, state, sent_at, created_at)
    select gen_random_uuid(), ${allianceId}, 'contact-receipt', ${recipient}, 'We have it', 'text', 'html',
      gen_random_uuid()::text, 'sent', now(), now() from generate_series(1, ${count}::int)`)
}

const certify = (residenceId: string, number: string) =>
  run(sql`
    insert into certificate (id, organization_id, residence_id, number, narr_level, residence_name, street, city, zip,
      operator_name, beds_for, kind, standard, issued_on, ends_on, set_at, status_index)
    values (gen_random_uuid(), ${affiliate()}, ${residenceId}, ${number}, 2, 'Quiet Elm', '', 'Lewisburg', '24901',
      'Birch House', '{}', 'initial', '3.0', current_date - 10, current_date + 300, now(), 1)`)

const claim = (residenceId: string) =>
  run(sql`
    insert into claim (organization_id, organization_name, residence_id, residence_name, city, state_code, made_at, made_by,
      made_name, made_email)
    values (${operator()}, 'Birch House', ${residenceId}, 'Quiet Elm', 'Lewisburg', 'WV', now(), ${people().nia.id},
      'Nia Ashby', 'nia@operator.example')`)

describe('the search of the staff over all', () => {
  it('finds organizations, people, homes and claims by words', async () => {
    const elm = await addResidence({ name: 'Quiet Elm' })
    await claim(elm)
    const byHome = await find('quiet ELM')
    expect(byHome.homes).toMatchObject({ rows: [{ id: elm, name: 'Quiet Elm', city: 'Lewisburg' }], total: 1 })
    expect(byHome.claims.rows).toMatchObject([{ residenceId: elm, standing: 'unproved', isOnList: false }])
    await run(sql`update claim set way = 'phone', shown_at = now(), ended_at = now(), ended_as = 'refused'`)
    expect((await find('elm')).claims.rows).toMatchObject([{ standing: 'refused', isOnList: true }])
    const byName = await find('birch')
    expect(byName.organizations.rows).toMatchObject([{ id: operator(), kind: 'operator', houses: 1 }])
    expect(byName.people.rows).toMatchObject([{ id: people().nia.id, email: 'nia@operator.example' }])
    expect(byName.claims.rows).toMatchObject([{ organization: 'Birch House', madeBy: 'Nia Ashby' }])
    expect((await find('west virginia')).organizations.rows).toMatchObject([{ id: affiliate(), kind: 'affiliate' }])
    expect((await find("o'neil %_")).homes).toEqual({ rows: [], total: 0 })
  })

  it('finds a certificate by its number however it is written, also of a home that is not listed', async () => {
    await certify(await addResidence({ name: 'Quiet Elm', status: 'draft' }), 'WV-7')
    for (const q of ['wv-7', 'WV 7', 'wv7']) {
      expect((await find(q)).certificates.rows).toMatchObject([{ number: 'WV-7', state: 'WV', residence: 'Quiet Elm' }])
    }
    expect((await find('WV-8')).certificates.rows).toEqual([])
  })

  it('finds a message by its number or its sender, and the emails of one whole address', async () => {
    const id = await writeMessage('Sam@Oak.example')
    await writeMessage('other@oak.example')
    await mailTo('sam@oak.example')
    await mailTo('other@oak.example')
    const ref = buildMessageRef(id)
    for (const q of [ref, ref.toLowerCase().replace('-', ' '), 'sam@oak.EXAMPLE']) {
      expect((await find(q)).messages.rows).toMatchObject([{ id, ref, senderName: 'Sam Oak' }])
    }
    expect((await find('SAM@oak.example')).mails.rows).toMatchObject([{ recipient: 'sam@oak.example', state: 'sent' }])
    expect((await find('oak.example')).mails.rows).toEqual([])
  })

  it('shows the first eight of each, and says how many there are where they were counted', async () => {
    for (let number = 1; number <= 10; number += 1) await addResidence({ name: `Elm ${number}` })
    for (let number = 1; number <= 26; number += 1) await organize('operator', `Elm Homes ${number}`)
    await mailTo('elm@homes.example', 9)
    const found = await find('elm')
    expect([found.homes.rows.length, found.homes.total]).toEqual([8, 10])
    expect([found.organizations.rows.length, found.organizations.total]).toEqual([8, null])
    const { mails } = await find('elm@homes.example')
    expect([mails.rows.length, mails.total]).toEqual([8, null])
  })

  it('wants three letters, or a number', async () => {
    await certify(await addResidence({ name: 'Elm 7' }), '7')
    expect(await find('el')).toMatchObject({ isTooShort: true, homes: { rows: [] } })
    expect(await find('')).toMatchObject({ isTooShort: true, organizations: { rows: [] } })
    expect(await find(' 7 ')).toMatchObject({ isTooShort: false, homes: { rows: [] }, certificates: { total: 1 } })
  })

  it('is for the staff alone, and says so', async () => {
    for (const who of [people().nia, people().riley]) {
      const refused = await ask('birch', who)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({
        message: 'This is the desk of the alliance. Your organization has none.',
      })
    }
    expect((await ask('birch', null)).status).toBe(401)
  })

  it('counts each search, and not the empty page', async () => {
    for (let times = 0; times < 120; times += 1) expect((await ask('zz', people().robin)).status).toBe(200)
    expect((await ask('zz', people().robin)).status).toBe(429)
    expect((await ask('', people().robin)).status).toBe(200)
    expect((await ask('zz')).status).toBe(200)
  })

  it('reads certificates, claims, messages and mails by their indexes', async () => {
    const id = randomUUID()
    const statements = {
      certificate_by_number: sql`select from certificate where lower(number) = 'wv-7'`,
      claim_of_residence: sql`select from claim where residence_id = any(array[${id}]::uuid[]) or organization_id = any(array[${id}]::uuid[])`,
      contact_message_of_sender: sql`select from contact_message where lower(email) = 'sam@oak.example'`,
      mail_of_recipient: sql`select from mail where channel = 'mail' and lower(recipient) = 'sam@oak.example'
        order by created_at desc limit 9`,
    }
    await database().transactions.run({ kind: 'system' }, async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      for (const [index, statement] of Object.entries(statements)) {
        const { rows } = await sql`explain ${statement}`.execute(tx)
        expect(JSON.stringify(rows)).toContain(index)
      }
    })
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const {
  as,
  change,
  clock,
  comeFrom,
  handle,
  house: addResidence,
  listing,
  mails,
  people,
  queue,
  report,
  reports,
  run,
  slug,
  status,
  tell,
} = moderationDesk()

const hour = 3_600_000
const open = async (fields: Record<string, string> = {}, language = 'en') => {
  const residence = await addResidence()
  await tell(await slug(residence), fields, language)
  const [row] = (await queue()).rows
  return { residence, id: row?.id ?? '' }
}
const sent = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)

describe('a report of a page', () => {
  it('is kept once, goes to the staff, and says nothing to the operator', async () => {
    const residence = await addResidence({ name: 'Harbor House' })
    const at = await slug(residence)
    const fields = { kind: 'scam', message: 'They asked for gift cards.', email: 'sam@reed.example' }
    expect((await tell(at, fields)).status).toBe(201)
    expect((await tell(at, fields)).status).toBe(201)
    const { rows, counts } = await queue()
    expect(counts).toEqual({ open: 1, late: 0, urgent: 1, mine: 0, decided: 0 })
    expect(rows).toMatchObject([{ kind: 'scam', words: 'They asked for gift cards.', email: 'sam@reed.example' }])
    const all = await mails()
    expect(all).toMatchObject([{ kind: 'report-urgent', recipient: 'support@alliance.example' }])
    expect(all[0]?.text_body).not.toMatch(/gift cards|sam@reed/)
  })

  it('is due within 4 hours where it is about a scam or safety, within 2 days otherwise, late ones first', async () => {
    const residence = await addResidence()
    const at = await slug(residence)
    await tell(at, { kind: 'closed', message: 'First' })
    await tell(at, { kind: 'unsafe', message: 'Second' })
    const { rows } = await queue()
    expect(
      rows.map(({ words, receivedAt, dueAt }) => [words, (Date.parse(dueAt) - Date.parse(receivedAt)) / hour]),
    ).toEqual([
      ['Second', 4],
      ['First', 48],
    ])
    clock().forward({ hours: 5 })
    expect((await queue()).counts).toMatchObject({ open: 2, late: 1 })
  })

  it('names what is wrong by a code, and keeps nothing of it', async () => {
    const at = await slug(await addResidence())
    const wrong = async (fields: Record<string, string>) =>
      ((await (await tell(at, fields)).json()) as { fields: object }).fields
    expect(await wrong({ kind: 'taste' })).toEqual({ kind: 'not_a_choice' })
    expect(await wrong({ message: '  ' })).toEqual({ message: 'missing' })
    expect(await wrong({ message: 'x'.repeat(2001) })).toEqual({ message: 'too_long' })
    expect(await wrong({ email: 'nobody' })).toEqual({ email: 'not_an_email' })
    expect(await wrong({ more: 'spam' })).toEqual({ more: 'hidden' })
    expect((await queue()).rows).toEqual([])
  })

  it('is about a public page, also by an address it had before, and at most 10 an hour from one address', async () => {
    const draft = await addResidence({ status: 'draft' })
    expect((await tell(await slug(draft))).status).toBe(404)
    expect((await tell('no-such-house')).status).toBe(404)
    const residence = await addResidence()
    const before = await slug(residence)
    await run(sql`update residence set slug = 'moved-house' where id = ${residence}`)
    for (let count = 0; count < 10; count += 1) await tell(before, { message: `Report ${count}` })
    expect((await tell(before, { message: 'One more' })).status).toBe(429)
    comeFrom('198.51.100.7')
    expect((await tell(before, { message: 'One more' })).status).toBe(201)
    expect((await queue()).counts.open).toBe(11)
  })

  it('is taken by one, given back, and decided once', async () => {
    const { id } = await open()
    const { robin } = people()
    expect((await handle(id, { act: 'take' })).status).toBe(200)
    expect((await queue('?show=mine')).rows).toHaveLength(1)
    const second = await handle(id, { act: 'no_action' }, robin)
    expect([second.status, await second.json()]).toMatchObject([409, { message: expect.stringContaining('Avery') }])
    expect((await handle(id, { act: 'give_back' }, robin)).status).toBe(200)
    expect((await handle(id, { act: 'no_action', words: 'Called: it is open.' }, robin)).status).toBe(200)
    expect((await handle(id, { act: 'take' })).status).toBe(409)
    expect((await report(id)).decided).toMatchObject({
      as: 'no_action',
      by: 'Robin Ashby',
      words: 'Called: it is open.',
    })
    expect(await queue('?show=decided')).toMatchObject({ rows: [{ id }], counts: { open: 0, decided: 1 } })
  })

  it('hides the listing with all its open reports, and answers each who left an address in their language', async () => {
    const { residence, id } = await open({ email: 'sam@reed.example' })
    await tell(await slug(residence), { kind: 'scam', message: 'Es una estafa.', email: 'ana@reed.example' }, 'es')
    const hidden = await handle(id, { act: 'hidden', reason: 'closed', words: 'The house is empty.' })
    expect([hidden.status, await status(residence)]).toEqual([200, 'draft'])
    expect((await queue()).rows).toEqual([])
    const all = await mails()
    expect(await sent()).toEqual(
      expect.arrayContaining([
        'listing-hidden nia@operator.example',
        'report-answer sam@reed.example',
        'report-answer ana@reed.example',
      ]),
    )
    const told = all.find(({ recipient }) => recipient === 'nia@operator.example')?.text_body ?? ''
    expect(told).not.toMatch(/sam@reed|estafa|Nobody lives/)
    expect(all.find(({ recipient }) => recipient === 'ana@reed.example')?.text_body).toContain(
      'Hemos quitado la página',
    )
    expect((await listing(residence)).reports).toMatchObject([
      { decided: { as: 'hidden' } },
      { decided: { as: 'hidden' } },
    ])
  })

  it('passes to the affiliate of the state what was written, and nothing of who wrote it', async () => {
    const { id } = await open({ kind: 'scam', email: 'sam@reed.example' })
    expect((await report(id)).affiliate).toBe('West Virginia Alliance')
    expect((await handle(id, { act: 'passed_on', words: 'Do you know them?' })).status).toBe(200)
    const mail = (await mails()).find(({ kind }) => kind === 'report-passed-on')
    expect(mail).toMatchObject({ recipient: 'riley@affiliate.example', reply_to: 'support@alliance.example' })
    expect(mail?.text_body).toContain('Nobody lives there.')
    expect(mail?.text_body).not.toContain('sam@reed')
    expect(await sent()).toContain('report-answer sam@reed.example')
  })

  it('stays open where the state has no affiliate to pass it to', async () => {
    const residence = await addResidence({ stateCode: 'OH', city: 'Dayton', zip: '45402' })
    await tell(await slug(residence))
    const [row] = (await queue()).rows
    expect((await handle(row?.id ?? '', { act: 'passed_on' })).status).toBe(409)
    expect((await queue()).counts.open).toBe(1)
  })

  it('asks for a proof of who hides, and keeps operators and affiliates out', async () => {
    const { id } = await open()
    const { avery, nia, riley } = people()
    const late = await handle(id, { act: 'hidden', reason: 'closed', words: 'Gone.' }, { ...avery, isProved: false })
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'prove_again' }])
    for (const who of [nia, riley]) expect((await handle(id, { act: 'take' }, who)).status).toBe(403)
  })

  it('forgets who reported 30 days after the decision, and the report after 12 months', async () => {
    const { id } = await open({ email: 'sam@reed.example' })
    await handle(id, { act: 'no_action' })
    clock().forward({ hours: 31 * 24 })
    await reports().forgetOld()
    expect((await report(id)).email).toBe('')
    clock().forward({ hours: 340 * 24 })
    await reports().forgetOld()
    expect(await run(sql`select from listing_report`)).toEqual([])
  })

  it('is answered too where staff hide the listing in the other room', async () => {
    const { residence, id } = await open({ email: 'sam@reed.example' })
    await change(residence, { act: 'hide', reason: 'closed', words: 'The house is empty.' })
    expect(await report(id)).toMatchObject({
      listing: { isHidden: true },
      decided: { as: 'hidden', words: 'The house is empty.' },
    })
    expect(await sent()).toContain('report-answer sam@reed.example')
    expect((await handle(id, { act: 'no_action', words: 'Hidden already.' })).status).toBe(409)
  })

  it('stays open where a house is hidden with its organization', async () => {
    const { id } = await open()
    const { avery, nia } = people()
    const lock = { act: 'lock', words: 'We look into it.' }
    await as(avery).post(`/api/staff/organizations/${nia.organization?.id}/changes`, lock)
    expect(await report(id)).toMatchObject({ listing: { isHidden: true }, decided: null })
  })
})

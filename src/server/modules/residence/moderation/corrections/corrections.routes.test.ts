import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { correctionsPage } from '#contract/residence/moderation/corrections.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const {
  as,
  clock,
  database,
  get,
  handle,
  house: addResidence,
  join,
  mails,
  organize,
  people,
  queue,
  report,
  run,
  slug,
  tell,
} = moderationDesk()

const path = '/api/affiliate/corrections'
const list = async (query = '', who = people().riley) => correctionsPage.parse(await get(`${path}${query}`, who))
const settle = (id: string, said: object = {}, who = people().riley) =>
  as(who).post(path, { act: 'settle', id, as: 'corrected', ...said })

async function open(fields: Record<string, string> = {}): Promise<string> {
  await tell(await slug(await addResidence({ name: 'Harbor House' })), { email: 'sam@reed.example', ...fields })
  const [row] = (await queue()).rows
  return row?.id ?? ''
}

describe('the corrections of a state', () => {
  it('200: each with its home and words, and nothing of who wrote it', async () => {
    const id = await open()
    const answer = await (await as(people().riley).request(path)).text()
    expect(answer).not.toMatch(/sam@reed|keyHash|key_hash/)
    const { affiliate, rows, counts } = correctionsPage.parse(JSON.parse(answer))
    expect({ affiliate, counts }).toEqual({
      affiliate: people().riley.organization?.name,
      counts: { open: 1, late: 0, settled: 0 },
    })
    expect(rows).toMatchObject([
      {
        id,
        kind: 'closed',
        words: 'Nobody lives there.',
        isTakenByAlliance: false,
        residence: { name: 'Harbor House', city: 'Lewisburg' },
      },
    ])
    expect((await report(id)).sharedWithAffiliate).toBe('West Virginia Alliance')
    clock().forward({ hours: 49 })
    expect((await list()).counts).toEqual({ open: 1, late: 1, settled: 0 })
  })

  it('leaves out what is about harm or fraud, and what was promised to the alliance alone', async () => {
    const at = await slug(await addResidence())
    for (const kind of ['unsafe', 'scam', 'duplicate']) await tell(at, { kind, message: `It is ${kind}` })
    await run(sql`update listing_report set shared_with_affiliate = false where kind = 'duplicate'`)
    expect((await list()).rows).toEqual([])
    const all = (await queue()).rows
    expect(all.map(({ kind, sharedWithAffiliate }) => [kind, sharedWithAffiliate]).toSorted()).toEqual([
      ['duplicate', null],
      ['scam', null],
      ['unsafe', null],
    ])
    for (const { id } of all) expect((await settle(id)).status).toBe(404)
    await expect(run(sql`update listing_report set shared_with_affiliate = true`)).rejects.toThrow(/check/)
  })

  it('is corrected: whoever wrote hears it, and the alliance sees who settled it', async () => {
    const id = await open({ email: 'ana@reed.example' })
    expect((await settle(id, { words: 'We called: it has closed.' })).status).toBe(200)
    expect(await list()).toMatchObject({ rows: [], counts: { open: 0, settled: 1 } })
    const [row] = (await list('?show=settled')).rows
    expect(row).toMatchObject({
      settled: { as: 'corrected', by: 'Riley Ashby', words: 'We called: it has closed.' },
      decided: { as: 'corrected' },
    })
    const settledNow = { as: 'corrected', at: clock().now().toISOString(), by: 'Riley Ashby' }
    expect(await report(id)).toMatchObject({ decided: { ...settledNow, words: '' }, settled: settledNow })
    expect((await queue('?show=decided')).rows).toMatchObject([{ id }])
    const mail = (await mails()).find(({ kind }) => kind === 'report-answer')
    expect(mail).toMatchObject({ recipient: 'ana@reed.example', reply_to: 'support@alliance.example' })
    expect(mail?.text_body).toMatch(/page has\s+been\s+put\s+right/)
    expect(mail?.text_body).not.toContain('We called')
  })

  it('is nothing to correct, once', async () => {
    const id = await open()
    expect((await settle(id, { as: 'no_action' })).status).toBe(200)
    const second = await settle(id)
    expect([second.status, await second.json()]).toMatchObject([409, { message: 'This report is settled already.' }])
    expect((await report(id)).decided).toMatchObject({ as: 'no_action' })
  })

  it('is passed to the alliance with a note, which decides; its own notes are not shown to the affiliate', async () => {
    const id = await open()
    const bare = await settle(id, { as: 'passed_up', words: ' ' })
    expect([bare.status, await bare.json()]).toMatchObject([422, { fields: { words: expect.stringContaining('Say') } }])
    expect((await settle(id, { as: 'passed_up', words: 'Their operator threatened us.' })).status).toBe(200)
    expect(await report(id)).toMatchObject({
      decided: null,
      settled: { as: 'passed_up', by: 'Riley Ashby', words: 'Their operator threatened us.' },
    })
    const mail = (await mails()).find(({ kind }) => kind === 'report-passed-up')
    expect(mail?.recipient).toBe('support@alliance.example')
    expect(mail?.text_body).not.toMatch(/threatened|sam@reed/)
    expect((await settle(id)).status).toBe(409)
    expect((await handle(id, { act: 'passed_on' })).status).toBe(409)
    await handle(id, { act: 'no_action', words: 'A word among the staff.' })
    const answer = await (await as(people().riley).request(`${path}?show=settled`)).text()
    expect(JSON.parse(answer).rows).toMatchObject([{ id, decided: { as: 'no_action' } }])
    expect(answer).not.toMatch(/among the staff|Avery/)
  })

  it('is not the officer’s while somebody of the alliance has it', async () => {
    const id = await open()
    await handle(id, { act: 'take' })
    expect((await list()).rows).toMatchObject([{ id, isTakenByAlliance: true }])
    expect((await settle(id)).status).toBe(409)
    await handle(id, { act: 'give_back' })
    expect((await settle(id)).status).toBe(200)
  })
})

describe('who reads corrections', () => {
  it('404: nobody of the affiliate of another state, who is told so', async () => {
    const id = await open()
    const other = await join('Oakley', await organize('affiliate', 'Ohio Alliance', 'OH'))
    expect(await list('', other)).toMatchObject({ rows: [], counts: { open: 0, late: 0, settled: 0 } })
    const refused = await settle(id, {}, other)
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      { message: 'There is no such report in your state.' },
    ])
    expect((await report(id)).settled).toBe(null)
  })

  it('403: neither operators nor the alliance, which has its own list', async () => {
    const id = await open()
    for (const who of [people().nia, people().avery]) {
      expect((await as(who).request(path)).status).toBe(403)
      expect((await settle(id, {}, who)).status).toBe(403)
    }
  })

  it('no officer who belongs to the operator of the home', async () => {
    const id = await open()
    const { riley, nia } = people()
    await run(sql`
      insert into membership (person_id, organization_id, role) values (${riley.id}, ${nia.organization?.id}, 'manager')`)
    expect((await list()).rows).toEqual([])
    expect((await settle(id)).status).toBe(404)
  })

  it('stays with the alliance where the state has no officer', async () => {
    const id = await open()
    await run(sql`update organization set state_code = 'OH' where kind = 'affiliate'`)
    expect(await report(id)).toMatchObject({ sharedWithAffiliate: null, affiliate: null })
    expect((await list()).rows).toEqual([])
  })

  it('the database gives an officer neither the address nor a note of the staff', async () => {
    await open()
    const { id: personId, organization } = people().riley
    const actor = { kind: 'person', personId, organizationId: organization?.id ?? '' } as const
    for (const column of ['email', 'decided_words', 'decided_name', 'taken_name', 'key_hash']) {
      const asked = database().run(sql`select ${sql.ref(column)} from listing_report`, actor)
      await expect(asked, column).rejects.toThrow(/permission denied/)
    }
  })
})

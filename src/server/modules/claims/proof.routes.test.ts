import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const {
  people,
  list,
  claim,
  act,
  read,
  prove,
  mails,
  newestCode,
  run,
  readHolder: holderOf,
  clock,
  server,
} = claimsDesk()

const readCode = async (answer: Response) => [answer.status, (await answer.json()).fields?.code]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** A claim of Nia's with a code on its way. */
async function asked(way: 'email' | 'phone' = 'email') {
  const residence = await list({ name: 'Harbor' })
  const id = await claim(people().nia, residence)
  expect((await act(people().nia, id, 'code', { way })).status).toBe(200)
  return { residence, id, code: await newestCode() }
}

describe('a code', () => {
  it('goes to the email the listing publishes, where nobody of the staff reads it, and says who asks and for which page', async () => {
    await asked()
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'hello@harbor.example',
      channel: 'mail',
      kind: 'claim-code',
      confidential: true,
      subject: 'A code for Harbor in Lewisburg, WV',
    })
    expect(mail?.text_body).toMatch(/^Nia Ashby of Birch House wants to manage Harbor/)
    expect(mail?.text_body).toMatch(/https:\/\/homes\.example\/residences\/house-/)
    expect(mail?.text_body).toMatch(/This is not us:\nhttps:\/\/homes\.example\/not-us\/[\w-]{40}\n/)
    expect(mail?.text_body).not.toMatch(/recovery|sober/i)
  })

  it('goes to the phone it publishes as a text', async () => {
    const { code } = await asked('phone')
    expect(await mails()).toMatchObject([
      {
        recipient: '+15015550100',
        channel: 'text',
        confidential: true,
        text_body: expect.stringMatching(
          `^${code} is the code that hands over the listing of Harbor in Lewisburg, WV\\. Nia Ashby of Birch House asked for it\\..* https://homes\\.example/not-us/`,
        ),
      },
    ])
  })

  it('is kept only as a hash, and shown to nobody', async () => {
    const { code } = await asked()
    expect(JSON.stringify(await run(sql`select c::text from claim_code c`))).not.toContain(code)
    const [own] = (await read(people().nia, 'operator')).claims
    expect(own?.code).toEqual({
      way: 'email',
      sentAt: '2026-03-02T15:00:00.000Z',
      expiresAt: '2026-03-02T15:10:00.000Z',
      triesLeft: 5,
    })
    expect(server().logged()).not.toContain(code)
    const kept = await run(sql`select change, after, h::text as line from history h where change = 'code_sent'`)
    expect(kept).toMatchObject([{ after: { way: 'email' }, line: expect.not.stringContaining(code) }])
  })

  it('hands over a house nobody had claimed at once, and the affiliate is told', async () => {
    const { residence, id, code } = await asked()
    const answer = await act(people().nia, id, 'proof', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect([answer.status, await answer.json()]).toEqual([200, { isDecided: true }])
    expect(await holderOf(residence)).toEqual({
      organizationId: people().nia.organization.id,
      claimedAt: clock().now(),
    })
    const [own] = (await read(people().nia, 'operator')).claims
    expect(own?.end).toMatchObject({ as: 'approved', by: null, reason: 'Proved by the listing’s own email.' })
    const recipients = (await mails()).slice(1).map(({ kind, recipient }) => [kind, recipient])
    expect(recipients.sort()).toEqual([
      ['claim-decided-code', people().riley.email],
      ['claim-yours-code', people().nia.email],
    ])
  })

  it('that is wrong says so and how many tries are left, and the right one still works after', async () => {
    const { id, code } = await asked()
    expect(await readCode(await act(people().nia, id, 'proof', { code: wrong(code) }))).toEqual([
      422,
      'That is not the code. You have 4 tries left.',
    ])
    expect((await act(people().nia, id, 'proof', { code })).status).toBe(200)
  })

  it('is used up after 5 wrong tries, also for who then knows it', async () => {
    const { id, code } = await asked()
    const replies = []
    for (let tries = 0; tries < 6; tries++) {
      replies.push((await readCode(await act(people().nia, id, 'proof', { code: wrong(code) })))[1])
    }
    expect(replies.slice(3)).toEqual([
      'That is not the code. You have 1 try left.',
      'That is not the code. It was tried 5 times and no longer works. Ask for a new one.',
      'That code was tried 5 times and no longer works. Ask for a new one.',
    ])
    expect((await act(people().nia, id, 'proof', { code })).status).toBe(422)
    await prove(people().nia, id)
    expect((await read(people().nia, 'operator')).claims[0]?.end?.as).toBe('approved')
  })

  it('is not tried more than 5 times by many at once', async () => {
    const { id, code } = await asked()
    const tries = Array.from({ length: 12 }, () => act(people().nia, id, 'proof', { code: wrong(code) }))
    await Promise.all(tries)
    expect(await run(sql`select tries from claim_code`)).toEqual([{ tries: 5 }])
  })

  it('is late after 10 minutes', async () => {
    const { id, code } = await asked()
    clock().forward({ minutes: 10 })
    expect(await readCode(await act(people().nia, id, 'proof', { code }))).toEqual([
      422,
      'That code is older than 10 minutes. Ask for a new one.',
    ])
  })

  it('makes the one before it worthless', async () => {
    const { id, code } = await asked()
    clock().forward({ seconds: 30 })
    await act(people().nia, id, 'code', { way: 'phone' })
    const { rows } = {
      rows: await run(sql<{ text: string }>`select text_body as text from mail where channel = 'text'`),
    }
    const second = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
    if (second !== code) expect((await act(people().nia, id, 'proof', { code })).status).toBe(422)
    expect((await act(people().nia, id, 'proof', { code: second })).status).toBe(200)
  })

  it('proves once: the same again is told so, and two at once hand over once', async () => {
    const { id, code } = await asked()
    const answers = await Promise.all([1, 2].map(() => act(people().nia, id, 'proof', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await act(people().nia, id, 'proof', { code })).status).toBe(409)
    expect((await act(people().nia, id, 'code', { way: 'email' })).status).toBe(409)
    expect((await mails()).filter(({ kind }) => kind === 'claim-yours-code')).toHaveLength(1)
  })

  it('of one claim is nothing to another', async () => {
    const { residence, code } = await asked()
    const other = await claim(people().omar, residence)
    expect(await readCode(await act(people().omar, other, 'proof', { code }))).toEqual([422, 'Ask for a code first.'])
  })

  it.each(['12345', '1234567', 'abcdef', ''])('of the form “%s” is refused without being tried', async (code) => {
    const { id } = await asked()
    expect(await readCode(await act(people().nia, id, 'proof', { code }))).toEqual([
      422,
      'Type the 6 digits of the code.',
    ])
    expect(await run(sql`select tries from claim_code`)).toEqual([{ tries: 0 }])
  })

  it('proves a house that another holds, and then waits for the affiliate', async () => {
    const { nia, omar } = people()
    const residence = await list({ isClaimed: true, organizationId: omar.organization.id })
    const answer = await prove(nia, await claim(nia, residence))
    expect(await answer.json()).toEqual({ isDecided: false })
    expect((await holderOf(residence))?.organizationId).toBe(omar.organization.id)
    expect((await read(people().riley, 'decider')).waiting).toMatchObject([{ way: 'email', because: 'claimed' }])
  })

  it('is not held up by who claimed the same house and showed nothing', async () => {
    const residence = await list()
    const idle = await claim(people().omar, residence)
    expect(await (await prove(people().nia, await claim(people().nia, residence))).json()).toEqual({ isDecided: true })
    expect((await read(people().omar, 'operator')).claims).toMatchObject([{ id: idle, end: { as: 'refused' } }])
  })

  it('is no more sent, nor good, once the listing is not public', async () => {
    const { residence, id } = await asked()
    await run(sql`update residence set status = 'archived' where id = ${residence}`)
    expect((await act(people().nia, id, 'code', { way: 'email' })).status).toBe(403)
  })

  it('goes 5 times an hour to one listing for each who claims it, and uses up nobody else’s', async () => {
    const { residence, id } = await asked()
    for (let sent = 1; sent < 5; sent++) await act(people().nia, id, 'code', { way: 'email' })
    await act(people().nia, id, 'withdraw')
    const again = await claim(people().nia, residence)
    const answer = await act(people().nia, again, 'code', { way: 'email' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await mails()).filter(({ kind }) => kind === 'claim-code')).toHaveLength(5)
    const other = await claim(people().omar, residence)
    expect((await act(people().omar, other, 'code', { way: 'phone' })).status).toBe(200)
    clock().forward({ hours: 1 })
    expect((await act(people().nia, again, 'code', { way: 'email' })).status).toBe(200)
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'

const desk = inboxDesk()
const words = 'The place you asked about has answered: there is room now. Call us at 501-555-0100.'

type SentMail = {
  id: string
  kind: string
  channel: string
  recipient: string
  reply_to: string | null
  subject: string
  text_body: string
  state: string
  shown_text: string | null
}

const outbox = () => desk.run(sql<SentMail>`select * from mail where kind = 'inquiry-reply' order by created_at, id`)
const setState = (state: 'sent' | 'failed') =>
  desk.run(sql`update mail set state = ${state}, due_at = null,
    sent_at = case when ${state} = 'sent' then created_at end where kind = 'inquiry-reply'`)
const first = desk.firstMessage
const byEmail = { answer_by: 'email', email: 'toni@home.example', phone: '' }
const reply = async (fields: Record<string, string> = {}) =>
  desk.message({ id: (await first()).id, act: 'reply', words, ...fields })
const problems = () => desk.server.refused.at(-1)?.fields.words

describe('an answer from the desk', () => {
  it('leaves by mail with the words alone, answers the question, and stands beside it on both sides', async () => {
    const { secret } = await desk.ask(byEmail)
    await desk.run(sql`update residence set email = 'house@porch.example'`)
    expect((await reply()).status).toBe(303)
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      channel: 'mail',
      recipient: 'toni@home.example',
      reply_to: 'house@porch.example',
      subject: 'An answer to your question',
      shown_text: null,
    })
    expect(mail?.text_body.replaceAll(/\s*\n> /g, ' ')).toContain(words)
    expect(mail?.text_body).toContain('501-555-0100')
    // Neither who answered nor their own address, nor what kind of house it is.
    expect(mail?.text_body).not.toMatch(/Dana|Ashby|homes\.example|Harbor Row|recover|sober/i)
    expect(await first()).toMatchObject({
      status: 'answered',
      answeredBy: 'Dana Ashby',
      replies: [{ words, way: 'email', by: 'Dana Ashby', state: 'queued' }],
    })
    const seen = await desk.follow(secret)
    expect(seen.replies).toEqual([{ words, at: desk.clock.now().toISOString() }])
    expect(JSON.stringify(seen)).not.toMatch(/Dana|Ashby/)
    expect((await desk.history('inquiry')).map(({ change }) => change)).toEqual(['answered'])
    expect(JSON.stringify(await desk.history('inquiry'))).not.toContain('room now')
  })

  it('names no address to reply to where the house publishes none', async () => {
    await desk.ask({ ...byEmail })
    await reply()
    const [mail] = await outbox()
    expect(mail?.reply_to).toBeNull()
    expect(mail?.text_body).toContain('do not reply to this email')
  })

  it('is in the language of who asked', async () => {
    await desk.ask(byEmail, '/es/residencias/harbor')
    await reply()
    expect((await outbox())[0]?.subject).toBe('Una respuesta a su pregunta')
  })

  it('leaves by text where texts go out, and nowhere else', async () => {
    await desk.ask({ answer_by: 'text' })
    expect((await desk.inbox()).textsGoOut).toBe(false)
    expect((await reply()).status).toBe(409)
    desk.sendTexts()
    expect((await desk.inbox()).textsGoOut).toBe(true)
    expect((await reply()).status).toBe(303)
    expect(await outbox()).toMatchObject([{ channel: 'text', recipient: '+15015550199', text_body: words }])
  })

  it('is sent once by two taps, and other words need the question open again', async () => {
    await desk.ask(byEmail)
    const { id } = await first()
    const answers = await Promise.all([1, 2].map(() => desk.message({ id, act: 'reply', words })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await outbox()).toHaveLength(1)
    expect((await reply({ words: 'Other words.' })).status).toBe(409)
    desk.clock.forward({ minutes: 1 })
    await desk.message({ id, act: 'reopen' })
    expect((await reply({ words: 'Other words.' })).status).toBe(303)
    expect((await first()).replies.map((one) => one.words)).toEqual(['Other words.', words])
  })

  it('is refused to whoever comes second', async () => {
    await desk.ask(byEmail)
    const { id } = await first()
    await desk.message({ id, act: 'take' })
    desk.as(await desk.join('manager', 'Lee'))
    expect((await desk.message({ id, act: 'reply', words })).status).toBe(409)
    expect(await outbox()).toEqual([])
  })

  it('that did not arrive is told, and the question waits again', async () => {
    await desk.ask(byEmail)
    await reply()
    await desk.server.replies.settle()
    expect((await first()).replies).toMatchObject([{ state: 'queued' }])
    await setState('failed')
    await desk.server.replies.settle()
    expect(await first()).toMatchObject({ status: 'read', answeredAfter: null, replies: [{ state: 'failed' }] })
    desk.clock.forward({ minutes: 1 })
    await reply({ words: 'Once more.' })
    await setState('sent')
    await desk.server.replies.settle()
    expect(await first()).toMatchObject({ status: 'answered', replies: [{ state: 'sent' }, { state: 'failed' }] })
  })

  it('goes when the question goes, and the outbox keeps none of its words', async () => {
    const one = await desk.ask(byEmail)
    await reply()
    await setState('sent')
    await desk.form(`/residences/asked/${one.secret}`, { act: 'delete' })
    const other = await desk.ask({ ...byEmail, name: 'Other' })
    await reply()
    await desk.form(`/residences/asked/${other.secret}`, { act: 'delete' })
    expect(await desk.run(sql`select 1 from inquiry_reply`)).toEqual([])
    expect(await outbox()).toMatchObject([{ state: 'sent', text_body: '', html_body: '' }])
  })

  it('goes with a question that is 90 days old', async () => {
    await desk.ask(byEmail)
    await reply()
    desk.clock.forward({ hours: 91 * 24 })
    await desk.server.inquiries.forgetOld()
    expect(await desk.run(sql`select 1 from inquiry_reply`)).toEqual([])
  })
})

describe('an answer that must not leave', () => {
  it.each([
    ['', 'Write what they should read.'],
    ['a'.repeat(1001), 'Use at most 1000 letters.'],
    ['Pay the deposit at https://pay.example/now', 'Leave out addresses'],
    ['Pay at pay\u200b.example', 'Leave out addresses'],
    ['Write to dana@homes.example', 'Leave out addresses'],
  ])('says %s', async (said, problem) => {
    await desk.ask(byEmail)
    expect((await reply({ words: said })).status).toBe(422)
    expect(problems()).toContain(problem)
    expect(await outbox()).toEqual([])
    expect((await first()).status).toBe('new')
  })

  it('adds no header and no recipient', async () => {
    await desk.ask(byEmail)
    const said = 'Hello\r\nBcc: others@homes\r\n\r\nMore'
    expect((await reply({ words: said })).status).toBe(422)
    await reply({ words: 'Hello\r\nBcc: somebody\r\nSubject: Other\u0007' })
    const [mail] = await outbox()
    expect(mail).toMatchObject({ recipient: 'toni@home.example', subject: 'An answer to your question' })
    expect(mail?.text_body).toContain('> Bcc: somebody')
    expect(await outbox()).toHaveLength(1)
  })

  it('is about a correction, about nothing, or about the question of another house', async () => {
    await desk.ask({ kind: 'correction', message: 'The number is old', ...byEmail })
    expect((await reply()).status).toBe(409)
    await desk.run(sql`delete from inquiry`)
    await desk.ask(byEmail)
    const { id } = await first()
    const others = await buildOrganization(desk.database.transactions)
    const olive = await desk.join('owner', 'Olive', others)
    desk.as(olive)
    expect((await desk.message({ id, act: 'reply', words })).status).toBe(404)
    desk.as(await desk.join('bed_updater', 'Bea'))
    expect((await desk.message({ id, act: 'reply', words })).status).toBe(403)
    expect(await outbox()).toEqual([])
    const actor = { kind: 'person', personId: olive.id, organizationId: others } as const
    const insert = desk.database.run(
      sql`insert into inquiry_reply (id, organization_id, inquiry_id, way, words, sent_at, sent_by, sent_name)
        values (gen_random_uuid(), ${others}, ${id}, 'email', 'x', now(), ${olive.id}, 'Olive')`,
      actor,
    )
    await expect(insert).rejects.toThrow('row-level security')
  })

  it('is one of too many to one question', async () => {
    await desk.ask(byEmail)
    const { id } = await first()
    for (let number = 1; number <= 5; number += 1) {
      await desk.message({ id, act: 'reply', words: `Number ${number}` })
      await desk.message({ id, act: 'reopen' })
    }
    expect((await desk.message({ id, act: 'reply', words: 'Number 6' })).status).toBe(429)
    expect(await outbox()).toHaveLength(5)
  })
})

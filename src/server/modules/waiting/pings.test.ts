import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'
import { toRows } from '#tests/support/product/contact-server.ts'

const desk = inboxDesk()
const email = { answer_by: 'email', email: 'toni@home.example', name: 'Toni', wait: 'yes' }
const days = (count: number) => desk.clock.forward({ hours: count * 24 })
const mails = () => toRows(desk.database, "select * from mail where kind = 'waiting-ping' order by created_at")
const links = async () =>
  (await mails()).map(
    (mail) => /https:\/\/homes\.example(\/\S*waiting\/[\w-]{32})/.exec(String(mail.text_body))?.[1] ?? '',
  )
const list = async () => {
  const residences = (await desk.lists()).residences
  return (await desk.lists(`?house=${residences[0]?.id}`)).list?.people ?? []
}
const ask = async () => {
  await desk.server.pings.askAgain()
  return (await links()).at(-1) ?? ''
}
const read = (link: string) => desk.server.request(`/api/waiting/pings/${link.split('/').at(-1)}`)

describe('“Do you still want a place?”', () => {
  it('goes by mail after 14 days, once, to who is reached by mail', async () => {
    await desk.ask(email)
    await desk.ask({ wait: 'yes', name: 'By text' })
    days(13)
    await ask()
    expect(await mails()).toEqual([])
    days(1)
    await Promise.all([1, 2, 3, 4, 5, 6].map(ask))
    await ask()
    expect((await mails()).map(({ recipient, confidential }) => [recipient, confidential])).toEqual([
      ['toni@home.example', true],
    ])
    const [mail] = await mails()
    const words = [mail?.subject, mail?.text_body, mail?.html_body].join('\n')
    expect(words).toContain('501-555-0100')
    expect(words).not.toMatch(/Harbor|Toni|recover|health|sober|treatment|substance|addict/i)
    expect(JSON.stringify(await toRows(desk.database, 'select * from waiting_ping'))).not.toContain(
      (await links())[0]?.split('/').at(-1),
    )
  })

  it('keeps the place with a yes, by a link that needs no account and counts one yes', async () => {
    await desk.ask(email)
    days(14)
    const link = await ask()
    desk.as(null)
    expect(await (await read(link)).json()).toEqual({
      residence: { name: 'Harbor Row', phone: '501-555-0100' },
      place: 1,
      answer: null,
    })
    expect((await desk.form(link, { act: 'maybe' })).status).toBe(422)
    const answer = await desk.form(link, { act: 'yes' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link])
    expect(await (await read(link)).json()).toMatchObject({ answer: 'yes' })
    days(1)
    await Promise.all([desk.form(link, { act: 'yes' }), desk.form(link, { act: 'yes' })])
    expect(await (await read(link)).json()).toMatchObject({ answer: 'yes', place: 1 })
    desk.as(desk.dana)
    const [toni] = await list()
    expect(toni).toMatchObject({ place: 1, unansweredPings: 0 })
    expect(await desk.history('waiting')).toMatchObject([
      { change: 'joined', source: 'public' },
      { change: 'kept', person_name: '', source: 'link' },
    ])
  })

  it('takes off the list with a no, and the desk knows', async () => {
    await desk.ask(email)
    days(14)
    await desk.form(await ask(), { act: 'no' })
    expect(await list()).toMatchObject([{ place: null, endedAs: 'said_no' }])
  })

  it('takes off the list with a no after a yes, and a yes after that changes nothing', async () => {
    await desk.ask(email)
    days(14)
    const link = await ask()
    for (const act of ['yes', 'no', 'no', 'yes']) await desk.form(link, { act })
    expect(await list()).toMatchObject([{ place: null, endedAs: 'said_no' }])
    expect(await (await read(link)).json()).toMatchObject({ answer: 'no', place: null })
    expect((await desk.history('waiting')).map(({ change }) => change)).toEqual(['joined', 'kept', 'left'])
  })

  it('asks anew of whom the house put back, and says nothing of a place they have no more', async () => {
    await desk.ask(email)
    days(14)
    const link = await ask()
    await desk.form(link, { act: 'no' })
    const [toni] = await list()
    await desk.list({ act: 'put_back', id: toni?.id ?? '' })
    expect(await (await read(link)).json()).toMatchObject({ answer: null, place: 1 })
    await desk.form(link, { act: 'yes' })
    expect(await (await read(link)).json()).toMatchObject({ answer: 'yes', place: 1 })
    await desk.list({ act: 'gone', id: toni?.id ?? '' })
    expect((await read(link)).status).toBe(404)
  })

  it('deletes the question too where they want everything gone', async () => {
    const { secret } = await desk.ask(email)
    days(14)
    const link = await ask()
    const answer = await desk.form(link, { act: 'delete' })
    expect(answer.headers.get('location')).toBe('/residences/waiting/deleted')
    expect([await list(), (await desk.inbox()).items]).toEqual([[], []])
    expect((await desk.server.request(`/api/inquiries/asked/${secret}`)).status).toBe(404)
    expect((await read(link)).status).toBe(404)
    expect((await desk.form(link, { act: 'yes' })).status).toBe(303)
    expect(await list()).toEqual([])
  })

  it('goes by text where a gateway takes texts, and the desk need not ask', async () => {
    await desk.ask({ wait: 'yes', phone: '(501) 555-0199' })
    days(14)
    expect(await list()).toMatchObject([{ isDue: true }])
    desk.sendTexts()
    expect(await list()).toMatchObject([{ isDue: false }])
    const link = await ask()
    const [text] = await mails()
    expect(text).toMatchObject({ channel: 'text', recipient: '+15015550199', confidential: true })
    expect(text?.text_body).toMatch(/^Do you still want a place\? Answer yes or no: https:\S+ Or call 501-555-0100\.$/)
    await desk.form(link, { act: 'yes' })
    expect(await list()).toMatchObject([{ place: 1, unansweredPings: 0 }])
  })

  it('is asked in Spanish of who asked in Spanish', async () => {
    await desk.ask(email, '/es/residencias/harbor')
    days(14)
    expect(await ask()).toMatch(/^\/es\/residencias\/waiting\//)
    const [mail] = await mails()
    expect(mail?.subject).toBe('¿Todavía quiere un lugar?')
    expect(mail?.html_body).toContain('<html lang="es">')
  })

  it('is asked twice and no third time; then they keep their place and the house is to ask', async () => {
    await desk.ask(email)
    days(14)
    await ask()
    days(14)
    await ask()
    days(2)
    expect(await list()).toMatchObject([{ isUnheard: false, isDue: false }])
    days(1)
    expect(await list()).toMatchObject([{ isUnheard: true, isDue: true, unansweredPings: 2, place: 1 }])
    const { residences, asksBy } = await desk.lists()
    expect([residences[0]?.due, asksBy]).toEqual([1, ['email']])
    days(20)
    await ask()
    expect(await mails()).toHaveLength(2)
  })

  it('is not asked of who has an offer, has left, or waits at a closed house', async () => {
    await desk.ask(email)
    await desk.ask({ ...email, email: 'kim@home.example' })
    const [toni, kim] = await list()
    await desk.list({ act: 'offered', id: toni?.id ?? '' })
    await desk.list({ act: 'gone', id: kim?.id ?? '' })
    await desk.run(sql`update waiting set wanted_from = '2026-12-01'`)
    days(14)
    await ask()
    await desk.ask({ ...email, email: 'lee@home.example' })
    await desk.run(sql`update residence set status = 'archived'`)
    days(14)
    await ask()
    expect(await mails()).toEqual([])
  })

  it('cannot be guessed, and is limited', async () => {
    expect((await read('/residences/waiting/guess')).status).toBe(404)
    for (let number = 0; number < 60; number += 1) await desk.form('/residences/waiting/guess', { act: 'yes' })
    const answer = await desk.form('/residences/waiting/guess', { act: 'yes' })
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
  })
})

describe('who has not been heard of', () => {
  it('is kept for 90 days, and their question as long as they wait', async () => {
    const { secret } = await desk.ask(email)
    for (let round = 0; round < 2; round += 1) {
      days(14)
      await ask()
    }
    days(61)
    expect(await desk.server.pings.forgetOld()).toBe(0)
    days(2)
    expect(await desk.server.inquiries.forgetOld()).toBe(0)
    expect(await desk.server.pings.forgetOld()).toBe(1)
    expect(await desk.server.inquiries.forgetOld()).toBe(1)
    expect((await desk.server.request(`/api/inquiries/asked/${secret}`)).status).toBe(404)
  })

  it('stays longer where nobody asked them, and not for ever', async () => {
    await desk.ask({ wait: 'yes' })
    days(179)
    expect(await desk.server.pings.forgetOld()).toBe(0)
    days(2)
    expect(await desk.server.pings.forgetOld()).toBe(1)
  })

  it('goes 30 days after they left the list', async () => {
    await desk.ask({ wait: 'yes' })
    const [sam] = await list()
    await desk.list({ act: 'moved_in', id: sam?.id ?? '' })
    days(29)
    expect(await desk.server.pings.forgetOld()).toBe(0)
    days(2)
    expect(await desk.server.pings.forgetOld()).toBe(1)
    expect(await list()).toEqual([])
  })

  it('is kept those 30 days also where they waited longer than a question is kept', async () => {
    await desk.ask({ wait: 'yes' })
    const [sam] = await list()
    days(100)
    await desk.list({ act: 'heard', id: sam?.id ?? '' })
    await desk.list({ act: 'gone', id: sam?.id ?? '' })
    days(29)
    expect(await desk.server.inquiries.forgetOld()).toBe(0)
    expect(await list()).toMatchObject([{ endedAs: 'gone' }])
    days(2)
    expect(await desk.server.pings.forgetOld()).toBe(1)
    expect(await desk.server.inquiries.forgetOld()).toBe(1)
  })
})

it('leaves no name, address or secret in the log', async () => {
  await desk.ask(email)
  days(14)
  const link = await ask()
  await desk.form(link, { act: 'yes' })
  expect(desk.server.logged()).toContain('were asked')
  expect(desk.server.logged()).not.toMatch(/Toni|home\.example/)
  expect(desk.server.logged()).not.toContain(link.split('/').at(-1))
})

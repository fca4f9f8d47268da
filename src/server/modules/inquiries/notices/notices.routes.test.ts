import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { noticeSettings } from '#contract/inquiries/question-notices.ts'
import { nudgeMinutes } from '#domain/inquiries/question-notice.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { inboxDesk } from '#tests/support/desk/inbox-desk.ts'

const desk = inboxDesk()

type SentMail = {
  kind: string
  recipient: string
  channel: string
  subject: string
  text_body: string
  stop_url: string | null
}

const mails = () =>
  desk.run(sql<SentMail>`
    select kind, recipient, channel, subject, text_body, stop_url from mail order by created_at, recipient`)
const recipients = async () => (await mails()).map(({ recipient }) => recipient)
const notify = () => desk.server.notices.notifyReaders()
const nudge = () => desk.server.notices.nudgeReaders()
const later = () => desk.server.notices.notifyLater()
const plain = { way: 'email', all: 'on', zone: 'America/Chicago', tonight: 'on', from: '22', to: '7' }
const save = (form: Record<string, string>) => desk.server.post('/api/notices', form)
const read = async () => noticeSettings.parse(await (await desk.server.request('/api/notices')).json())
const atNight = () => desk.clock.forward({ hours: 18 })

let lee: SignedIn

beforeEach(async () => {
  lee = await desk.join('manager', 'Lee')
})

describe('who hears of a question', () => {
  it('is every owner and manager, and the house manager of that house', async () => {
    const elsewhere = await desk.residence({ slug: 'other', name: 'Other House' })
    const [hal, kim] = [await desk.join('house_manager', 'Hal'), await desk.join('house_manager', 'Kim')]
    await desk.run(sql`update membership set residence_ids = array[${elsewhere}::uuid] where person_id = ${kim.id}`)
    await desk.join('bed_updater', 'Bea')
    await desk.ask()
    await notify()
    await notify()
    expect(await recipients()).toEqual([desk.dana.email, hal.email, lee.email].toSorted())
  })

  it('is nobody who turned it off, or chose other houses, and the house’s own address where that leaves nobody', async () => {
    const elsewhere = await desk.residence({ slug: 'other', name: 'Other House' })
    expect((await save({ ...plain, way: 'none' })).status).toBe(200)
    await desk.ask()
    await notify()
    expect(await recipients()).toEqual([lee.email])
    desk.as(lee)
    const { all: _, ...some } = plain
    expect((await save({ ...some, [`house.${elsewhere}`]: 'on' })).status).toBe(200)
    await desk.run(sql`update residence set email = 'house@homes.example' where slug = 'harbor'`)
    await desk.ask({ message: 'Another' })
    await notify()
    expect((await recipients()).toSorted()).toEqual([lee.email, 'house@homes.example'].toSorted())
    expect((await read()).unheard).toEqual(['Harbor Row'])
  })

  it('hears of it when their quiet hours end, if it still waits then', async () => {
    await save({ ...plain, quiet: 'on' })
    atNight()
    await desk.ask({ needed: 'later' })
    await notify()
    await later()
    expect(await recipients()).toEqual([lee.email])
    desk.clock.forward({ hours: 4 })
    await later()
    await later()
    expect(await recipients()).toEqual([lee.email, desk.dana.email])
  })

  it('does not hear in the morning of what was answered at night', async () => {
    await save({ ...plain, quiet: 'on' })
    atNight()
    await desk.ask({ needed: 'later' })
    await notify()
    const [message] = (await desk.inbox()).items
    await desk.message({ id: message?.id ?? '', act: 'answered' })
    desk.clock.forward({ hours: 4 })
    await later()
    expect(await recipients()).toEqual([lee.email])
  })

  it.each([
    ['passes', { tonight: 'on' }, 2],
    ['does not pass', {}, 1],
  ])('has said whether “needed tonight” %s', async (_, tonight, count) => {
    const { tonight: __, ...rest } = plain
    await save({ ...rest, quiet: 'on', ...tonight })
    atNight()
    await desk.ask({ needed: 'tonight' })
    await notify()
    expect(await recipients()).toHaveLength(count)
  })

  it('is told as a text where they chose it and texts leave from here, in words that say no kind of house', async () => {
    desk.sendTexts()
    expect((await save({ ...plain, way: 'text', phone: '(501) 555-0123' })).status).toBe(200)
    await desk.ask()
    await notify()
    const text = (await mails()).find(({ channel }) => channel === 'text')
    expect(text).toMatchObject({ recipient: '+15015550123', stop_url: null })
    expect(text?.text_body).toMatch(/^Needed tonight: a question at Harbor Row\. Read it: https:\S+$/)
  })
})

describe('the second nudge', () => {
  it('comes once, after half an hour without an answer', async () => {
    await desk.ask()
    await notify()
    desk.clock.forward({ minutes: nudgeMinutes - 1 })
    await nudge()
    expect(await mails()).toHaveLength(2)
    desk.clock.forward({ minutes: 1 })
    await nudge()
    await nudge()
    const sent = await mails()
    expect(sent).toHaveLength(4)
    expect(sent.at(-1)).toMatchObject({
      kind: 'inquiry-bed-again',
      subject: 'Needed tonight, still waiting: a question at Harbor Row',
    })
  })

  it.each(['take', 'answered'])('does not come where somebody did “%s”', async (act) => {
    await desk.ask()
    await notify()
    const [message] = (await desk.inbox()).items
    await desk.message({ id: message?.id ?? '', act })
    desk.clock.forward({ hours: 1 })
    await nudge()
    expect(await mails()).toHaveLength(2)
  })

  it('comes for nothing that is older than a day', async () => {
    await desk.ask()
    await notify()
    desk.clock.forward({ hours: 25 })
    await nudge()
    expect(await mails()).toHaveLength(2)
  })
})

describe('the settings', () => {
  it('begin as they were before there were any', async () => {
    expect(await read()).toMatchObject({
      way: 'email',
      residenceIds: null,
      quiet: null,
      tonightPasses: true,
      unheard: [],
      residences: [{ name: 'Harbor Row' }],
    })
  })

  it('are one’s own, and written down', async () => {
    await save({ ...plain, way: 'none', quiet: 'on' })
    expect(await read()).toMatchObject({ way: 'none', quiet: { from: 22, to: 7 } })
    desk.as(lee)
    expect((await read()).way).toBe('email')
    expect(await desk.run(sql`select change, person_name, before, after from history`)).toEqual([
      { change: 'changed', person_name: 'Dana Ashby', before: {}, after: {} },
    ])
    desk.as(desk.dana)
    await save({ ...plain, way: 'none', quiet: 'on' })
    expect(await desk.run(sql`select from history`)).toHaveLength(1)
  })

  it.each([
    ['no house', { all: '' }, { all: 'Choose at least one house.' }],
    ['a text without a number', { way: 'text' }, { phone: expect.stringContaining('area code') }],
    ['hours that are none', { quiet: 'on', to: '22' }, { to: 'Choose another hour than the first.' }],
    ['a zone of elsewhere', { zone: 'Europe/Paris' }, { zone: 'Choose a time zone of the list.' }],
  ])('refuse %s', async (_, changes, fields) => {
    const form = Object.fromEntries(Object.entries({ ...plain, ...changes }).filter(([, value]) => value !== ''))
    const answer = await save(form)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields })
  })

  it('keep no house that is not theirs', async () => {
    const elsewhere = await desk.residence({ slug: 'other', name: 'Other House' })
    const hal = await desk.join('house_manager', 'Hal')
    await desk.run(sql`update membership set residence_ids = array[${elsewhere}::uuid] where person_id = ${hal.id}`)
    desk.as(hal)
    expect((await read()).residences.map(({ name }) => name)).toEqual(['Other House'])
  })

  it('are closed to a bed updater', async () => {
    desk.as(await desk.join('bed_updater', 'Bea'))
    expect([(await desk.server.request('/api/notices')).status, (await save(plain)).status]).toEqual([403, 403])
  })
})

describe('the link that stops the emails', () => {
  async function linkOfDana(): Promise<string> {
    await desk.ask()
    await notify()
    const mail = (await mails()).find(({ recipient }) => recipient === desk.dana.email)
    expect(mail?.text_body).toContain(mail?.stop_url)
    desk.as(null)
    return new URL(mail?.stop_url ?? '').pathname
  }

  it('changes nothing when it is opened, stops them when it is pressed, and turns them on again', async () => {
    const path = await linkOfDana()
    const look = async () => (await desk.server.request(`/api${path}`)).json()
    expect(await look()).toMatchObject({ isOn: true })
    expect(await look()).toMatchObject({ isOn: true })
    const pressed = await desk.server.postForm(path, { act: 'off' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
    expect(await look()).toMatchObject({ isOn: false })
    await desk.ask({ message: 'Another' })
    await notify()
    expect((await recipients()).filter((one) => one === desk.dana.email)).toHaveLength(1)
    await desk.server.postForm(path, { act: 'on' })
    expect(await look()).toMatchObject({ isOn: true })
    const lines = await desk.run(
      sql`select source, person_id, after from history where subject = 'notices' order by happened_at`,
    )
    expect(lines).toEqual([
      { source: 'link', person_id: desk.dana.id, after: {} },
      { source: 'link', person_id: desk.dana.id, after: {} },
    ])
  })

  it('is pressed by a mail program too, which follows no redirect', async () => {
    const path = await linkOfDana()
    const answer = await desk.server.postForm(path, { 'List-Unsubscribe': 'One-Click' })
    expect(answer.status).toBe(200)
    expect(await (await desk.server.request(`/api${path}`)).json()).toMatchObject({ isOn: false })
  })

  it('is nothing when it was changed, or its person has left', async () => {
    const path = await linkOfDana()
    const changed = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')
    expect((await desk.server.request(`/api${changed}`)).status).toBe(404)
    expect((await desk.server.post(`/api${changed}`, { on: false })).status).toBe(404)
    await desk.join('owner', 'Olive')
    await desk.run(sql`delete from membership where person_id = ${desk.dana.id}`)
    expect((await desk.server.request(`/api${path}`)).status).toBe(404)
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { mailStop } from '#contract/mail/mail-stop.ts'
import { createStopLinks } from '#server/plumbing/mail/stop-links.ts'
import { remindersDesk } from '#tests/support/desk/reminders-desk.ts'

const site = remindersDesk()
const { desk, form, outbox, makePlan, save, sendDue } = site

/** Somebody is reminded at 9 in the morning, for two days. */
async function reminded() {
  await desk.buildGroup(8, 2)
  const [lee, kim] = [await desk.join('bed_updater'), await desk.join('bed_updater')]
  desk.clock.forward({ hours: 20 })
  await save(makePlan([lee, kim]))
  desk.clock.forward({ hours: 4 })
  await sendDue()
  const mails = await desk.run(sql<{ to: string; stop: string; text: string }>`
    select recipient as "to", stop_url as stop, text_body as text from mail order by recipient`)
  const own = mails.find(({ to }) => to === lee.email)
  const secret = /stop-emails\/([\w-]+)$/.exec(own?.stop ?? '')?.[1] ?? ''
  return { lee, kim, mails, own, secret }
}
const look = (secret: string) => desk.server.request(`/api/stop-emails/${secret}`)
const next = async () => {
  desk.clock.forward({ hours: 24 })
  await sendDue()
}
const to = async () => (await outbox()).map((mail) => mail.to)

describe('the link in a reminder that stops them', () => {
  it('stands in the mail and in its header, and is of one person', async () => {
    const { mails, own, lee, kim } = await reminded()
    expect(mails.map((mail) => mail.to).sort()).toEqual([kim.email, lee.email].sort())
    expect(new Set(mails.map(({ stop }) => stop)).size).toBe(2)
    expect(own?.text).toContain(`Stop these emails:\n${own?.stop}`)
  })

  it('stops nothing when it is opened, and everything of one person when it is pressed', async () => {
    const { secret, lee, kim } = await reminded()
    expect(mailStop.parse(await (await look(secret)).json()).isOn).toBe(true)
    await next()
    expect((await to()).filter((one) => one === lee.email)).toHaveLength(2)
    expect((await form(`/stop-emails/${secret}`, { act: 'off' })).status).toBe(303)
    expect(mailStop.parse(await (await look(secret)).json()).isOn).toBe(false)
    await next()
    expect((await to()).filter((one) => one === lee.email)).toHaveLength(2)
    expect((await to()).filter((one) => one === kim.email)).toHaveLength(3)
    expect((await desk.history()).find(({ change }) => change === 'stopped')).toMatchObject({
      source: 'link',
      subject: 'reminders',
    })
  })

  it('takes the press of a mail program without leading it anywhere', async () => {
    const { secret, lee } = await reminded()
    const pressed = await form(`/stop-emails/${secret}`, { 'List-Unsubscribe': 'One-Click' })
    expect(pressed.status).toBe(200)
    await next()
    expect((await to()).filter((one) => one === lee.email)).toHaveLength(1)
    expect((await form(`/stop-emails/${secret}`, { act: 'off' })).status).toBe(303)
  })

  it('is nobody’s once it is changed, and none is made up', async () => {
    const { secret } = await reminded()
    for (const other of [`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(66), 'x']) {
      expect((await look(other)).status).toBe(404)
    }
    const other = createStopLinks({ secretKey: 'another key', baseUrl: '' })
    const made = other.urlOf({ kind: 'reminders', organizationId: desk.owner.id, personId: desk.owner.id })
    expect((await desk.server.request(`/api${made}`)).status).toBe(404)
  })
})

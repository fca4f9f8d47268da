import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { reminderSetup } from '#contract/reminders/reminders.ts'
import { remindersDesk } from '#tests/support/desk/reminders-desk.ts'

const site = remindersDesk()
const { desk, form, outbox, warnDue, secretsIn, say } = site

const stopIn = (text = '') => /\/stop-emails\/[\w-]+/.exec(text)?.[0] ?? ''
const setup = async () => reminderSetup.parse(await (await desk.server.request('/api/reminders')).json())

/** A number said now, and then the clock is so many hours before the seventh day ends. */
async function aged(hoursBefore: number) {
  const group = await desk.buildGroup(8, 2)
  desk.clock.forward({ hours: 7 * 24 - hoursBefore })
  return group
}

describe('the day before a number is withdrawn', () => {
  it('the house is warned once, with reminders off, and one button answers', async () => {
    await aged(26)
    expect(await warnDue()).toBe(0)
    desk.clock.forward({ hours: 2 })
    expect(await warnDue()).toBe(1)
    expect(await warnDue()).toBe(0)
    const [mail] = await outbox()
    expect(mail).toMatchObject({ to: desk.owner.email, subject: 'Harbor Row House goes dark tomorrow' })
    const [yes = ''] = secretsIn(mail?.text ?? '')
    expect((await say(yes, 2, null)).status).toBe(303)
    desk.clock.forward({ hours: 30 })
    expect(await warnDue()).toBe(0)
  })

  it('says nothing of a number that is withdrawn already, nor of a draft', async () => {
    await aged(-1)
    expect(await warnDue()).toBe(0)
  })

  it('stops with one button for who does not want it, and begins again in the reminders', async () => {
    await aged(20)
    const manager = await desk.join('manager')
    await desk.join('bed_updater')
    expect(await warnDue()).toBe(2)
    const mail = (await outbox()).find(({ to }) => to === manager.email)
    const stop = stopIn(mail?.text)
    expect(mail?.stopUrl).toBe(`https://beds.example${stop}`)
    const looked = await desk.server.request(`/api${stop}`)
    expect(await looked.json()).toMatchObject({ kind: 'warnings', email: manager.email, isOn: true })
    expect((await form(stop, { act: 'off' })).status).toBe(303)
    expect(await (await desk.server.request(`/api${stop}`)).json()).toMatchObject({ isOn: false })
    await desk.buildGroup(6, 1)
    desk.clock.forward({ hours: 7 * 24 - 20 })
    expect(await warnDue()).toBe(1)
    desk.server.signIn(manager)
    expect((await setup()).isWarned).toBe(false)
    await form('/workspace/reminders', { act: 'warnings', wanted: 'yes' })
    expect((await setup()).isWarned).toBe(true)
  })

  it('reaches a house manager, about the houses they work for alone', async () => {
    await aged(26)
    const [hal, ida] = [await desk.join('house_manager'), await desk.join('house_manager')]
    await desk.run(sql`
      update membership set residence_ids = (select array_agg(id) from residence) where person_id = ${hal.id}`)
    await desk.buildGroup(6, 1)
    await desk.run(sql`
      update membership set residence_ids = (
        select array_agg(r.id) from residence r join bed_group g on g.residence_id = r.id where g.total_beds = 6
      ) where person_id = ${ida.id}`)
    desk.clock.forward({ hours: 6 })
    expect(await warnDue()).toBe(2)
    expect((await outbox()).map(({ to }) => to).toSorted()).toEqual([desk.owner.email, hal.email].toSorted())
  })

  it('writes down who stopped them, by the link and at the desk', async () => {
    await aged(20)
    expect(await warnDue()).toBe(1)
    await form(stopIn((await outbox())[0]?.text), { act: 'off' })
    await form('/workspace/reminders', { act: 'warnings', wanted: 'yes' })
    await form('/workspace/reminders', { act: 'warnings', wanted: 'yes' })
    expect(await desk.history()).toMatchObject([
      { subject: 'reminders', change: 'stopped', source: 'link' },
      { subject: 'reminders', change: 'started' },
    ])
  })
})

describe('the reminder that is suggested', () => {
  it('is on with one tap: every evening at 7, oneself, all houses', async () => {
    await desk.buildGroup(8, 2)
    await desk.join('manager')
    expect((await setup()).isNew).toBe(true)
    const answer = await form('/workspace/reminders', { act: 'suggested', answer: 'on' })
    expect(answer.headers.get('location')).toBe('/workspace/reminders?sent=on')
    const { isNew, plan, people } = await setup()
    expect([isNew, plan.isOn, plan.hour]).toEqual([false, true, 19])
    expect(people.map(({ isYou, isChosen }) => [isYou, isChosen])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(await desk.history()).toMatchObject([{ subject: 'reminders', change: 'changed' }])
  })

  it('is not asked about again after a no, and changes no plan that there is', async () => {
    await desk.buildGroup(8, 2)
    const answer = await form('/workspace/reminders', { act: 'suggested', answer: 'off' })
    expect(answer.headers.get('location')).toBe('/')
    expect(await setup()).toMatchObject({ isNew: false, plan: { isOn: false } })
    await form('/workspace/reminders', { act: 'suggested', answer: 'on' })
    expect(await setup()).toMatchObject({ plan: { isOn: false } })
  })
})

describe('an hour of one’s own', () => {
  it('is asked at, and the others at the hour of the plan', async () => {
    await desk.buildGroup(8, 2)
    const lee = await desk.join('bed_updater')
    desk.clock.forward({ hours: 20 })
    await site.save(site.makePlan([desk.owner, lee], { [`hour.${lee.id}`]: '11', [`hour.${desk.owner.id}`]: 'plan' }))
    expect((await setup()).people.find(({ id }) => id === lee.id)?.hour).toBe(11)
    desk.clock.forward({ hours: 4 })
    expect(await site.sendDue()).toBe(1)
    desk.clock.forward({ hours: 1 })
    expect(await site.sendDue()).toBe(0)
    desk.clock.forward({ hours: 1 })
    expect(await site.sendDue()).toBe(1)
    expect((await outbox()).map(({ to }) => to).toSorted()).toEqual([desk.owner.email, lee.email].toSorted())
  })

  it('is refused where it is none', async () => {
    const wrong = site.makePlan([desk.owner], { [`hour.${desk.owner.id}`]: '24' })
    expect((await form('/workspace/reminders', wrong)).status).toBe(422)
    expect(site.refused[0]?.fields).toEqual({ [`hour.${desk.owner.id}`]: 'Choose an hour of the day.' })
  })
})

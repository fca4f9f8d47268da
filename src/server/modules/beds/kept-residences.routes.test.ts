import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'

const desk = bedsDesk()

async function keptToOne() {
  const own = await desk.buildGroup(8, 3, { name: 'Cedar Steps' })
  const other = await desk.buildGroup(8, 3, { name: 'Harbor Row' })
  const hal = await desk.join('house_manager', { firstName: 'Hal' })
  const keepTo = async (group: string | null) => {
    const residences = group === null ? null : [await desk.residenceOf(group)]
    await desk.run(sql`update membership set residence_ids = ${residences}::uuid[] where person_id = ${hal.id}`)
  }
  await keepTo(own)
  return { own, other, hal, keepTo }
}

const board = async (): Promise<{ name: string }[]> => (await desk.server.request('/api/my-residences')).json()

it('the board of somebody kept to a house shows that house alone, public as the others are', async () => {
  const { hal, keepTo } = await keptToOne()
  desk.server.signIn(hal)
  expect((await board()).map(({ name }) => name)).toEqual(['Cedar Steps'])
  await keepTo(null)
  expect((await board()).map(({ name }) => name)).toEqual(['Cedar Steps', 'Harbor Row'])
})

it('they say numbers and hold beds there; at the other house both are as if it were not there', async () => {
  const { own, other, hal } = await keptToOne()
  const change = await desk.toChange(other, 1)
  desk.server.signIn(hal)
  expect(await desk.change(change)).toMatchObject([{ outcome: 'refused', group: null }])
  expect((await desk.hold(other)).status).toBe(404)
  expect(await desk.change(await desk.toChange(own, 1))).toMatchObject([{ group: { open: 1 } }])
  expect((await desk.hold(own)).status).toBe(200)
  expect([await desk.publicNumber(own), await desk.publicNumber(other)]).toEqual([0, 3])
})

it('a hold of the other house can neither be seen nor ended by them', async () => {
  const { other, hal } = await keptToOne()
  const id = crypto.randomUUID()
  expect((await desk.hold(other, { id, note: 'J., Tuesday' })).status).toBe(200)
  desk.server.signIn(hal)
  expect((await desk.server.post(`/api/beds/holds/${id}/end`, { reason: 'cancelled' })).status).toBe(404)
  expect(await (await desk.server.request('/api/my-residences')).text()).not.toContain('Tuesday')
})

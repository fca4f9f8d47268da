import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'

const desk = bedsDesk()
const { buildGroup, groupNow } = desk

const dayIn = (days: number) => new Date(desk.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const say = (groupId: string, opensOn: string | null, beds?: number) =>
  desk.server.post('/api/beds/openings', { groupId, opensOn, ...(beds !== undefined && { beds }) })

it('a bed that opens later is on the board and in the history, changes no number, and is taken away again', async () => {
  const group = await buildGroup(8, 3)
  const lee = await desk.join('bed_updater')
  desk.server.signIn(lee)
  const opensOn = dayIn(7)
  expect((await desk.findGroup(await say(group, opensOn, 2))).opening).toEqual({ opensOn, beds: 2 })
  expect(await groupNow(group)).toMatchObject({ open: 3, opening: { opensOn, beds: 2 } })
  await say(group, opensOn, 2)
  expect(await desk.publicNumber(group)).toBe(3)
  expect((await desk.findGroup(await say(group, null))).opening).toBeNull()
  expect((await desk.history()).map(({ change }) => change)).toEqual(['opens_later', 'opens_no_more'])
})

it.each([
  ['2020-01-01', 1, { opensOn: 'Choose a day within the next 12 months.' }],
  ['2030-01-01', 1, { opensOn: 'Choose a day within the next 12 months.' }],
  ['soon', 1, { opensOn: 'Choose the day.' }],
  ['', 1, { opensOn: 'Choose the day.' }],
  [null, 0, { beds: 'At least 1 bed opens.' }],
])('%s and %s beds are refused, and the field is named', async (opensOn, beds, fields) => {
  const answer = await say(await buildGroup(8, 3), opensOn, beds)
  expect([answer.status, (await answer.json()).fields]).toEqual([422, fields])
})

it('more beds than there are, and beds of somebody else, are refused', async () => {
  const group = await buildGroup(8, 3)
  expect(await (await say(group, dayIn(1), 9)).json()).toMatchObject({ fields: { beds: 'There are 8 beds.' } })
  const other = await buildOrganization(desk.database.transactions)
  const theirs = await buildGroup(4, 1, { organizationId: other })
  expect((await say(theirs, dayIn(1))).status).toBe(404)
  const person = { kind: 'person', personId: desk.owner.id, organizationId: desk.operator } as const
  const asked = sql<{ said: boolean }>`select say_opening(${theirs}, current_date, 1) as said`
  const rows = await desk.database.run(asked, person)
  expect(rows[0]?.said).toBe(false)
})

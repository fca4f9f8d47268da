import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'

const desk = bedsDesk()
const { buildGroup, change, toChange: changeOf, groupNow, hold, publicNumber, setTotal } = desk

describe('another number of beds', () => {
  it('leaves what was said open, its age, who said it and what it was', async () => {
    const group = await buildGroup(7, 1)
    await change(await changeOf(group, 4))
    const reported = await groupNow(group)
    expect(reported).toMatchObject({ open: 4, openBefore: 1, saidBy: { isYou: true } })
    for (const totalBeds of [12, 5, 4]) {
      await setTotal(group, totalBeds)
      expect(await groupNow(group)).toEqual({ ...reported, totalBeds })
      expect(await publicNumber(group)).toBe(4)
    }
  })

  it('keeps room for the held ones, and opens less only where there is no room', async () => {
    const group = await buildGroup(10, 4)
    await hold(group)
    expect(await groupNow(group)).toMatchObject({ open: 3 })
    await setTotal(group, 7)
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([3, 3])
    await setTotal(group, 3)
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([2, 2])
    await setTotal(group, 10)
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([3, 3])
  })

  it('has a line in the history for the open number where that changes too', async () => {
    const group = await buildGroup(10, 4)
    for (const totalBeds of [7, 3, 10]) await setTotal(group, totalBeds)
    const noted = await desk.run(sql`
      select before->'open' as before, after->'open' as after from history where change = 'changed'
      order by happened_at`)
    expect(noted).toEqual([
      { before: null, after: null },
      { before: 4, after: 3 },
      { before: 3, after: 4 },
    ])
  })

  it('is what a number said after it is of', async () => {
    const group = await buildGroup(10, 4)
    await setTotal(group, 3)
    const [still] = await change(await changeOf(group, 3, { kind: 'confirm' }))
    expect(still).toMatchObject({ outcome: 'applied', group: { open: 3, openBefore: null, opening: null } })
    const [more] = await change(await changeOf(group, 2))
    expect(more).toMatchObject({ outcome: 'applied', group: { open: 2, openBefore: 3 } })
    await setTotal(group, 9)
    expect([(await groupNow(group)).open, await publicNumber(group)]).toEqual([2, 2])
    const [full] = await change(await changeOf(group, 9))
    expect(full).toMatchObject({ outcome: 'applied', group: { open: 9, openBefore: 2 } })
  })
})

import { describe, expect, it } from 'vitest'
import { bedChangesAnswer } from '#contract/beds/board.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'

/** Devices whose clock is wrong, and changes that arrive late, try to make more of a number than anybody said. */
const desk = bedsDesk()
const { buildGroup, change, toChange: changeOf, minutesAgo, publicNumber } = desk

/** A group of 8 beds, 3 said to be open an hour ago, one of them held since and let go again. */
async function heldAndLetGo(): Promise<string> {
  const group = await buildGroup(8, 3)
  const answer = await desk.findGroup(await desk.hold(group))
  desk.clock.forward({ minutes: 90 })
  await desk.server.post(`/api/beds/holds/${answer.holds[0]?.id}/end`, { reason: 'cancelled' })
  desk.clock.forward({ minutes: 60 })
  return group
}

async function send(group: string, open: number, clockAgo: number, sentAgo: number | null) {
  const made = await changeOf(group, open, { madeAt: minutesAgo(clockAgo).toISOString() })
  const sentAt = sentAgo === null ? {} : { sentAt: minutesAgo(sentAgo).toISOString() }
  const response = await desk.server.post('/api/beds/changes', { changes: [made], ...sentAt })
  return bedChangesAnswer.parse(await response.json()).results[0]
}

describe('“4 open”, where a hold has ended since the moment it names', () => {
  it.each([149, 100, 75])('and that names a moment %i minutes ago never becomes 5', async (ago) => {
    const group = await heldAndLetGo()
    const result = await send(group, 4, ago, null)
    expect(result).toMatchObject({ outcome: 'conflict', group: { open: 3 } })
    expect(await publicNumber(group)).toBe(3)
  })

  it('is taken as 4 from a phone whose clock is that far behind, and is of now', async () => {
    const group = await heldAndLetGo()
    const now = desk.clock.now().toISOString()
    expect(await send(group, 4, 100, 100)).toMatchObject({ outcome: 'applied', group: { open: 4, saidAt: now } })
    expect(await publicNumber(group)).toBe(4)
  })

  it('is a conflict from a phone that is behind and was offline as well', async () => {
    const group = await heldAndLetGo()
    expect(await send(group, 4, 1_100, 1_000)).toMatchObject({ outcome: 'conflict' })
    expect(await publicNumber(group)).toBe(3)
  })

  it('is no confirmation of 2 where it is 3 by now', async () => {
    const group = await heldAndLetGo()
    const made = await changeOf(group, 2, { kind: 'confirm', madeAt: minutesAgo(100).toISOString() })
    expect(await change(made)).toMatchObject([{ outcome: 'conflict', group: { open: 3 } }])
  })
})

it('a change sent again with another number is refused, and with its own is one change', async () => {
  const group = await buildGroup(8, 3)
  const made = await changeOf(group, 2)
  expect(await change(made)).toMatchObject([{ outcome: 'applied' }])
  expect(await change({ ...made, open: 7 })).toMatchObject([
    { outcome: 'refused', reason: expect.stringContaining('taken') },
  ])
  expect(await change(made)).toMatchObject([{ outcome: 'applied', group: { open: 2 } }])
  expect(await publicNumber(group)).toBe(2)
})

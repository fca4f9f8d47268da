import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BedChange } from '#contract/beds/board.ts'
import { computeBedsNow } from '#domain/beds/bed-availability.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'

const desk = bedsDesk()

/** One thing somebody does; `ago` is how far the clock of their device is behind, in minutes (ahead below 0). */
const step = fc.record({
  what: fc.constantFrom('report', 'report', 'confirm', 'hold', 'cancel', 'move in', 'extend'),
  open: fc.integer({ min: 0, max: 7 }),
  which: fc.nat(3),
  ago: fc.integer({ min: -90, max: 90 }),
  wait: fc.integer({ min: 0, max: 40 }),
  isLate: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function live(group: string, one: Step, before: string | null): Promise<number> {
  const { holds, open } = await desk.groupNow(group)
  const hold = holds[one.which]?.id ?? randomUUID()
  switch (one.what) {
    case 'hold':
      return (await desk.hold(group, { hours: 1 + one.open })).status
    case 'cancel':
    case 'move in': {
      const reason = one.what === 'cancel' ? 'cancelled' : 'moved_in'
      return (await desk.server.post(`/api/beds/holds/${hold}/end`, { reason })).status
    }
    case 'extend':
      return (await desk.server.post(`/api/beds/holds/${hold}/until`, { hours: 1 + one.open })).status
    default: {
      const madeAt = desk.minutesAgo(one.ago).toISOString()
      const kind: BedChange['kind'] = one.what === 'confirm' ? 'confirm' : 'report'
      const made = await desk.toChange(group, kind === 'confirm' ? (open ?? 0) : one.open, { kind, madeAt })
      await desk.change(one.isLate ? { ...made, seen: before } : made)
      return 200
    }
  }
}

it('Whatever people say, hold and let go, with whatever clocks: every answer is what the rules make of the whole log', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), async (steps, total) => {
      const group = await desk.buildGroup(total, Math.min(2, total))
      let seen: string | null = null
      for (const one of steps) {
        const before: string | null = (await desk.groupNow(group)).reportId
        expect([200, 404, 409]).toContain(await live(group, one, seen))
        seen = before
        const now = desk.clock.now().getTime()
        const rules = computeBedsNow(await desk.log(group), total, now)
        const { open, holds } = await desk.groupNow(group)
        expect([open, holds.length]).toEqual([rules.available, rules.held])
        expect(await desk.publicNumber(group)).toBe(rules.available)
        expect((rules.occupied ?? 0) + rules.held).toBeLessThanOrEqual(total)
        expect((open ?? 0) + holds.length + (rules.occupied ?? 0)).toBe(total)
        desk.clock.forward({ minutes: one.wait })
      }
    }),
    { numRuns: 30 },
  )
}, 60_000)

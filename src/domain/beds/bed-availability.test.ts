import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BedEvent, computeBedsNow, findRefusal, refuseTotal } from './bed-availability.ts'

const hour = 3_600_000

type Step =
  | { do: 'report'; occupied: number }
  | { do: 'confirm' }
  | { do: 'hold'; hours: number }
  | { do: 'end'; which: number }
  | { do: 'total'; beds: number }

const step: fc.Arbitrary<Step & { wait: number }> = fc
  .tuple(
    fc.oneof(
      fc.record({ do: fc.constant('report' as const), occupied: fc.integer({ min: 0, max: 12 }) }),
      fc.record({ do: fc.constant('confirm' as const) }),
      fc.record({ do: fc.constant('hold' as const), hours: fc.integer({ min: 1, max: 72 }) }),
      fc.record({ do: fc.constant('end' as const), which: fc.nat(5) }),
      fc.record({ do: fc.constant('total' as const), beds: fc.integer({ min: 0, max: 12 }) }),
    ),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 * hour })),
  )
  .map(([what, wait]) => ({ ...what, wait }))

type Residence = { log: BedEvent[]; totalBeds: number; now: number }

/** What a step would add to the log; null for a step that is not an event. */
function toEvent(one: Step, { log, now, totalBeds }: Residence): BedEvent | null {
  const id = String(log.length).padStart(4, '0')
  const holds = log.filter(({ kind }) => kind === 'hold')
  switch (one.do) {
    case 'report':
      return { kind: 'report', id, at: now, occupied: one.occupied, of: totalBeds }
    case 'confirm':
      return { kind: 'confirm', id, at: now }
    case 'hold':
      return { kind: 'hold', id, at: now, until: now + one.hours * hour }
    case 'end':
      return { kind: 'hold_end', id, at: now, holdId: holds[one.which % Math.max(1, holds.length)]?.id ?? 'none' }
    case 'total':
      return null
  }
}

/** Lives through the steps and keeps what is accepted; `look` sees each accepted change. */
function live(
  steps: readonly (Step & { wait: number })[],
  look: (before: Residence, after: Residence, one: Step) => void,
) {
  let residence: Residence = { log: [], totalBeds: 8, now: 1_800_000_000_000 }
  for (const one of steps) {
    residence = { ...residence, now: residence.now + one.wait }
    const beds = computeBedsNow(residence.log, residence.totalBeds, residence.now)
    const event = toEvent(one, residence)
    const refused =
      one.do === 'total' ? refuseTotal(one.beds, beds) : event === null ? null : findRefusal(event, beds, residence.log)
    if (refused !== null) continue
    const after = {
      ...residence,
      ...(one.do === 'total' && { totalBeds: one.beds }),
      ...(event && { log: [...residence.log, event] }),
    }
    look(residence, after, one)
    residence = after
  }
  return residence
}

const at = ({ log, totalBeds, now }: Residence, later = 0) => computeBedsNow(log, totalBeds, now + later)

describe('the beds of a group', () => {
  it('are never fewer than none open, and never more than there are, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        live(steps, (_, after) => {
          const { available, occupied, held, totalBeds } = at(after)
          expect((occupied ?? 0) + held).toBeLessThanOrEqual(totalBeds)
          expect(available ?? 0).toBeGreaterThanOrEqual(0)
          expect(available ?? 0).toBeLessThanOrEqual(totalBeds)
          if (occupied !== null) expect(available).toBe(totalBeds - occupied - held)
        })
      }),
    )
  })

  it('keep their number when the house confirms it, and only grow younger', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        live(steps, (before, after, one) => {
          if (one.do !== 'confirm') return
          const { available, occupied, held } = at(before)
          expect(at(after)).toMatchObject({ available, occupied, held, saidAt: after.now, age: 'fresh' })
        })
      }),
    )
  })

  it('lose exactly one to a hold and get exactly one back at its end, by canceling or by time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        live(steps, (before, after, one) => {
          const change = (at(after).available ?? 0) - (at(before).available ?? 0)
          if (one.do === 'hold') expect(change).toBe(-1)
          if (one.do === 'end') expect(change).toBe(1)
        })
        const residence = live(steps, () => {})
        const ends = residence.log.flatMap((event) =>
          event.kind === 'hold' && event.until > residence.now ? [event] : [],
        )
        for (const { id, until } of ends) {
          if (residence.log.some((event) => event.kind === 'hold_end' && event.holdId === id)) continue
          const running = (moment: number) => computeBedsNow(residence.log, residence.totalBeds, moment)
          const alone = ends.filter((other) => other.until === until).length === 1
          if (alone && running(residence.now).occupied !== null)
            expect((running(until).available ?? 0) - (running(until - 1).available ?? 0)).toBe(1)
        }
      }),
    )
  })

  it('never lose a hold that runs to a report or to another number of beds', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        live(steps, (before, after, one) => {
          if (one.do === 'report' || one.do === 'total') expect(at(after).held).toBe(at(before).held)
        })
      }),
    )
  })

  it('keep the number that was said when there are more or fewer, but for what has no room', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        live(steps, (before, after, one) => {
          const [was, is] = [at(before), at(after)]
          if (one.do !== 'total' || was.available === null) return
          expect(is.saidAt).toBe(was.saidAt)
          if (one.beds > was.totalBeds) expect(is.available).toBeGreaterThanOrEqual(was.available)
          else expect(is.available).toBe(Math.min(was.available, one.beds - is.held))
        })
      }),
    )
    const events: BedEvent[] = [{ kind: 'report', id: 'a', at: 5, occupied: 6, of: 10 }]
    const countOpen = (total: number) => computeBedsNow(events, total, 5).available
    expect([12, 10, 7, 4, 3, 0].map(countOpen)).toEqual([4, 4, 4, 4, 3, 0])
  })

  it('say the same in whatever order the log arrives', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (steps, dice) => {
        const residence = live(steps, () => {})
        const shuffled = residence.log
          .map((event) => ({ event, place: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ event }) => event)
        expect(at({ ...residence, log: shuffled })).toEqual(at(residence))
      }),
    )
  })

  it('are decided by the ids of two reports of one moment', () => {
    const log: BedEvent[] = [
      { kind: 'report', id: 'b', at: 5, occupied: 2 },
      { kind: 'report', id: 'a', at: 5, occupied: 6 },
    ]
    expect(computeBedsNow(log, 8, 5).available).toBe(6)
  })

  it('have no number before the house said one, and none is held', () => {
    expect(computeBedsNow([], 8, 5)).toMatchObject({ available: null, occupied: null, held: 0, age: 'withdrawn' })
    const hold: BedEvent = { kind: 'hold', id: 'h', at: 5, until: 9 }
    expect(findRefusal(hold, computeBedsNow([], 8, 5), [])).toBe('no_bed_open')
    expect(findRefusal({ kind: 'confirm', id: 'c', at: 5 }, computeBedsNow([], 8, 5), [])).toBe('nothing_to_confirm')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { knownOverlays } from '#domain/certification/overlays/states.ts'
import {
  carriesOn,
  computeLastDay,
  countTermDays,
  extendTerm,
  type FormerPaper,
  refuseCheckIn,
  refuseForm,
  refuseSecond,
  refuseTerm,
  type TimedPaper,
} from './conditional.ts'

const va = buildOverlay('VA').conditional
const paper: TimedPaper = {
  form: 'conditional',
  issuedOn: '2026-06-01',
  endsOn: '2026-11-30',
  checkedInOn: null,
  extendedFrom: null,
}
const at = new Date('2026-11-10T12:00:00Z')
const of = (given: Partial<TimedPaper>): TimedPaper => Object.assign({}, paper, given)
const words = (out: ReturnType<typeof extendTerm>) => ('refused' in out ? out.words : out.endsOn)

describe('a certificate for a time', () => {
  it('is checked in once, while it holds', () => {
    expect(refuseCheckIn(paper, at)).toBeNull()
    expect(refuseCheckIn(of({ checkedInOn: '2026-11-01' }), at)?.words).toBe('The check-in is recorded already.')
    expect(refuseCheckIn(of({ form: null }), at)?.words).toMatch(/^Only a certificate with conditions/)
    expect(refuseCheckIn(paper, new Date('2026-12-01T10:00:00Z'))?.words).toMatch(/^It has ended/)
  })

  it('is extended once by 90 days in Virginia, after the check-in', () => {
    const ready = of({ checkedInOn: '2026-11-01' })
    expect(extendTerm(ready, va, at)).toEqual({ endsOn: '2027-02-28', extendedFrom: '2026-11-30' })
    expect(words(extendTerm(paper, va, at))).toBe('Record the check-in first.')
    expect(words(extendTerm(of({ checkedInOn: '2026-11-01', extendedFrom: '2026-11-01' }), va, at))).toMatch(/once/)
    expect(words(extendTerm(ready, va, new Date('2026-12-02T00:00:00Z')))).toMatch(/^It has ended/)
    expect(
      words(extendTerm(of({ form: 'preliminary', checkedInOn: '2026-11-01' }), buildOverlay('OH').conditional, at)),
    ).toMatch(/^Your state names no extension/)
  })

  it('is followed by no second one, but may be corrected, set again, and given anew much later', () => {
    const former: FormerPaper = Object.assign({ setOn: '2026-06-01', endedOn: null }, paper)
    const second = (given: Partial<FormerPaper>, issuedOn: string, today = '2026-12-05') => {
      if (!va) throw new Error('Virginia knows one.')
      const asked = { issuedOn, endsOn: computeLastDay(issuedOn, va.months) }
      return refuseSecond(asked, Object.assign({}, former, given), { rules: va, today })
    }
    expect(second({}, '2026-12-01')).toBe(
      'This home had a conditional certificate until November 30, 2026. A second one does not follow it: give it a full certificate once it meets the standard. Without one it is not certified.',
    )
    expect(second({}, '2026-11-20', '2026-11-20')).toMatch(/^This home has a conditional certificate until/)
    expect(second({ endedOn: '2026-08-01' }, '2026-09-01')).toMatch(/until August 1, 2026/)
    expect(second({}, '2027-05-30')).toMatch(/until November 30/)
    expect(second({ setOn: '2026-12-05' }, '2026-12-05')).toMatch(/until November 30/)
    const free: [Partial<FormerPaper>, string, string?][] = [
      [{}, '2027-06-01'],
      [{ form: null }, '2026-12-01'],
      [{}, '2026-06-01'],
      [{}, '2026-05-20'],
      [{ setOn: '2026-12-05' }, '2026-11-20'],
    ]
    expect(free.map(([given, from]) => second(given, from))).toEqual(free.map(() => null))
  })

  it('is followed by no second one under the name of another state either', () => {
    const asked = { issuedOn: '2026-12-01', endsOn: '2027-05-31' }
    const second = (state: string) => {
      const { conditional: rules } = buildOverlay(state)
      if (!rules) throw new Error('These states have one.')
      const former = Object.assign({ setOn: '2026-06-01', endedOn: null }, paper, { form: rules.name })
      return refuseSecond(asked, former, { rules, today: '2026-12-01' })
    }
    expect(second('GA')).toMatch(/had a provisional certificate until/)
    expect(second('OH')).toMatch(/had a preliminary certificate until/)
  })

  it('is set by hand only under the name of its state, and for no longer than that says', () => {
    const fields = (form: TimedPaper['form'], endsOn: string, standing: TimedPaper | null = null) =>
      refuseForm({ form, issuedOn: '2026-06-01', endsOn }, va, standing)?.fields ?? null
    expect(fields('conditional', '2026-11-30')).toBeNull()
    expect(fields('conditional', '2026-12-01')).toEqual({
      endsOn: 'A conditional certificate holds for 6 months at most.',
    })
    expect(fields('provisional', '2026-11-30')).toHaveProperty('form')
    expect(fields(null, '2028-06-01')).toBeNull()
    // A corrected number does not take the extension away.
    const longer = of({ endsOn: '2027-02-28', checkedInOn: '2026-11-01', extendedFrom: '2026-11-30' })
    expect(fields('conditional', '2027-02-28', longer)).toBeNull()
    expect(carriesOn(of({ form: null }), of({ form: null }))).toBe(false)
  })

  it('never holds longer than its months and one extension, whatever is done to it in whatever order', () => {
    const states = Object.keys(knownOverlays).filter((state) => buildOverlay(state).conditional !== null)
    const act = fc.record({ isCheckIn: fc.boolean(), daysLater: fc.integer({ min: 0, max: 120 }) })
    let extensions = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.array(act, { maxLength: 12 }),
        (state, from, acts) => {
          const { conditional: rules } = buildOverlay(state)
          if (!rules) throw new Error('These states have one.')
          const issuedOn = from.toISOString().slice(0, 10)
          const first = computeLastDay(issuedOn, rules.months)
          let now = from.getTime()
          let one = of({ form: rules.name, issuedOn, endsOn: first })
          for (const { isCheckIn, daysLater } of acts) {
            now += daysLater * 86_400_000
            if (isCheckIn && refuseCheckIn(one, new Date(now)) === null) {
              one = Object.assign({}, one, { checkedInOn: new Date(now).toISOString().slice(0, 10) })
            }
            const longer = extendTerm(one, rules, new Date(now))
            if (isCheckIn || 'refused' in longer) continue
            expect(one.checkedInOn).not.toBeNull()
            one = Object.assign({}, one, longer)
            extensions++
          }
          const days = (Date.parse(one.endsOn) - Date.parse(first)) / 86_400_000
          expect([0, rules.extensionDays ?? 0]).toContain(days)
          expect(countTermDays(one)).toBe(
            days > 0 ? days : Math.round((Date.parse(first) - Date.parse(issuedOn)) / 86_400_000) + 1,
          )
        },
      ),
      { numRuns: 500, seed: 17 },
    )
    expect(extensions).toBeGreaterThan(20)
  })
})

it('lets no full certificate that is set by hand hold for longer than those of its state, but for one that does already', () => {
  const said = { form: null, issuedOn: '2026-01-01', endsOn: '2026-12-31' }
  const [year, two] = [{ validMonths: 12 }, { validMonths: 24 }]
  const longer = Object.assign({}, said, { endsOn: '2027-01-01' })
  expect([refuseTerm(said, year, null), refuseTerm(longer, two, null)]).toEqual([null, null])
  expect(refuseTerm(longer, year, null)).toMatchObject({
    fields: { endsOn: 'In your state a certificate holds for 1 year: until December 31, 2026 at most.' },
  })
  expect(refuseTerm(longer, year, Object.assign({ checkedInOn: null, extendedFrom: null }, longer))).toBeNull()
})

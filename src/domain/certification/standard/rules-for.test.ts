import { describe, expect, it } from 'vitest'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { listAskedRules } from './rules-for.ts'

const ask = (level: NarrLevel, state = 'AR') => listAskedRules({ version: '3.0', level, overlay: buildOverlay(state) })
const find = (code: string, level: NarrLevel, state?: string) => ask(level, state).find((rule) => rule.code === code)

describe('what an application is asked', () => {
  it('comes in the order of the standard, and after it what the state asks', () => {
    const codes = ask(2, 'MN').map(({ code }) => code)
    expect(codes[0]).toBe('1.A.1.a')
    expect(codes.slice(-5)).toEqual(['4.J.31.b', 'MN.1', 'MN.2', 'MN.3', 'MN.4'])
  })

  it('is no less at a higher level', () => {
    const codes = ([1, 2, 3, 4] as const).map((level) => ask(level).map(({ code }) => code))
    const required = ([1, 2, 3, 4] as const).map((level) => ask(level).filter((rule) => rule.isRequired).length)
    expect(codes.slice(1).flatMap((above, at) => codes[at]?.filter((code) => !above.includes(code)))).toEqual([])
    expect(required).toEqual(required.toSorted((one, other) => one - other))
    expect(new Set(required).size).toBe(4)
  })

  it.each([
    ['1.A.2.f', [undefined, false, false, true]],
    ['1.C.7.a', [false, false, true, true]],
    ['1.D.9.c', [undefined, true, true, true]],
    ['3.G.24.a', [undefined, undefined, true, true]],
    ['3.G.25.a', [undefined, undefined, undefined, true]],
    ['3.I.27.a', [false, false, false, false]],
    ['4.J.31.a', [true, true, true, true]],
  ])('has %s as the public guide has it', (code, expected) => {
    expect(([1, 2, 3, 4] as const).map((level) => find(code, level)?.isRequired)).toEqual(expected)
  })

  it('says evidence that ends, and when to remind', () => {
    expect(find('1.A.2.b', 2)).toMatchObject({ validMonths: 12, remindDays: 30, scope: 'organization', domain: 1 })
    expect(find('2.E.14.a', 2)).toMatchObject({ validMonths: null, remindDays: null, scope: 'residence', domain: 2 })
    expect(find('WV.1', 2, 'WV')).toMatchObject({ validMonths: 12, remindDays: 30, isRequired: true, domain: null })
    expect(find('MN.4', 2, 'MN')).toMatchObject({ validMonths: null, remindDays: null, detail: null })
  })

  it('measures bathrooms by the state', () => {
    expect(find('2.E.14.e', 2)?.detail).toBe('At most 6 people share a bathroom.')
    expect(find('2.E.14.e', 2, 'NJ')?.detail).toBe('At most 4 people share a bathroom.')
    expect(find('2.E.14.a', 2, 'NJ')?.detail).toBeNull()
  })

  it('asks for drills as often as the state does, and for none at Level I', () => {
    expect(find('2.F.17.c', 2)).toMatchObject({ detail: 'A drill at least every 12 months.', validMonths: 12 })
    expect(find('2.F.17.c', 2, 'MN')).toMatchObject({ detail: 'A drill at least every 6 months.', validMonths: 6 })
    expect(find('2.F.17.c', 1, 'MN')).toMatchObject({ detail: 'No drills at Level I.', validMonths: 12 })
  })

  it('is prefilled only where the residence has truly said it', () => {
    expect(ask(4).flatMap(({ code, fact }) => (fact ? [[code, fact]] : []))).toEqual([['2.F.18.a', 'smoking_outside']])
  })
})

import { describe, expect, it } from 'vitest'
import { factNames } from '#domain/residence/facts.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'
import { addListed, type ListingSaid, listingNotes, sayListed } from './listing-notes.ts'
import { listRules } from './standard.ts'
import { currentVersion, findStandard } from './versions.ts'

const none: ListingSaid = { facts: {}, answers: {}, rules: {}, beds: [], photos: 0 }

describe('what a listing says of a rule', () => {
  it('belongs to rules, facts, needs and house rules that there are, each rule once', () => {
    const codes = listRules(findStandard(currentVersion)).map(({ code }) => code)
    const known: string[] = [...factNames, ...needs, ...houseRules]
    const named = listingNotes.flatMap(({ facts = [], needs: asked = [], rules = [] }) => [
      ...facts,
      ...asked,
      ...rules,
    ])
    expect(listingNotes.filter(({ code }) => !codes.includes(code))).toEqual([])
    expect(named.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(listingNotes.map(({ code }) => code)).size).toBe(listingNotes.length)
  })

  it('is said in words; what is not stated stays out', () => {
    const said: ListingSaid = {
      facts: {
        fee_amount: 150,
        fee_per: 'week',
        deposit: null,
        fee_includes: ['food', 'laundry'],
        phone: '501-555-0117',
      },
      answers: { buprenorphine: true, methadone: false },
      rules: { curfew: 'Eleven on weekdays.', visitors: '' },
      beds: [{ audience: 'women', total: 4 }],
      photos: 1,
    }
    expect(sayListed('1.A.3.a', said)).toBe('Fee: $150 a week; The fee includes: food, laundry')
    expect(sayListed('2.F.16.d', said)).toBe('Buprenorphine welcome; No methadone')
    expect(sayListed('1.C.7.c', said)).toBe('Curfew: Eleven on weekdays')
    expect(sayListed('2.E.14.d', said)).toBe('4 beds for women')
    expect(sayListed('2.E.14.a', said)).toBe('1 photo of the house')
    expect(sayListed('4.J.30.a', said)).toBe('Phone: 501-555-0117')
    expect([sayListed('1.A.3.a', none), sayListed('2.F.17.b', said)]).toEqual(['', ''])
  })

  it('stands under what was typed, and alone where nothing was', () => {
    expect([addListed('  ', '4 beds for women'), addListed('Blue binder.\n', '4 beds for women')]).toEqual([
      '4 beds for women',
      'Blue binder.\n4 beds for women',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChoices, mergeEdits } from './merge-edits.ts'

const fields = ['name', 'phone', 'amount', 'per', 'notes'] as const
type Field = (typeof fields)[number]
const parts: readonly (readonly Field[])[] = [['name'], ['phone'], ['amount', 'per'], ['notes']]

// Few different words, so that sides often agree.
const word = fc.constantFrom('', 'a', 'b', 'c')
const side = fc.record({ name: word, phone: word, amount: word, per: word, notes: word })
const sides = fc.record({ base: side, mine: side, theirs: side })
const withTexts = (words: Partial<Record<Field, string>>) => ({
  name: 'Harbor Row',
  phone: '1',
  amount: '160',
  per: 'week',
  notes: '',
  ...words,
})

describe('what two people changed at once', () => {
  it('is joined where each changed something else', () => {
    const merged = mergeEdits({
      parts,
      base: withTexts({}),
      mine: withTexts({ name: 'Harbor' }),
      theirs: withTexts({ phone: '2' }),
    })
    expect(merged).toEqual({ values: withTexts({ name: 'Harbor', phone: '2' }), joined: ['phone'], disputed: [] })
  })

  it('is disputed where both changed one thing, with what this person typed still there', () => {
    const merged = mergeEdits({
      parts,
      base: withTexts({}),
      mine: withTexts({ phone: '3' }),
      theirs: withTexts({ phone: '2' }),
    })
    expect(merged).toEqual({ values: withTexts({ phone: '3' }), joined: [], disputed: [['phone']] })
  })

  it('keeps an amount and its time together', () => {
    const merged = mergeEdits({
      parts,
      base: withTexts({}),
      mine: withTexts({ per: 'month' }),
      theirs: withTexts({ amount: '700' }),
    })
    expect(merged.disputed).toEqual([['amount', 'per']])
    expect([merged.values.amount, merged.values.per]).toEqual(['160', 'month'])
  })

  it('is disputed wherever it differs when nobody knows the beginning', () => {
    const merged = mergeEdits({ parts, base: null, mine: withTexts({ phone: '3' }), theirs: withTexts({ notes: 'x' }) })
    expect(merged.disputed).toEqual([['phone'], ['notes']])
  })

  it('is all of one side where the other changed nothing', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        expect(mergeEdits({ parts, base, mine, theirs: base }).values).toEqual(mine)
        expect(mergeEdits({ parts, base, mine, theirs: base }).disputed).toEqual([])
        const others = mergeEdits({ parts, base, mine: base, theirs })
        expect(others.values).toEqual(theirs)
        expect(others.joined).toEqual(fields.filter((field) => base[field] !== theirs[field]))
        expect(others.disputed).toEqual([])
      }),
    )
  })

  it('invents nothing and loses nothing: each part is one side’s, and its own where it was changed', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { values, disputed } = mergeEdits({ parts, base, mine, theirs })
        for (const part of parts) {
          const of = (words: Record<Field, string>) => part.map((field) => words[field]).join()
          expect([of(mine), of(theirs)]).toContain(of(values))
          if (of(mine) !== of(base)) expect(of(values)).toBe(of(mine))
          else expect(of(values)).toBe(of(theirs))
          const both = of(mine) !== of(base) && of(theirs) !== of(base) && of(mine) !== of(theirs)
          expect(disputed.includes(part)).toBe(both)
        }
      }),
    )
  })

  it('is disputed about the same from either side', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const one = mergeEdits({ parts, base, mine, theirs })
        const other = mergeEdits({ parts, base, mine: theirs, theirs: mine })
        expect(one.disputed).toEqual(other.disputed)
        if (one.disputed.length === 0) expect(one.values).toEqual(other.values)
      }),
    )
  })
})

describe('a choice', () => {
  const kept = fc.constantFrom('mine' as const, 'theirs' as const)

  it('ends every dispute in one more step, each part as it was chosen', () => {
    fc.assert(
      fc.property(sides, fc.dictionary(fc.constantFrom(...fields), kept), ({ base, mine, theirs }, chosen) => {
        const first = mergeEdits({ parts, base, mine, theirs })
        // The page comes again with what is saved as its beginning, and with what was typed.
        const again = applyChoices({ parts, base: theirs, mine: first.values }, chosen)
        const second = mergeEdits({ parts, base: theirs, mine: again, theirs })
        expect(second.disputed).toEqual([])
        for (const part of first.disputed) {
          const [name = 'name'] = part
          const wanted = chosen[name] === 'theirs' ? theirs : mine
          for (const field of part) expect(second.values[field]).toBe(wanted[field])
        }
      }),
    )
  })

  it('of something nobody asked about changes nothing where the beginning is not known', () => {
    expect(applyChoices({ parts, base: null, mine: withTexts({ phone: '3' }) }, { phone: 'theirs' }).phone).toBe('3')
  })
})

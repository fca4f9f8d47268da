import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyBytes, readCaseKey, writeCaseKey } from './case-key.ts'

const key = fc.uint8Array({ minLength: keyBytes, maxLength: keyBytes }).map(writeCaseKey)

it('a key has five groups of four, without letters that look like others', () => {
  fc.assert(
    fc.property(key, (one) => {
      expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

it('a key is read as it is typed or told: small letters, other signs, O for zero and I for one', () => {
  fc.assert(
    fc.property(key, fc.constantFrom(' ', '', '.', ' - '), (one, sign) => {
      const typed = one.toLowerCase().replaceAll('-', sign).replaceAll('0', 'o').replaceAll('1', 'i')
      expect(readCaseKey(` ${typed} `)).toBe(one)
    }),
  )
})

it('what can be no key is none', () => {
  for (const typed of ['', 'ABCD', 'U'.repeat(20), 'A'.repeat(21), '🏠'.repeat(20)])
    expect(readCaseKey(typed)).toBeNull()
})

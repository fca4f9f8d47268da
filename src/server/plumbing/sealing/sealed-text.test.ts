import { expect, it } from 'vitest'
import { openAddress, sealAddress } from './sealed-address.ts'
import { createSeals } from './sealed-text.ts'

const seals = createSeals('a secret', 'tests')

it('what is sealed opens in its row alone, and with its secret and purpose alone', () => {
  const sealed = seals.seal('Zoë, 501-555-0199', 'row')
  expect(sealed.toString('latin1')).not.toContain('555')
  expect(seals.open(sealed, 'row')).toBe('Zoë, 501-555-0199')
  expect(seals.open(sealed, 'other row')).toBeNull()
  expect(createSeals('another secret', 'tests').open(sealed, 'row')).toBeNull()
  expect(createSeals('a secret', 'other tests').open(sealed, 'row')).toBeNull()
  expect(seals.open(sealed.subarray(0, 20), 'row')).toBeNull()
})

it('the same words are sealed otherwise each time', () => {
  expect(seals.seal('', 'row').equals(seals.seal('', 'row'))).toBe(false)
  expect(seals.open(seals.seal('', 'row'), 'row')).toBe('')
})

it('a sealed address fits into the outbox, and opens for the same server', () => {
  const longest = `${'a'.repeat(128)}@mail.example`
  const sealed = sealAddress(longest, 'key')
  expect(sealed.length).toBeLessThanOrEqual(254)
  expect(sealed).toMatch(/^sealed:[\w-]+$/)
  expect(openAddress(sealed, 'key')).toBe(longest)
  expect(openAddress(sealed, 'another key')).toBeNull()
  expect(openAddress('plain@mail.example', 'key')).toBe('plain@mail.example')
})

import { expect, it } from 'vitest'
import { OwnAddresses } from './own-addresses.ts'

it('knows its own addresses however late they arrive, and those that were passed over', () => {
  const own = new OwnAddresses('/faq')
  own.write('/faq?q=sp')
  own.write('/faq?q=spread')
  own.write('/faq?q=spreadsheet')
  expect(own.isLast('/faq?q=spreadsheet')).toBe(true)
  expect(own.isAnother('/faq?q=spread')).toBe(false)
  expect(own.isAnother('/faq?q=spreadsheet')).toBe(false)
})

it('follows where somebody goes back to, also to an address of its own', () => {
  const own = new OwnAddresses('/faq')
  own.write('/faq?q=bed')
  expect(own.isAnother('/faq?q=bed')).toBe(false)
  expect(own.isAnother('/faq')).toBe(true)
  expect(own.isLast('/faq')).toBe(true)
  expect(own.isAnother('/faq')).toBe(false)
})

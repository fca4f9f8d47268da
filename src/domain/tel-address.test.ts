import { describe, expect, it } from 'vitest'
import { telAddress } from '#domain/tel-address.ts'

describe('the address a phone number is called by', () => {
  it('holds the digits alone, with the country code', () => {
    expect(telAddress('(555) 555-0142')).toBe('tel:+15555550142')
    expect(telAddress('480-849-1192')).toBe('tel:+14808491192')
  })

  it('does not add a country code that is there', () => {
    expect(telAddress('1-800-564-5927')).toBe('tel:+18005645927')
    expect(telAddress('+44 20 7946 0000')).toBe('tel:+442079460000')
  })
})

import { describe, expect, it } from 'vitest'
import { smsAddress, telAddress, usNumber } from './tel-address.ts'

describe('the address a phone number is called by', () => {
  it('holds the digits alone, with the country code', () => {
    expect(telAddress('(555) 555-0142')).toBe('tel:+15555550142')
    expect(telAddress('480-849-1192')).toBe('tel:+14808491192')
  })

  it('keeps an extension apart from the number, which texts go to alone', () => {
    for (const phone of [
      '501-555-0142 x12',
      '(501) 555-0142, ext. 12',
      '+1 501 555 0142 extension 12',
      '5015550142#12',
    ]) {
      expect([telAddress(phone), smsAddress(phone)]).toEqual(['tel:+15015550142;ext=12', 'sms:+15015550142'])
      expect(usNumber(phone)).toEqual({ digits: '5015550142', extension: '12' })
    }
    expect([usNumber('call x12'), usNumber('101-555-0142'), usNumber('')]).toEqual([null, null, null])
  })

  it('does not add a country code that is there', () => {
    expect(telAddress('1-800-564-5927')).toBe('tel:+18005645927')
    expect(telAddress('+44 20 7946 0000')).toBe('tel:+442079460000')
  })
})

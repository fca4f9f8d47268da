import { describe, expect, it } from 'vitest'
import { buildSmsAddress, buildTelAddress, formatPhone, parseUsNumber } from './tel-address.ts'

describe('the address a phone number is called by', () => {
  it('holds the digits alone, with the country code', () => {
    expect(buildTelAddress('(555) 555-0142')).toBe('tel:+15555550142')
    expect(buildTelAddress('480-849-1192')).toBe('tel:+14808491192')
  })

  it('keeps an extension apart from the number, which texts go to alone', () => {
    for (const phone of [
      '501-555-0142 x12',
      '(501) 555-0142, ext. 12',
      '+1 501 555 0142 extension 12',
      '5015550142#12',
    ]) {
      expect([buildTelAddress(phone), buildSmsAddress(phone)]).toEqual(['tel:+15015550142;ext=12', 'sms:+15015550142'])
      expect(parseUsNumber(phone)).toEqual({ digits: '5015550142', extension: '12' })
    }
    expect([parseUsNumber('call x12'), parseUsNumber('101-555-0142'), parseUsNumber('')]).toEqual([null, null, null])
  })

  it('does not add a country code that is there', () => {
    expect(buildTelAddress('1-800-564-5927')).toBe('tel:+18005645927')
    expect(buildTelAddress('+44 20 7946 0000')).toBe('tel:+442079460000')
  })
})

describe('the form a phone number is shown in', () => {
  it('is one form for all numbers of the US', () => {
    for (const phone of [
      '(304) 555-0141',
      '304-555-0141',
      '304.555.0141',
      '3045550141',
      '+1 304 555 0141',
      '1 (304) 5550141',
    ])
      expect(formatPhone(phone)).toBe('304-555-0141')
    for (const phone of ['(304) 555-0141 ext. 12', '304-555-0141 x12', '3045550141#12'])
      expect(formatPhone(phone)).toBe('304-555-0141 x12')
    for (const phone of ['(800) 564-5927', '1-800-564-5927']) expect(formatPhone(phone)).toBe('1-800-564-5927')
  })

  it('is the typed one for every other number', () => {
    for (const phone of [
      '+44 20 7946 0000',
      '+45 12 34 56 78',
      '555-0141',
      '211',
      '1-800-GET-HELP',
      'ask at the office',
      '',
    ])
      expect(formatPhone(phone)).toBe(phone)
  })

  it('is called as the typed one is', () => {
    for (const phone of ['(304) 555-0141 ext. 12', '1-800-564-5927', '+45 12 34 56 78', '555-0141'])
      expect(buildTelAddress(formatPhone(phone))).toBe(buildTelAddress(phone))
    expect([buildTelAddress('+45 12 34 56 78'), buildTelAddress('555-0141'), buildTelAddress('211')]).toEqual([
      'tel:+4512345678',
      'tel:5550141',
      'tel:211',
    ])
  })
})

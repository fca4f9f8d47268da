import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanValues, findProblems } from './listing-check.ts'
import { listingFields, toListingValues } from './listing-fields.ts'
import { parsePin } from './pin.ts'

const states = new Map([
  ['AR', 'Arkansas'],
  ['ME', 'Maine'],
])
const right = { name: 'Harbor', city: 'Conway', state: 'AR', zip: '72032', pin: '35.1, -92.4', visibility: 'area' }
const problems = (typed: Record<string, string>) => findProblems(cleanValues({ ...right, ...typed }), states)

describe('what was typed', () => {
  it('is kept in one way of writing', () => {
    const typed = {
      name: '  Harbor   Row ',
      description: 'One.\r\n\r\nTwo.  \n',
      zip: '72032-1234',
      fee_amount: ' $1,250 ',
      languages: 'english, Spanish;English',
      website: 'porch.example',
      beds_women: '008',
      deposit: '100.00',
      pin: '35.1,-92.4',
      note_pets: 'a\nb',
    }
    expect(cleanValues(typed)).toMatchObject({
      name: 'Harbor Row',
      description: 'One.\n\nTwo.',
      zip: '72032',
      fee_amount: '1250',
      fee_per: 'week',
      languages: 'English, Spanish',
      website: 'https://porch.example',
      beds_women: '8',
      deposit: '100',
      pin: '35.1, -92.4',
      note_pets: 'a b',
    })
  })

  it('holds nothing that makes words look other than they are', () => {
    expect(cleanValues({ city: 'Har\u202ebor\u0007\ud800' }).city).toBe('Har bor')
    for (const name of ['Har\u202ebor', 'Har\u200bbor', 'Harbor\u3164', 'Har\u0007bor']) {
      expect(problems({ name })).toEqual({ name: expect.stringContaining('cannot be shown') })
    }
  })

  it.each(['name', 'city', 'street'])('mixes no alphabets that look alike: %s', (field) => {
    expect(problems({ [field]: 'Соnway' })).toEqual({ [field]: expect.stringContaining('alphabets that look alike') })
  })

  it('is the same cleaned twice, and whatever it is, it is either right or named', () => {
    const values = fc.dictionary(fc.constantFrom(...listingFields), fc.string({ unit: 'binary', maxLength: 60 }))
    fc.assert(
      fc.property(values, (typed) => {
        const once = cleanValues(typed)
        expect(cleanValues(once)).toEqual(once)
        expect(Object.keys(findProblems(once, states)).every((field) => field in toListingValues({}))).toBe(true)
      }),
    )
  })

  it.each([
    ['phone', ['501-555-0142', '(501) 555-0142', '+1 501.555.0142', '501-555-0142 x3', '5015550142 ext. 12', '']],
    ['website', ['https://porch.example/a', 'http://porch.example', 'porch.example', '']],
    ['email', ['a@b.example', '']],
    ['sobriety', ['0', '30', '']],
    ['fee_amount', ['0', '160', '$1,600', '']],
    ['beds_women', ['0', '12', '']],
    ['level', ['1', '4', '']],
    ['state', ['AR', '']],
  ])('is right: %s', (field, good) => {
    for (const value of good) expect([value, problems({ [field]: value })]).toEqual([value, {}])
  })

  it.each([
    [
      'phone',
      [
        '501-555-014',
        '501-555-014 x3',
        '501-555-0142 x',
        '15015550142345',
        '001-555-0142',
        'call us',
        '+45 12 34 56 78',
      ],
    ],
    ['website', ['javascript:alert(1)', 'ftp://porch.example', 'https://', 'https://a b.example', 'data:text/html,x']],
    ['email', ['a', 'a@b', 'a b@c.example', 'a@b.example, c@d.example']],
    ['sobriety', ['-1', '4000', '1.5', 'two']],
    ['fee_amount', ['-1', '12.50', '100001', 'ask', '9'.repeat(40)]],
    ['beds_women', ['1001', '-1', 'x']],
    ['level', ['0', '5', 'II']],
    ['zip', ['', '7203', '00000', '04101', 'ABCDE']],
    ['state', ['XX', 'ME']],
    ['name', ['', ' ', 'x'.repeat(121)]],
    ['rule_curfew', ['x'.repeat(301)]],
    ['description', ['x'.repeat(4001)]],
    ['fee_includes', ['x'.repeat(41), Array.from({ length: 21 }, (_, place) => `a${place}`).join()]],
    ['visibility', ['', 'all']],
    ['need_pets', ['maybe', 'true']],
    ['pin', ['', 'here', '91, 0', '35.1']],
  ])('is not right, and one sentence says why: %s', (field, bad) => {
    for (const value of bad) {
      const found = Object.entries(problems({ [field]: value }))
      expect([value, found.length]).toEqual([value, 1])
      expect(found[0]?.[1]).toMatch(/^.{10,120}[.]$/u)
    }
  })
})

it('a number of beds that is none is told from which to which it may be', () => {
  expect(problems({ beds_women: '-3' }).beds_women).toBe('Write beds for women as a whole number, from 0 to 1000.')
})

describe('a pin', () => {
  it.each([
    ['34.7465, -92.2896'],
    ['34.7465 -92.2896'],
    ['https://www.maps.example/place/x/@34.7465,-92.2896,17z/data=1'],
    ['https://maps.example/?q=34.7465,-92.2896'],
    ['https://maps.example/?ll=34.7465%2C-92.2896&z=3'],
    ['https://www.osm.example/#map=17/34.7465/-92.2896'],
    ['https://www.osm.example/?mlat=34.7465&mlon=-92.2896'],
  ])('is read from %s', (text) => {
    expect(parsePin(text)).toEqual({ latitude: 34.7465, longitude: -92.2896 })
  })

  it('is nothing in other words, and nowhere but on the earth', () => {
    for (const text of ['', 'Little Rock', '34.7', '91, 10', '10, 181', 'https://maps.example/short']) {
      expect([text, parsePin(text)]).toEqual([text, null])
    }
  })
})

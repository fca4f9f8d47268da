import { describe, expect, it } from 'vitest'
import {
  buildCountedAddress,
  describeBedCount,
  describeListedCount,
  describeStateBeds,
  toStateCount,
} from './state-count.ts'

const at = '2026-11-21T10:00:00.000Z'
const arkansas = { homes: 87, saidBeds: 1743, availableBeds: 184, bedsToConfirm: 25, saidAt: at }
const words = (part: Partial<typeof arkansas> | { saidAt: null }) => {
  const count = toStateCount({ ...arkansas, ...part })
  return [describeListedCount(count), describeBedCount(count), buildCountedAddress('AR', count)]
}

describe('what is counted in a state', () => {
  it.each([
    [{}, '87 homes', '159 beds open now', '/residences?state=AR&open=1'],
    [{ homes: 1, availableBeds: 1, bedsToConfirm: 0 }, '1 home', '1 bed open now', '/residences?state=AR&open=1'],
    [{ availableBeds: 25 }, '87 homes', '25 beds to confirm', '/residences?state=AR&open=1'],
    [{ availableBeds: 0, bedsToConfirm: 0 }, '87 homes', '0 beds open now', '/residences?state=AR'],
    [{ homes: 1720 }, '1,720 homes', '159 beds open now', '/residences?state=AR&open=1'],
  ])('%j reads %s, %s', (part, residences, beds, to) => {
    expect(words(part)).toEqual([residences, beds, to])
  })

  it('is never 0 beds where nothing was said: not lately, or not ever', () => {
    const silent = { saidBeds: 0, availableBeds: 0, bedsToConfirm: 0 }
    expect(words(silent)).toEqual(['87 homes', 'no current count', '/residences?state=AR'])
    expect(words({ ...silent, saidAt: null })).toEqual(['87 homes', 'beds not reported yet', '/residences?state=AR'])
  })

  it('leads nowhere where no home is listed', () => {
    const none = { homes: 0, saidBeds: 0, availableBeds: 0, bedsToConfirm: 0, saidAt: null }
    expect(words(none)).toEqual(['no homes listed yet', null, null])
  })
})

describe('the beds of a state in a sentence', () => {
  const counts = { totalListings: 87, saidListings: 70, saidBeds: 1743, availableBeds: 184, bedsToConfirm: 25 }
  it.each([
    [
      counts,
      '159 of 1,743 beds open, reported this week by 70 homes. Another 25 beds need a call to confirm. 17 homes have no current count.',
    ],
    [
      { totalListings: 2, saidListings: 1, saidBeds: 8, availableBeds: 2, bedsToConfirm: 1 },
      '1 of 8 beds open, reported this week by 1 home. Another 1 bed needs a call to confirm. 1 home has no current count.',
    ],
    [{ ...counts, totalListings: 70, bedsToConfirm: 0 }, '184 of 1,743 beds open, reported this week by 70 homes.'],
  ])('%j', (beds, sentence) => {
    const { open, rest } = describeStateBeds(beds)
    expect(open + rest).toBe(sentence)
  })
})

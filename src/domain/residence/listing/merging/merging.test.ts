import { describe, expect, it } from 'vitest'
import {
  bringsKindsOfBeds,
  chooseCertificate,
  describeLeftBehind,
  type MergeSide,
  mergePreview,
  mergeRefusal,
} from './merging.ts'

const side = (facts: Partial<MergeSide> = {}): MergeSide => {
  const plain = { status: 'published', isHidden: false, isClaimed: true, openClaims: 0, photos: 0, questions: 0 }
  const none = { waiting: 0, holds: 0, beds: [], certificate: null, organization: { id: 'birch' } }
  return Object.assign({ id: 'one', name: 'Harbor House' }, plain, none, facts)
}
const other = (facts: Partial<MergeSide> = {}) => side(Object.assign({ id: 'other', name: 'Harbor Home' }, facts))
const elsewhere = { organization: { id: 'elm' } }

describe('whether one listing may go into another', () => {
  it('may, of one organization or where nobody has claimed the one that goes', () => {
    expect(mergeRefusal(side(), other())).toBeNull()
    expect(mergeRefusal(side(), other({ ...elsewhere, isClaimed: false }))).toBeNull()
    expect(mergeRefusal(side({ isClaimed: false }), other({ ...elsewhere, isClaimed: false }))).toBeNull()
  })

  it.each([
    ['two operators hold them', side(), other(elsewhere), 'Two organizations'],
    ['an operator has the one that goes', side({ isClaimed: false }), other(elsewhere), 'Harbor Home has been claimed'],
    ['a claim is open', side({ openClaims: 1 }), other(), 'A claim of Harbor House'],
    ['a claim of the other is open', side(), other({ openClaims: 1 }), 'A claim of Harbor Home'],
    ['the one that stays is hidden', side({ isHidden: true }), other(), 'is hidden'],
    ['the one that stays is no longer public', side({ status: 'draft' }), other(), 'is not public'],
    ['they are one', side(), side(), 'one listing already'],
  ])('may not where %s', (_, kept, gone, words) => {
    expect(mergeRefusal(kept, gone)).toContain(words)
  })

  it('may stay a draft where neither is public', () => {
    expect(mergeRefusal(side({ status: 'draft' }), other({ status: 'draft' }))).toBeNull()
  })
})

describe('what is said before', () => {
  it('names everything that follows, and what does not', () => {
    const beds = [
      { audience: 'women', total: 4 },
      { audience: 'men', total: 6 },
    ]
    const gone = other({ questions: 2, waiting: 1, holds: 1, photos: 3, beds })
    const kept = side({ beds: [{ audience: 'women', total: 4 }], photos: 1 })
    expect(mergePreview(kept, gone)).toEqual([
      'The address of Harbor Home leads to Harbor House.',
      '2 questions come along.',
      '1 person who waits comes along.',
      '1 held bed comes along.',
      'The numbers of beds for women join those of the house that stays. The newest one counts.',
      '6 beds for men come along, because the house that stays has none of this kind.',
      'Its photos stay behind: the house that stays has its own.',
    ])
    expect(mergePreview(side(), other({ photos: 1 }))).toContain('1 photo comes along.')
  })

  it('leaves beds of another kind behind where nobody claimed the listing, so that none is counted twice', () => {
    const men = [{ audience: 'men', total: 8 }]
    const beds = [{ audience: 'anyone', total: 8 }, ...men]
    const unclaimed = other(Object.assign({ isClaimed: false, beds }, elsewhere))
    expect(mergePreview(side({ beds: men }), unclaimed)).toContain(
      '8 beds for anyone stay behind, because the house that stays has said its own beds.',
    )
    expect(bringsKindsOfBeds(side({ beds: men }), unclaimed)).toBe(false)
    expect(bringsKindsOfBeds(side({ beds: men }), Object.assign({}, unclaimed, { holds: 1 }))).toBe(true)
    expect(bringsKindsOfBeds(side(), unclaimed)).toBe(true)
  })

  it('lets the certificate count that ends later, and the one of the house that stays where both end at once', () => {
    const [early, late] = [
      { number: 'A-1', endsOn: '2027-01-01' },
      { number: 'A-2', endsOn: '2028-01-01' },
    ]
    expect(chooseCertificate(early, late)).toBe(late)
    expect(chooseCertificate(late, early)).toBe(late)
    expect(chooseCertificate(late, { ...late })).toBe(late)
    expect(chooseCertificate(null, early)).toBe(early)
    expect(mergePreview(side({ certificate: early }), other({ certificate: late })).at(-1)).toContain('A-2 counts')
  })
})

it('what an undo could not give back is said in words', () => {
  expect(describeLeftBehind({ what: 'questions', count: 2 })).toBe('2 questions had been deleted or moved on since.')
  expect(describeLeftBehind({ what: 'waiting', count: 1 })).toBe('1 person had left the waiting list since.')
  expect(describeLeftBehind({ what: 'status', status: 'draft' })).toBe('It is not public again: it is a draft now.')
  expect(describeLeftBehind({ what: 'beds', audience: 'men' })).toContain('The beds for men stayed')
})

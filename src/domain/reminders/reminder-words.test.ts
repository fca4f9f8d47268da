import { describe, expect, it } from 'vitest'
import {
  buildLinkLabels,
  describeQuestion,
  describeReminded,
  describeSaid,
  describeStanding,
  parseTextNumber,
  writeReminderText,
} from './reminder-words.ts'

const asked = { residence: 'Harbor Row House', city: 'Conway', audience: null, open: 2 }
const links = { yes: 'y', full: 'f', change: 'c' }
const now = new Date('2026-11-20T20:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

describe('the words of a reminder', () => {
  it('ask in one line', () => {
    expect(`${describeReminded(asked)}: ${describeQuestion(2)}`).toBe('Harbor Row House: 2 open, still right?')
    expect(describeQuestion(null)).toBe('How many beds are open?')
    expect(describeReminded({ ...asked, audience: 'women_with_children' })).toBe(
      'Harbor Row House, women with children',
    )
  })

  it.each([
    [null, 0, 'This house has no open bed.'],
    ['women', 0, 'This house has no open bed for women.'],
    ['women_with_children', 1, 'This house has 1 open bed for women with children.'],
    ['any', 0, 'This house has no open bed among those for anyone.'],
    ['lgbtq', null, 'This house has said no number yet of its beds for LGBTQ+ people.'],
    [null, null, 'This house has said no number yet.'],
  ] as const)('speak for no bed of others: %s, %s', (audience, open, words) => {
    expect(describeStanding('This house', { audience, open })).toBe(words)
  })

  it('name a full house as full', () => {
    expect([buildLinkLabels(0).yes, buildLinkLabels(3).yes]).toEqual(['Yes, still full', 'Yes, 3 open'])
  })

  it('say when it was said without telling the house to call itself', () => {
    expect(describeSaid(ago(3), now)).toBe('Said 3 hours ago.')
    expect(describeSaid(ago(120), now)).toBe('Said 5 days ago.')
    expect(describeSaid(ago(24 * 9), now)).toBe('No number for 9 days.')
    expect(describeSaid(null, now)).toBe('No number yet.')
  })

  it('are short in a text', () => {
    expect(writeReminderText(asked, links)).toBe('Harbor Row House: 2 open, still right?\nYes: y\nFull: f\nChange: c')
    expect(writeReminderText({ ...asked, open: null }, { ...links, yes: null })).toBe(
      'Harbor Row House: How many beds are open?\nFull: f\nChange: c',
    )
  })

  it.each(['Sober Porch', 'New Day Recovery', '12 Step Home', 'Twelve-Step House', 'Serenity Hill'])(
    'do not name %s in a text',
    (residence) => {
      expect(writeReminderText({ ...asked, residence }, links)).toMatch(/^Your house in Conway: 2 open/)
    },
  )

  it.each(['Cedar Steps', '12 Oaks House', 'Lantern Hill'])('do name %s', (residence) => {
    expect(writeReminderText({ ...asked, residence }, links)).toContain(`${residence}: 2 open`)
  })
})

it.each([
  ['(501) 555-0123', '+15015550123'],
  ['501.555.0123', '+15015550123'],
  ['1 501 555 0123', '+15015550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['555-0123', null],
  ['(101) 555-0123', null],
  ['call me', null],
  ['+1', null],
  ['', null],
  ['501 555 0123 ext 4', null],
])('a number for texts is read from “%s”', (typed, number) => {
  expect(parseTextNumber(typed)).toBe(number)
})

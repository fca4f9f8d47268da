import { expect, it } from 'vitest'
import { describeReading } from './column-note.rules.ts'

const states = [{ id: 'WV', name: 'West Virginia' }]

it.each([
  ['Bright  Star   House', null],
  ['Bright\u00a0Star House', null],
  ['Bright Star House', null],
])('a name that reads the same is not told as read otherwise: %j', (cell, note) => {
  expect(describeReading('name', [cell], states)).toBe(note)
})

it.each([
  [['Charleston, WV'], 'Split into town and state'],
  [['Huntington WV', 'Charleston'], 'Split into town and state'],
  [['Charleston, WV', 'Beckley, WV 25801'], 'Split into town, state and ZIP'],
  [['Charleston', 'Fort Washington'], null],
])('a town with more in its cell is told: %j', (cells, note) => {
  expect(describeReading('city', cells, states)).toBe(note)
})

it('what is read otherwise is still told', () => {
  expect(describeReading('phone', ['(501) 555-0142'], states)).toBe('We read (501) 555-0142 as 501-555-0142')
  expect(describeReading('state', ['West  Virginia'], states)).toBe('We read West  Virginia as WV')
  expect(describeReading('audience', ['LGBTQIA', 'Females'], states)).toBe(
    'LGBTQIA means LGBTQ+ people, Females means women',
  )
})

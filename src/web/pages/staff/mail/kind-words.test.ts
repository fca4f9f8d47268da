import { expect, it } from 'vitest'
import { staffWords } from '#content/staff/staff.ts'
import { describeMailKind } from './kind-words.ts'

it('says of every mail what it is for, of a family of kinds in the same words', () => {
  const said = (kind: string) => describeMailKind(kind, staffWords.mail.kinds)
  expect(said('team-invitation')).toBe('An invitation to a team')
  expect(said('check-asked-for-decider')).toBe('About a house that waits for a check')
  expect(said('claim-code')).toBe('About a claim')
  expect(said('daily-list')).toBe('To an affiliate: the houses that went live')
  expect(said('something-new')).toBe('something-new')
})

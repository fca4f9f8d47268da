import { describe, expect, it } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { type DeskKind, type DeskRole, everyDesk, mayAtDesk } from '#domain/people/desk-powers.ts'
import { describeRefusal } from './refused-words.ts'

type MayEnter = (person: SignedInUser) => boolean

const beds: MayEnter = (person) => mayAtDesk(person, 'beds')
const residences: MayEnter = (person) => mayAtDesk(person, 'residences')
const imports: MayEnter = (person) => mayAtDesk(person, 'import', ['operator', 'affiliate'])
const history: MayEnter = (person) => mayAtDesk(person, 'history', everyDesk)

function somebody(kind: DeskKind, role: DeskRole): SignedInUser {
  const organization = { id: 'o', name: 'Porch Homes', kind, role }
  return { id: 'p', firstName: 'Avery', lastName: null, email: 'a@b.example', emailVerified: true, organization }
}

const own = { title: 'Claims are for owners', words: 'Ask the owner.', contact: 'Contact' }

describe('who is refused a screen', () => {
  it.each<[DeskKind, DeskRole, MayEnter, string]>([
    ['affiliate', 'owner', beds, 'It is for operators of homes. Your account belongs to a state affiliate.'],
    ['alliance', 'owner', beds, 'It is for operators of homes. Your account belongs to the alliance’s staff.'],
    [
      'alliance',
      'owner',
      imports,
      'It is for operators of homes and state affiliates. Your account belongs to the alliance’s staff.',
    ],
    ['operator', 'bed_updater', residences, 'It is for the owners and the managers of your organization.'],
    ['operator', 'manager', history, 'It is for the owners of your organization.'],
    ['affiliate', 'manager', history, 'It is for the owners of your affiliate.'],
    ['alliance', 'manager', history, 'It is for the owners among the alliance’s staff.'],
  ])('as %s %s reads whom it is for, by what the powers say', (kind, role, mayEnter, words) => {
    const person = somebody(kind, role)
    expect(mayEnter(person)).toBe(false)
    expect(describeRefusal(person, mayEnter).words).toBe(words)
  })

  it('reads the page’s own words, but that they belong to nobody where they do', () => {
    expect(describeRefusal(somebody('operator', 'bed_updater'), residences, own)).toBe(own)
    const alone = { ...somebody('operator', 'owner'), organization: null }
    expect(describeRefusal(alone, residences, own)).toMatchObject({
      title: 'You belong to no organization now',
      words: expect.stringContaining('give them the address a@b.example'),
    })
  })
})

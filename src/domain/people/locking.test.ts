import { expect, it } from 'vitest'
import { organizationRefusal, personRefusal } from './locking.ts'

const operator = { isSelf: false, staffRole: null, actorRole: 'manager', otherOwners: 1 }

it('lets every leader of the staff lock people of other organizations', () => {
  expect(personRefusal(operator)).toBeNull()
  expect(personRefusal({ ...operator, otherOwners: 0 })).toBeNull()
})

it('keeps staff from locking themselves, and managers of the staff from locking the staff', () => {
  expect(personRefusal({ ...operator, isSelf: true })).toMatch(/your own account/)
  expect(personRefusal({ ...operator, staffRole: 'manager' })).toMatch(/Only an owner/)
  expect(personRefusal({ ...operator, staffRole: 'manager', actorRole: 'owner' })).toBeNull()
})

it('keeps an owner of the staff who can sign in', () => {
  const owner = { ...operator, staffRole: 'owner', actorRole: 'owner' }
  expect(personRefusal(owner)).toBeNull()
  expect(personRefusal({ ...owner, otherOwners: 0 })).toMatch(/last owner/)
})

it('never locks the alliance', () => {
  expect(organizationRefusal('alliance')).toMatch(/not locked/)
  expect([organizationRefusal('operator'), organizationRefusal('affiliate')]).toEqual([null, null])
})

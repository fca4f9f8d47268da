import { expect, it } from 'vitest'
import { refuseLockingOrganization, refuseLockingPerson } from './locking.ts'

const operator = { isSelf: false, staffRole: null, actorRole: 'manager', otherOwners: 1 }

it('lets every leader of the staff lock people of other organizations', () => {
  expect(refuseLockingPerson(operator)).toBeNull()
  expect(refuseLockingPerson({ ...operator, otherOwners: 0 })).toBeNull()
})

it('keeps staff from locking themselves, and managers of the staff from locking the staff', () => {
  expect(refuseLockingPerson({ ...operator, isSelf: true })).toMatch(/your own account/)
  expect(refuseLockingPerson({ ...operator, staffRole: 'manager' })).toMatch(/Only an owner/)
  expect(refuseLockingPerson({ ...operator, staffRole: 'manager', actorRole: 'owner' })).toBeNull()
})

it('keeps an owner of the staff who can sign in', () => {
  const owner = { ...operator, staffRole: 'owner', actorRole: 'owner' }
  expect(refuseLockingPerson(owner)).toBeNull()
  expect(refuseLockingPerson({ ...owner, otherOwners: 0 })).toMatch(/last owner/)
})

it('never locks the alliance', () => {
  expect(refuseLockingOrganization('alliance')).toMatch(/not locked/)
  expect([refuseLockingOrganization('operator'), refuseLockingOrganization('affiliate')]).toEqual([null, null])
})

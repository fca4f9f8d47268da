import { directoryRecords } from '#content/states/directory-records.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { DemoMembership, DemoOrganization, DemoPerson } from '#scripts/demo/demo-rows.ts'
import { buildDemoId } from '#scripts/demo/random.ts'

function buildPerson(email: string, firstName: string): DemoPerson {
  return { id: buildDemoId(`person ${email}`), email, firstName, lastName: 'Sample' }
}

export const operatorPerson = buildPerson('operator@demo.example', 'Dana')
const newcomerPerson = buildPerson('newcomer@demo.example', 'Robin')
export const affiliatePerson = buildPerson('affiliate@demo.example', 'Riley')
/** West Virginia's affiliate decides by two people: it has its owner and a second officer too. */
export const affiliateOwner = buildPerson('owner@demo.example', 'June')
export const secondOfficer = buildPerson('second@demo.example', 'Ruth')
/** Of the operator's own state, so that its application is reviewed by somebody. */
const reviewerPerson = buildPerson('reviewer@demo.example', 'Jordan')
const staffPerson = buildPerson('staff@demo.example', 'Avery')
/** Owner of the alliance: its team, the history of every organization, and the second yes to a lost second step. */
const directorPerson = buildPerson('director@demo.example', 'Morgan')

export const people: DemoPerson[] = [
  operatorPerson,
  newcomerPerson,
  affiliatePerson,
  staffPerson,
  reviewerPerson,
  affiliateOwner,
  secondOfficer,
  directorPerson,
]

export const operatorOrganization: DemoOrganization = {
  id: buildDemoId('organization operator'),
  kind: 'operator',
  name: 'Four Doors Recovery Homes',
  stateCode: 'AR',
}

const newcomerOrganization: DemoOrganization = {
  id: buildDemoId('organization newcomer'),
  kind: 'operator',
  name: 'First Key Recovery Homes',
  stateCode: 'KY',
  isUnchecked: true,
}

const affiliateOrganizations = directoryRecords.flatMap(({ code, narrAffiliate }) =>
  narrAffiliate === null
    ? []
    : [{ id: buildAffiliateId(code), kind: 'affiliate', name: narrAffiliate.name, stateCode: code } as const],
)

export function buildAffiliateId(code: string): string {
  return buildDemoId(`organization affiliate ${code}`)
}

/** The alliance is left out: the first migration creates it. */
export const namedOrganizations: DemoOrganization[] = [
  ...affiliateOrganizations,
  operatorOrganization,
  newcomerOrganization,
]

export const memberships: DemoMembership[] = [
  { personId: operatorPerson.id, organizationId: operatorOrganization.id, role: 'owner' },
  { personId: newcomerPerson.id, organizationId: newcomerOrganization.id, role: 'owner' },
  { personId: affiliatePerson.id, organizationId: buildAffiliateId('WV'), role: 'manager' },
  { personId: affiliateOwner.id, organizationId: buildAffiliateId('WV'), role: 'owner' },
  { personId: secondOfficer.id, organizationId: buildAffiliateId('WV'), role: 'manager' },
  { personId: reviewerPerson.id, organizationId: buildAffiliateId('AR'), role: 'manager' },
  { personId: staffPerson.id, organizationId: allianceId, role: 'manager' },
  { personId: directorPerson.id, organizationId: allianceId, role: 'owner' },
]

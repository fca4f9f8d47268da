import type { HsdsOrganization } from '#contract/directory/hsds.ts'
import type { Organisation, Residence } from './hsds.store.ts'
import { toLocation } from './location-record.rules.ts'

export function organizationName({ id, name, residences, states }: Organisation): HsdsOrganization {
  const counted = residences === 1 ? '1 recovery residence' : `${residences} recovery residences`
  return { id, name, description: `Operator of ${counted} listed here, in ${states.join(', ')}.` }
}

export function wholeOrganization(organisation: Organisation, residences: readonly Residence[]): HsdsOrganization {
  return { ...organizationName(organisation), locations: residences.map(toLocation) }
}

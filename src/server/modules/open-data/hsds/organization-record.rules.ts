import type { HsdsOrganization } from '#contract/directory/hsds.ts'
import type { Organisation, Residence } from './hsds.store.ts'
import { toLocation } from './location-record.rules.ts'

export function organizationName({ id, name, homes, states }: Organisation): HsdsOrganization {
  const residences = homes === 1 ? '1 recovery residence' : `${homes} recovery residences`
  return { id, name, description: `Operator of ${residences} listed here, in ${states.join(', ')}.` }
}

export function wholeOrganization(organisation: Organisation, homes: readonly Residence[]): HsdsOrganization {
  return { ...organizationName(organisation), locations: homes.map(toLocation) }
}

import type { HsdsOrganization } from '#contract/directory/hsds.ts'
import type { Home, Organisation } from '#server/modules/open-data/hsds/hsds.store.ts'
import { locationOf } from '#server/modules/open-data/hsds/location-record.ts'

/** An operator by name. The standard asks for a description: what it has in this directory. */
export function organizationName({ id, name, homes, states }: Organisation): HsdsOrganization {
  const residences = homes === 1 ? '1 recovery residence' : `${homes} recovery residences`
  return { id, name, description: `Operator of ${residences} listed here, in ${states.join(', ')}.` }
}

/** An operator with the places of its homes, as far as each home says its place. */
export function wholeOrganization(organisation: Organisation, homes: readonly Home[]): HsdsOrganization {
  return { ...organizationName(organisation), locations: homes.map(locationOf) }
}

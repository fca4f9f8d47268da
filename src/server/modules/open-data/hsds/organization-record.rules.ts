import type { HsdsOrganization } from '#contract/open-data/hsds.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { Organization, Residence } from './hsds.store.ts'
import { toLocation } from './location-record.rules.ts'

export function toNamedOrganization({ id, name, residences, states }: Organization): HsdsOrganization {
  const counted = formatCount(residences, 'recovery residence')
  return { id, name, description: `Operator of ${counted} listed here, in ${states.join(', ')}.` }
}

export function toWholeOrganization(organization: Organization, residences: readonly Residence[]): HsdsOrganization {
  return { ...toNamedOrganization(organization), locations: residences.map(toLocation) }
}

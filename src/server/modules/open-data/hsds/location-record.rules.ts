import type { HsdsLocation } from '#contract/open-data/hsds.ts'
import { deriveId } from './derived-id.rules.ts'
import type { Residence } from './hsds.store.ts'
import { describeStatedNeed } from './terms.rules.ts'

/** The address only where the street is public; no point where the home hides it. */
export function toLocation(residence: Residence): HsdsLocation {
  const { id, name, city, state, zip, street, latitude, longitude } = residence
  return {
    id: deriveId(id, 'location'),
    location_type: 'physical',
    name,
    description: `${city}, ${state}${zip ? ` ${zip}` : ''}. ${kept[residence.addressVisibility]}`.trim(),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(street !== null &&
      zip !== null && {
        addresses: [
          {
            id: deriveId(id, 'address'),
            address_1: street,
            city,
            state_province: state,
            postal_code: zip,
            country: 'US' as const,
            address_type: 'physical' as const,
          },
        ],
      }),
    ...toAccessibility(residence),
  }
}

const kept: Record<Residence['addressVisibility'], string> = {
  exact: '',
  area: 'The street is kept private; the point is near the home, not at it.',
  hidden: 'The home keeps its place to itself and tells it on the phone.',
}

function toAccessibility({ id, yes, no, notes }: Residence): Pick<HsdsLocation, 'accessibility'> {
  if (!yes.includes('wheelchair') && !no.includes('wheelchair')) return {}
  const description = describeStatedNeed('wheelchair', yes.includes('wheelchair'))
  const details = notes.wheelchair
  return { accessibility: [{ id: deriveId(id, 'wheelchair'), description, ...(details && { details }) }] }
}

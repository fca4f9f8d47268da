import type { HsdsLocation } from '#contract/directory/hsds.ts'
import type { Home } from '#server/modules/open-data/hsds/hsds.store.ts'
import { kinId } from '#server/modules/open-data/hsds/kin-id.ts'
import { wordsFor } from '#server/modules/open-data/hsds/terms.ts'

/** The address only where the street is public; no point where the home hides it. */
export function locationOf(home: Home): HsdsLocation {
  const { id, name, city, state, zip, street, latitude, longitude } = home
  return {
    id: kinId(id, 'location'),
    location_type: 'physical',
    name,
    description: `${city}, ${state}${zip ? ` ${zip}` : ''}. ${kept[home.addressVisibility]}`.trim(),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(street !== null &&
      zip !== null && {
        addresses: [
          {
            id: kinId(id, 'address'),
            address_1: street,
            city,
            state_province: state,
            postal_code: zip,
            ...({ country: 'US', address_type: 'physical' } as const),
          },
        ],
      }),
    ...accessibilityOf(home),
  }
}

const kept: Record<Home['addressVisibility'], string> = {
  exact: '',
  area: 'The street is kept private; the point is near the home, not at it.',
  hidden: 'The home keeps its place to itself and tells it on the phone.',
}

function accessibilityOf({ id, yes, no, notes }: Home): Pick<HsdsLocation, 'accessibility'> {
  if (!yes.includes('wheelchair') && !no.includes('wheelchair')) return {}
  const description = wordsFor('wheelchair', yes.includes('wheelchair'))
  const details = notes.wheelchair
  return { accessibility: [{ id: kinId(id, 'wheelchair'), description, ...(details && { details }) }] }
}

import { listingEs } from '#content/residence/listing.es.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { sayInPlace, sayOfPlace } from './in-state.es.ts'
import type { PlaceWords } from './place.en.ts'

const { number, beds } = listingEs

function describeCount({ fresh, older }: { fresh: number; older: number }): string {
  if (fresh + older === 0) return `Ninguna casa informó una cama libre en los últimos ${withdrawnDays} días.`
  const more = older === 0 ? '' : ` Llame para confirmar ${number(older)} más.`
  if (fresh === 0) return `Llame para confirmar ${beds(older)}: el dato tiene más de ${staleDays} días.`
  return `${beds(fresh)} ${fresh === 1 ? 'libre' : 'libres'} ahora, según las casas en los últimos ${staleDays} días.${more}`
}

const describeListed = (residences: number, isLeast: boolean) =>
  `Hay ${number(residences)}${isLeast ? '+' : ''} ${residences === 1 ? 'casa' : 'casas'} de vida sobria (sober living) en la lista`

export const placeEs: PlaceWords = {
  title: (place) => `Casas de recuperación (sober living) ${sayInPlace(place)}`,
  lead: ({ place, homes: residences, isLeast, beds: said }) =>
    `${describeListed(residences, isLeast)} ${sayInPlace(place)}. ${describeCount(said)}`,
  none: (place) => `Todavía no hay casas de vida sobria (sober living) ${sayOfPlace(place)} en la lista.`,
  plates: {
    label: 'Lo que se cuenta aquí',
    residences: 'casas en la lista',
    beds: 'camas libres ahora',
    noCount: 'Todavía sin dato',
    certified: 'casas certificadas',
  },
  search: 'Buscar con filtros',
  searchOpen: 'Solo casas con una cama libre',
  nearest: 'Las casas más cercanas',
  towns: 'Ciudades cercanas con casas',
  inCounty: (county) => `Todas las casas ${sayOfPlace(county)}`,
  crumbs: 'Usted está aquí',
}

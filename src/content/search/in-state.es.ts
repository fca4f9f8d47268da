/** The only state whose name takes an article: "en el Distrito de Columbia". */
export const isDistrict = (state: string) => state.startsWith('Distrito')

export const sayInState = (state: string) => (isDistrict(state) ? `en el ${state}` : `en ${state}`)

export const sayOfState = (state: string) => (isDistrict(state) ? `del ${state}` : `de ${state}`)

function translateCounty(place: string): string | null {
  const [, name, rest = ''] = /^(.+) County(,.*)?$/.exec(place) ?? []
  return name === undefined ? null : `condado de ${name}${rest}`
}

export function sayPlaceAlone(place: string): string {
  const named = translateCounty(place)
  return named === null ? place : `C${named.slice(1)}`
}

export const sayPlaceWithin = (place: string) => translateCounty(place) ?? place

export function sayInPlace(place: string) {
  const named = translateCounty(place)
  return named === null ? `en ${place}` : `en el ${named}`
}

export function sayOfPlace(place: string) {
  const named = translateCounty(place)
  return named === null ? `de ${place}` : `del ${named}`
}

import { listingEs } from '#content/residence/listing.es.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { sayOfPlace } from './in-state.es.ts'
import type { SearchWords } from './search.en.ts'

const { number, residences } = listingEs
const directionsSaid = {
  north: { title: 'Norte', sentence: 'norte' },
  south: { title: 'Sur', sentence: 'sur' },
  west: { title: 'Oeste', sentence: 'oeste' },
  east: { title: 'Este', sentence: 'este' },
} as const

export const mapEs: SearchWords['map'] = {
  label: (count, place) => `Mapa: ${residences(count)} alrededor ${sayOfPlace(place)}, las mismas casas de la lista`,
  title: 'Mapa de estas casas',
  byPhone: (count) =>
    count === 1
      ? '1 casa de aquí da su dirección por teléfono y no está en el mapa.'
      : `${number(count)} casas de aquí dan su dirección por teléfono y no están en el mapa.`,
  key: {
    number: (joined) =>
      `El número es el lugar de la casa en la lista${joined === null ? '' : `; “${joined}+” es la casa ${joined} y otras muy cerca`}.`,
    open: 'camas libres',
    old: 'dato antiguo, llame para confirmar',
    plain: 'llena o no coincide',
    area: 'por aquí (la calle es privada)',
  },
  county: 'límite de condado',
  road: 'carretera principal, trazada más o menos de pueblo en pueblo',
  you: 'Su búsqueda empieza aquí',
  miles: (miles) => `${miles} millas`,
  pin: ({ no, name, beds: said, far }) => [`${no}. ${name}`, said, ...(far ? [far] : [])].join(', '),
  joined: (text, nos) => `${text}: casas ${nos}, muy juntas`,
  townKey: {
    number: (joined) =>
      `El número es el lugar de la ciudad en la lista${joined === null ? '' : `; “${joined}+” es la ciudad ${joined} y otras muy cerca`}.`,
    open: 'camas libres',
    old: 'camas por confirmar',
    plain: 'sin camas libres',
  },
  moves: {
    label: 'Buscar en otra parte del mapa',
    title: 'Buscar en otra parte:',
    north: 'Norte',
    south: 'Sur',
    west: 'Oeste',
    east: 'Este',
    closer: 'Más cerca',
    farther: 'Más lejos',
    move: (direction, miles) => {
      const { title, sentence } = directionsSaid[direction]
      return `${title}: buscar ${formatCount(miles, 'milla', 'millas', 'es')} al ${sentence} de aquí`
    },
    zoom: (zoom, miles) =>
      `${zoom === 'closer' ? 'Más cerca' : 'Más lejos'}: buscar a ${formatCount(miles, 'milla', 'millas', 'es')} o menos`,
  },
  towns: 'Ciudades con casas',
  openCount(open, toConfirm) {
    const openWords = `${formatCount(open, 'libre', 'libres', 'es')}`
    if (toConfirm === 0) return openWords
    const older = `${number(toConfirm)} por confirmar`
    return open === 0 ? older : `${openWords}, ${older}`
  },
}

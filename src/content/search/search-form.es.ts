import { listingEs } from '#content/residence/listing.es.ts'
import type { SearchWords } from './search.en.ts'

const { number, residences } = listingEs

export const toolsEs: SearchWords['tools'] = {
  change: 'Cambiar',
  needs: (count) => (count === 0 ? 'Filtros' : `Filtros (${number(count)})`),
  map: 'Mapa',
  more: 'Más filtros',
}

export const formEs: SearchWords['form'] = {
  label: 'Encuentre una casa',
  where: 'Dónde',
  whereHelp: 'Ciudad o ZIP',
  nearMe: 'Cerca de mí',
  nearMeValue: 'Cerca de mí',
  mapValue: 'Mapa',
  radius: 'Qué tan lejos',
  miles: (miles) => `${number(miles)} millas`,
  beds: 'Camas',
  bedsChoices: { open: 'libres', open_or_waiting: 'libres o lista de espera', any: 'también llenas' },
  audience: 'Cama para',
  anybody: 'todos',
  anyCash: 'sin límite',
  upTo: (money) => `hasta ${money}`,
  medicine: 'Medicina que toma',
  anyMedicine: 'ninguna',
  sort: 'Orden',
  sorts: {
    distance: 'Las más cercanas',
    fresh: 'Dato más reciente',
    fee: 'Dinero para mudarse',
    name: 'Nombre',
    beds: 'Más camas libres',
    level: 'Nivel de apoyo',
    medicine: 'Más medicinas aceptadas',
  },
  bestMatch: 'Mejor coincidencia',
  show: 'Ver casas',
  showResidences: (count, isLeast) => `Ver ${isLeast ? `${number(count)}+ casas` : residences(count)}`,
  showNone: 'Ninguna coincide. Ver las más parecidas',
  close: 'Cerrar',
  clear: 'Borrar',
}

export const needsEs: SearchWords['needs'] = {
  title: 'Más filtros',
  others: 'Para quién es la cama, qué tan lejos, dinero, medicina y casas certificadas',
  unstated: 'Incluir casas que no han contestado',
  unstatedHelp: 'Muchas casas dejan preguntas en blanco. Si no contestaron, no quiere decir que no.',
  either: 'No importa',
  must: 'Sí, necesario',
  mustNot: 'No',
  counts: (yes, no, notStated) => `${number(yes)} sí, ${number(no)} no, ${number(notStated)} sin respuesta`,
  name: 'Nombre de la casa',
}

export const chipsEs: SearchWords['chips'] = {
  label: 'Lo que pidió',
  remove: 'quitar',
  clearAll: 'Quitar todo',
  radius: (miles) => `A ${number(miles)} millas o menos`,
  beds: { open: 'Libre ahora', open_or_waiting: 'Libre o lista de espera' },
  name: (text) => `Se llama “${text}”`,
  unstated: 'También sin respuesta',
}

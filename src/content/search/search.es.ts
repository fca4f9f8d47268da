import { togetherEs } from '#content/inquiries/together.es.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { isNeed } from '#domain/residence/needs.ts'
import { filtersEs } from './filters.es.ts'
import { sayInPlace, sayInState, sayOfPlace, sayPlaceAlone, sayPlaceWithin } from './in-state.es.ts'
import { sharedEs } from './lists/shared-list.es.ts'
import { mapEs } from './map.es.ts'
import { rowsEs } from './rows.es.ts'
import type { PlaceSaid, SearchWords } from './search.en.ts'
import { chipsEs, formEs, needsEs, toolsEs } from './search-form.es.ts'
import { problemsEs } from './search-problems.es.ts'
import { streetEs } from './street.es.ts'

const { number, residences, beds, audiences } = listingEs

const namePoint = (name: string) => (name === 'map' ? 'este punto del mapa' : 'usted')

const describeWithin = ({ kind, name, radius }: PlaceSaid) => {
  if (kind === 'state') return sayInState(name)
  if (radius === null) return sayInPlace(name)
  return `a ${formatCount(radius, 'milla', 'millas', 'es')} o menos ${sayOfPlace(kind === 'point' ? namePoint(name) : name)}`
}
const formatFree = (count: number) => `${beds(count)} ${count === 1 ? 'libre' : 'libres'}`
const waysOfBeds = { open: 'cama libre ahora', waiting: 'libre o lista de espera', any: 'cualquier casa' } as const

export const searchEs: SearchWords = {
  language: 'es',
  head: {
    title: 'Encuentre una casa con una cama libre',
    description:
      'Busque casas de recuperación (sober living) por lugar, camas libres, costo y lo que necesita. Cada dato dice de cuándo es y quién contesta el teléfono.',
    stateTitle: (state) => `Casas de recuperación (sober living) ${sayInState(state)} con camas libres`,
    crumb: 'Encuentre una casa',
  },
  start: {
    title: '¿Dónde necesita una casa?',
    lead: 'Busque una casa de recuperación (sober living). Basta con una ciudad, un estado o un código postal. Después puede decir más.',
    byName: '¿Sabe el nombre de una casa?',
    findName: 'Buscar por nombre',
    verify: 'Comprobar un certificado por su número',
    byState: 'O elija un estado',
    byStateLead: 'Cada cuadro es un estado. Lleva a las casas de allí que dicen tener una cama libre.',
    map: 'Estados',
    openIn: (state) => `Casas ${sayInState(state)}`,
  },
  answer({ homes: count, isLeast, beds: wanted, audience }) {
    const some = `${number(count)}${isLeast ? '+' : ''} ${count === 1 ? 'casa' : 'casas'}`
    const whom = audience === null ? '' : ` para ${audiences[audience].one}`
    if (wanted === 'any') return audience === null ? some : `${some} para ${audiences[audience].many}`
    const bed = wanted === 'open' ? 'una cama libre' : 'una cama libre o lista de espera'
    return `${some} con ${bed}${whom}`
  },
  nothing: (needs) =>
    needs === 1
      ? 'Todavía ninguna casa cumple lo que pide'
      : `Todavía ninguna casa cumple las ${number(needs)} cosas que pide`,
  noneOpen: (place) => `Ninguna casa tiene una cama libre ahora ${describeWithin(place)}`,
  noResidences: (place) => `Todavía no hay casas en la lista ${describeWithin(place)}`,
  noName: (name) => `Ninguna casa tiene un nombre como “${name}”`,
  noCountIn: (state) => `Camas libres ${sayInState(state)}: todavía sin dato`,
  bedsIn: ({ fresh, older }, state) =>
    fresh === 0 && older > 0
      ? `${beds(older)} por confirmar ${sayInState(state)}`
      : `${formatFree(fresh)} ${sayInState(state)}`,
  moreToConfirm: (older) => `${formatCount(older, 'cama', 'camas', 'es')} más por confirmar.`,
  townsIn: (count, towns) =>
    `${formatCount(count, 'casa', 'casas', 'es')} de recuperación (sober living) en ${formatCount(towns, 'ciudad', 'ciudades', 'es')}. Elija una ciudad.`,
  place: describeWithin,
  otherPlaces: '¿No es este lugar?',
  otherPlace: sayPlaceAlone,
  moreOthers: (count) => `${number(count)} más`,
  tookFor: (typed, place) => `Usted escribió “${typed}”. Buscamos ${sayInPlace(place)}.`,
  middleOf: (region, place, isAround) =>
    isAround
      ? `Para ${region}, buscamos alrededor de su centro: ${sayPlaceWithin(place)}.`
      : `Para ${region}, buscamos ${sayInPlace(place)}.`,
  noStreets: (place, hasResidences) =>
    `No buscamos por calle. ${hasResidences ? 'Estas casas están' : 'Buscamos'} ${place.kind === 'state' ? sayInState(place.name) : `cerca ${sayOfPlace(place.name)}`}.`,
  placeShort: ({ kind, name }) => (kind === 'point' ? namePoint(name) : name),
  split({ fresh, older }) {
    if (fresh + older === 0) return `Ninguna casa informó una cama libre en los últimos ${withdrawnDays} días.`
    if (older === 0) return `${formatFree(fresh)}, según las casas en los últimos ${staleDays} días.`
    if (fresh === 0) return `${beds(older)} por confirmar: el dato tiene más de ${staleDays} días.`
    return `${formatFree(fresh)}. Llame para confirmar ${number(older)} más.`
  },
  tools: toolsEs,
  form: formEs,
  near: {
    asking: 'Buscando dónde está ...',
    refused: 'Su teléfono o computadora no dijo dónde está. No importa: escriba una ciudad o un código postal.',
    failed: 'Su teléfono o computadora no pudo encontrar dónde está. Escriba una ciudad o un código postal.',
  },
  filters: filtersEs,
  needs: needsEs,
  chips: chipsEs,
  list: {
    label: 'Casas',
    heading: 'Casas encontradas',
    next: 'Más casas',
    first: 'Volver a las primeras casas',
    busy: 'Buscando ...',
    sample: 'Las casas y los números son inventados.',
    caution: 'Cada casa informa sus propias camas. Una cama puede ocuparse mientras usted lee esto.',
    callToBeSure: 'Llame para estar seguro.',
  },
  misses: {
    title: (count, most) =>
      count > most
        ? `A ${residences(count)} les falta algo. Estas son las más parecidas`
        : `A ${residences(count)} ${count === 1 ? 'le' : 'les'} falta algo`,
    why: '¿Por qué esta no?',
    notSaid: (count, most) =>
      `${residences(count)} no lo ${count === 1 ? 'ha' : 'han'} dicho: pregunte${count > most ? '. Estas son las más parecidas' : ''}`,
    ask: 'Qué preguntar',
    asked: (value) => `Usted pidió ${value}.`,
    beds: (said, isWaiting) => {
      if (said === 'yes') return 'Tiene una cama libre'
      if (said === 'not_stated') return 'No se sabe si hay camas libres'
      return isWaiting ? 'Sin cama libre y sin lista de espera' : 'Sin cama libre ahora'
    },
    takes: (audience, said) => {
      const { many } = audiences[audience]
      if (said === 'not_stated') return `No ha dicho si recibe ${many}`
      return `${said === 'yes' ? 'Recibe' : 'No recibe'} ${many}`
    },
    distance: (miles) => `A ${miles}`,
    upToMiles: (miles) => `hasta ${number(miles)} millas`,
    call: (phone) => `Llamar al ${phone}`,
  },
  relax: {
    lookedAt: (count, place) => `Miramos ${residences(count)} ${describeWithin(place)}.`,
    one: 'Cambie una cosa',
    together: 'Un solo cambio no basta. Pruebe estos:',
    titles: ([first = '', ...more]) => [first, ...more.map(uncapitalize)].join(' y '),
    widest: ({ miles, isOpen, audience, isAnyName }) =>
      `Ver casas${isAnyName ? ' de cualquier nombre' : ''}${isOpen ? ' con una cama libre' : ''}${audience ? ` para ${listingEs.audiences[audience].many}` : ''} ${miles === null ? 'aquí' : `a menos de ${number(miles)} millas`}`,
    title({ change, from, to }) {
      switch (change) {
        case 'unstated':
          return 'Incluir casas que no han contestado'
        case 'radius':
          if (from === '') return `Buscar a ${number(Number(to))} millas o menos`
          return `Buscar ${formatCount(Math.max(1, Number(to) - Number(from)), 'milla', 'millas', 'es')} más lejos`
        case 'open':
          return to === 'waiting' ? 'Incluir casas llenas con lista de espera' : 'Incluir casas llenas'
        case 'fee_max':
          return to === ''
            ? 'Cualquier costo para mudarse'
            : `Pagar ${listingEs.money(Math.max(1, Number(to) - Number(from)))} más para mudarse`
        case 'level':
          return 'Aceptar cualquier nivel de apoyo'
        case 'certified':
          return 'Incluir casas sin certificar'
        default:
          return isNeed(change) ? `Quitar un filtro: ${listingEs.needs[change].name}` : ''
      }
    },
    from({ change, from }) {
      if (change === 'radius' && from === '') return 'solo en el condado'
      if (change === 'radius') return `${number(Number(from))} millas`
      if (change === 'fee_max') return `hasta ${listingEs.money(Number(from))}`
      if (change === 'open') return from === 'waiting' ? waysOfBeds.waiting : waysOfBeds.open
      if (change === 'level') return `Nivel ${from.replaceAll(',', ', ')}`
      if (isNeed(change)) return from === 'no' ? listingEs.needs[change].no : listingEs.needs[change].yes
      return change === 'unstated' ? 'dijeron que sí' : 'certificada'
    },
    to({ change, to }) {
      if (change === 'radius') return `${number(Number(to))} millas`
      if (change === 'fee_max') return to === '' ? 'cualquier cantidad' : `hasta ${listingEs.money(Number(to))}`
      if (change === 'open') return to === 'waiting' ? waysOfBeds.waiting : waysOfBeds.any
      if (change === 'level') return 'cualquier nivel'
      return change === 'unstated' ? 'dijeron que sí, o sin respuesta' : 'cualquiera'
    },
    hint: ({ change }) => (change === 'unstated' ? 'Pregunte al llamar' : ''),
    none: (nothing) =>
      ({
        state:
          'Todavía no hay casas de este estado en el directorio. En un estado vecino puede haber una cerca de usted.',
        near: 'Todavía no hay casas cerca de aquí en el directorio.',
        asked: 'Ningún cambio pequeño encuentra una casa aquí. Pruebe otra ciudad o un estado entero.',
      })[nothing],
    nearest: 'Las casas más cercanas con una cama libre',
    affiliate: (affiliate, state) => `${affiliate} certifica las casas en ${state} y puede decirle dónde están.`,
    grievance: '¿Algo está mal en una casa? Presentar una queja',
    statePage: (state) => `Casas de recuperación en ${state}: a quién preguntar (en inglés)`,
    otherState: 'Elegir otro estado',
    noneNamed: 'Revise cómo se escribe el nombre, escriba solo una parte, o busque por lugar.',
    byPlace: 'Buscar por lugar',
    helpline: '¿No sabe por dónde empezar? La línea de ayuda de SAMHSA busca con usted, gratis, de día y de noche:',
  },
  map: mapEs,
  street: streetEs,
  saved: {
    head: 'Guardar',
    title: (count) => `Casas guardadas (${number(count)}), solo en este teléfono o computadora`,
    lead: 'Solo están en este teléfono o computadora. “Salir del sitio” las borra.',
    forget: 'Quitar',
    forgetAll: 'Quitar todas',
    compare: 'Compararlas',
    none: 'Presione Guardar en una casa para tenerla aquí.',
  },
  compare: {
    title: 'Casas lado a lado',
    lead: 'Hasta 4 casas. La dirección de esta página las guarda, y así puede enviarla.',
    open: (count) => `Comparar, ${number(count)}`,
    takeAway: (name) => `Quitar ${name}`,
    rows: {
      beds: 'Camas',
      age: 'Cuándo lo dijo',
      whom: 'Para quién',
      cash: 'Para mudarse',
      rent: 'Después',
      place: 'Dónde',
      level: 'Nivel de apoyo',
      certified: 'Certificada',
      medicines: 'Medicinas',
      phone: 'Teléfono',
    },
    notStated: 'No lo han dicho',
    clear: 'Borrar la comparación',
    one: 'Elija de una a tres casas más para verlas lado a lado.',
  },
  rows: rowsEs,
  shared: sharedEs,
  together: togetherEs,
  print: 'Imprimir esta lista',
  onPaper({ shown, total, isLeast, isFirst, address }) {
    const all = `${number(total)}${isLeast ? '+' : ''}`
    const some = isFirst ? `Casas 1 a ${number(shown)} de ${all}.` : `${residences(shown)} de ${all}.`
    return `${some} Las demás: ${address}`
  },
  live: {
    ...listingEs.live,
    gone: 'Ya no está en la lista',
    goneText: 'Salió de la lista mientras usted leía. Llame a la siguiente casa.',
    goneOf: (name) => `${name}: ya no está en la lista`,
  },
  problems: problemsEs,
}

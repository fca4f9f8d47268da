import { listingEs } from '#content/residence/listing.es.ts'
import { isDistrict, sayInState, sayOfState } from '#content/search/in-state.es.ts'
import { frameEs } from '#content/site/frame/frame.es.ts'
import { hasCertificateEnded } from '#domain/certification/certificate/told-certificate.ts'
import { capitalize } from '#domain/language/capital.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import type { ListWords } from './list.en.ts'

const { number, beds, audiences, certified, notCertified, certifiedForATime } = listingEs
const { certificateEnded, certificateRanOut, levelHad } = listingEs

/** In letters. A longer name, such as Virginia Occidental, leaves no room beside it in a frame on a phone. */
const maxBesideWords = 18

const describeAudience: ListWords['forWhom'] = (residence) => {
  const whom = residence.groups.map(({ audience }, place) => audiences[audience][place === 0 ? 'title' : 'many'])
  return [...(whom.length > 0 ? [whom.join(', ')] : []), sayStanding(residence)].join('. ')
}

function sayStanding(residence: Parameters<ListWords['forWhom']>[0]): string {
  const { narrLevel, certificateForm: form, certificateEndedAs: as, certificateEndedOn: on } = residence
  const numeral = narrLevel && levelNumerals[narrLevel]
  if (hasCertificateEnded(residence)) {
    const ended = as === null ? certificateRanOut(on ?? '') : certificateEnded[as]
    return numeral ? `${ended}. ${levelHad(numeral)}` : ended
  }
  const held = form === null ? certified : certifiedForATime[form]
  if (!numeral) return residence.certified ? held : notCertified
  return `Nivel ${numeral}, ${residence.certified ? uncapitalize(held) : 'no certificada'}`
}

const describeGroup: ListWords['perGroup'] = ({ groups }) =>
  capitalize(
    groups
      .map(({ audience, availableBeds }) => {
        const whom = audiences[audience].many
        return availableBeds === null ? `pregunte por ${whom}` : `${number(availableBeds)} para ${whom}`
      })
      .join(', '),
  )

export const listEs: ListWords = {
  language: 'es',
  head: {
    title: (state) => `Casas de recuperación ${sayInState(state)}`,
    description: (state) =>
      `Casas de recuperación ${sayInState(state)}: sus camas libres, de cuándo es cada dato y a quién llamar.`,
  },
  title: (state) =>
    state.length > maxBesideWords
      ? [{ words: `Casas de recuperación ${isDistrict(state) ? 'en el' : 'en'} `, only: 'wide' }, { words: state }]
      : [
          { words: 'Casas ', only: 'homes' },
          { words: 'de recuperación ', only: 'wide' },
          { words: 'en ', only: 'homes' },
          { words: state },
        ],
  state: (name) => name,
  counted: {
    open: (count) => (count === 0 ? 'Ninguna cama libre' : `${beds(count)} ${count === 1 ? 'libre' : 'libres'}`),
    toConfirm: (count) => `${number(count)} por confirmar`,
  },
  filter: {
    summary: 'Filtrar',
    label: 'Filtrar las casas',
    town: 'Ciudad',
    anyTown: 'Ciudades',
    audience: 'Cama para',
    anybody: 'Para todos',
    open: 'Libre ahora',
    name: 'Nombre de la casa',
    byName: 'Por nombre',
    near: 'Cerca de',
    zipOrTown: 'Código postal o ciudad',
    cash: 'Máximo de dólares para mudarse',
    medicine: 'Medicina que toma',
    show: 'Ver casas',
    clear: 'Ver todas las casas',
  },
  preset: {
    only: (asked) => `Solo casas que cumplen esto: ${asked.join('; ')}.`,
    near: (place, miles) => `a ${formatCount(miles, 'milla', 'millas', 'es')} o menos de ${place}`,
    cash: (most) => `$${number(most)} o menos para mudarse`,
    without: 'Ver las casas sin estos filtros',
  },
  forWhom: describeAudience,
  perGroup: describeGroup,
  pages: {
    label: 'Páginas de la lista',
    one: (page) => `Página ${number(page)}`,
    here: (page, pages) => `Página ${number(page)} de ${number(pages)}`,
  },
  pastTheEnd: (pages) =>
    pages === 1 ? 'Solo hay 1 página, y es esta.' : `Hay ${number(pages)} páginas; esta es la última.`,
  empty: {
    title: (state) => `Todavía no hay casas en la lista ${sayOfState(state)}`,
    lines:
      'El grupo que certifica casas allí quizá conozca algunas. La línea de SAMHSA es gratis, de día y de noche, en español.',
    affiliate: (state) => `A quién preguntar ${sayInState(state)} (en inglés)`,
    helpline: 'Llamar al 1-800-662-4357',
  },
  found: (residences) =>
    residences === 0
      ? 'Ninguna casa cumple todo esto.'
      : `${formatCount(residences, 'casa cumple', 'casas cumplen', 'es')} todo esto.`,
  noMatch: {
    title: 'Ninguna casa cumple todo esto',
    lines: (state) => `Quite un filtro, o vea todas las casas ${sayOfState(state)}.`,
  },
  failed: { title: 'No se pudo cargar la lista', again: 'Probar otra vez' },
  refused: { title: 'Eso no lo podemos buscar', again: 'Ver todas las casas' },
  problems: {
    fields: {
      near: 'No conocemos este lugar. Use un código postal o una ciudad del estado.',
      radius: 'Use un número de millas del 1 al 500, y un lugar desde donde medir.',
      fee_max: 'Use dólares enteros, de 0 a 100,000.',
      q: 'Use 100 letras como máximo para el nombre de una casa.',
      town: 'Use 100 letras como máximo para la ciudad.',
      for: 'Elija uno de los grupos, o déjelo en blanco.',
      open: 'Use 1 para casas con cama libre, o déjelo en blanco.',
      page: 'Use un número de página del 1 al 1,000.',
      lang: 'Esta lista está en inglés y en español: use en o es, o déjelo en blanco.',
      other: 'El enlace tiene un filtro que no reconocemos.',
    },
    unreadable: 'El enlace tiene un carácter que no se puede leer.',
    unreachable: 'No pudimos llegar a nuestro servidor. Revise su conexión y pruebe otra vez.',
    broken: 'Algo falló de nuestro lado. Pruebe otra vez.',
  },
  choose: {
    title: 'Casas de recuperación: elija un estado',
    head: 'Las listas de casas de recuperación, una por cada estado.',
  },
  lost: {
    title: 'Esa lista no existe',
    head: 'Elija un estado en la búsqueda de casas.',
    lines: 'Elija un estado en la',
    to: 'búsqueda de casas',
  },
  gone: 'Ya no está en la lista',
  sample: 'Las casas y sus camas son inventadas.',
  printed: 'Impreso de {address} el {day}, {hour}',
  foot: {
    crisis: '¿En crisis?',
    call: 'Llame al 988',
    or: 'o',
    text: 'mande AYUDA al 988',
    textTo: frameEs.crisis.textTo,
    from: 'Lista del',
    directory: frameEs.pages['/directory'],
  },
}

import { askEs, fixEs, troubleEs } from '#content/inquiries/ask.es.ts'
import { sayInState, sayOfState } from '#content/search/in-state.es.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { checkedEs } from './checked.es.ts'
import { listingEs } from './listing.es.ts'
import { translatePlainRule } from './plain-rules.es.ts'
import type { ResidenceWords } from './residence.en.ts'

const plural = new Intl.PluralRules('es-US')
const spelled = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const spellCount = (count: number) => spelled[count] ?? listingEs.number(count)

export const residenceEs = {
  day: (isoDay) => formatLongDay(isoDay, 'es'),
  head: {
    title: (name, place) => `${name}, ${place}`,
    description: ({ name, place, whom, beds, phone }) =>
      `${name} en ${place}. ${whom}. ${beds}. Llame al ${phone}. Costo, reglas, cómo solicitar un lugar y cómo preguntar por una cama.`,
    refused: 'No se envió',
  },
  crumbs: {
    label: 'Usted está aquí',
    search: 'Buscar una casa',
    near: (place) => `Casas cerca de ${place}`,
    nearYou: 'Casas cerca de usted',
    nearMap: 'Casas cerca de ese punto del mapa',
    inState: (state) => `Casas ${sayInState(state)}`,
  },
  porch: {
    place: (city, state) => `${city}, ${state}.`,
    away: (miles) => `A ${miles}.`,
    call: (phone) => `Llamar al ${phone}`,
    callWaiting: (phone) => `Llamar al ${phone} por la lista de espera`,
    text: 'Enviar texto',
    mayGo: 'Una cama puede ocuparse mientras usted lee. Llame para estar seguro.',
    mayOpen: 'Ahora está llena. Una cama puede quedar libre cualquier día. Vale la pena llamar.',
    opens: (beds, day) =>
      `${beds === 1 ? 'Se espera que 1 cama quede libre' : `Se espera que ${beds} camas queden libres`} el ${day}. Llame para preguntar.`,
    neverSaid: 'Esta casa no ha dicho cuántas camas tiene libres. Llame y pregunte.',
    withdrawn: 'El último dato es demasiado antiguo para confiar en él. Llame y pregunte.',
    bar: 'Llamar a esta casa',
    sample: 'Datos de muestra. Esta casa es inventada.',
  },
  photos: {
    language: 'es',
    label: 'Fotos de la casa',
    alt: (place, of, residence) => `Foto ${place} de ${of} de ${residence}`,
    larger: 'Ver más grande',
  },
  say: {
    title: 'Qué decir cuando llame',
    lines: ({ open, age, keepsWaitingList }) => [
      ['“Hola, me llamo ', null, '. Busco una cama para ', null, `. ${askAboutBeds(open, age, keepsWaitingList)}”`],
      ['“La necesito para ', null, '. ¿Qué llevo y cuánto pago el primer día?”'],
    ],
    blank: 'en blanco',
    enough: 'Con eso basta. No tiene que contar su historia para preguntar.',
    noAnswer: 'Si nadie contesta, deje un nombre y un número de teléfono. Después llame a la casa siguiente.',
    inEnglish: {
      lead: 'Si contestan en inglés, puede decir:',
      words: '“Do you speak Spanish? Can I use an interpreter?”',
    },
  },
  cash: {
    title: 'Dinero para mudarse',
    caption: 'Lo que paga el primer día',
    first: { week: 'Primera semana', month: 'Primer mes' },
    deposit: 'Depósito',
    other: 'Otros pagos del primer día',
    total: 'El primer día',
    notStated: 'No lo han dicho',
    askTotal: 'Pregunte al llamar',
    afterwards: (amount, per) => `Después ${amount} ${per === 'week' ? 'por semana' : 'al mes'}.`,
    includes: (what) => `Eso incluye ${what}.`,
    saidOn: (day) => `La casa lo dijo el ${day}.`,
    listedOn: (day) => `Según la lista pública del ${day}.`,
    unlisted: 'La lista no dice cuánto cuesta. Pregunte: “¿Cuánto pago el primer día y cuánto cada semana?”',
    unsaid: 'La casa no ha dicho cuánto cuesta. Pregunte: “¿Cuánto pago el primer día y cuánto cada semana?”',
  },
  who: {
    title: 'Para quién es',
    forWhom: (audiences) =>
      audiences.includes('any')
        ? 'Para cualquier persona'
        : `Para ${listingEs.list(audiences.map((audience) => listingEs.audiences[audience].many))}`,
    onlyUnsaid: (needs) => `No lo han dicho: ${needs}`,
    askWhenYouCall: 'Pregunte al llamar.',
    spoken: (languages) => `Se habla ${languages}`,
    askInSpanish: {
      unsaid: 'No han dicho si se habla español.',
      note: 'Pregunte si hablan español o si puede usar un intérprete.',
    },
    known: {
      English: 'inglés',
      Spanish: 'español',
      'American Sign Language': 'lengua de señas americana',
      'Haitian Creole': 'criollo haitiano',
      Vietnamese: 'vietnamita',
      'Heat and power': 'calefacción y luz',
      Wifi: 'wifi',
      Laundry: 'lavandería',
      'Food basics': 'comida básica',
      'Drug tests': 'pruebas de drogas',
      Parking: 'estacionamiento',
    },
    own: 'Lo que está en inglés lo escribió la casa.',
    ownListed: 'Lo que está en inglés viene de la lista pública.',
  },
  rules: {
    title: 'Reglas de la casa',
    names: {
      curfew: 'Hora límite para volver',
      meetings: 'Reuniones',
      work: 'Trabajo o escuela',
      return_to_use: 'Si vuelve a consumir',
      visitors: 'Visitas',
      smoking: 'Fumar',
    },
    sober: 'Tiempo de sobriedad antes de mudarse',
    soberDays: (count) =>
      count === 0
        ? 'Ninguno. Puede llegar directamente de desintoxicación o de un hospital.'
        : `${listingEs.number(count)} ${plural.select(count) === 'one' ? 'día' : 'días'}`,
    plain: translatePlainRule,
    curfew: { yes: 'Hay una. Pregunte a qué hora.', no: 'No hay' },
    unlisted: 'La lista no dice las reglas de la casa. Pregunte cuando llame.',
    none: 'La casa no ha escrito sus reglas aquí. Pregunte al llamar.',
  },
  apply: {
    title: 'Cómo solicitar un lugar',
    steps: ({ takesTexts, moveIn, isOpen }) => [
      {
        title: takesTexts ? 'Llame o mande un texto' : 'Llame',
        text: isOpen
          ? 'Pregunte si todavía hay una cama libre.'
          : 'Pregunte cuándo puede haber una cama y si hay lista de espera.',
      },
      { title: 'Hable con la casa', text: 'Le dicen las reglas. Usted dice lo que necesita.' },
      { title: 'Vea la casa', text: 'Pregunte si puede visitarla. Puede ir con alguien.' },
      {
        title: 'Múdese',
        text: moveIn === null ? 'Pregunte qué llevar y cuánto pagar.' : `Lleve ${moveIn}. Pregunte qué más llevar.`,
      },
    ],
  },
  checked: checkedEs,
  about: {
    title: 'Lo que dice la casa',
    listTitle: 'De la lista pública',
    website: 'Sitio web de la casa',
    email: 'Enviar un correo electrónico a la casa',
  },
  where: {
    title: 'Dónde está',
    alt: ({ name, city, state, isArea }) =>
      isArea
        ? `Mapa ${sayOfState(state)}. ${name} está en ${city}, en algún lugar del círculo. El punto está cerca de la casa, no en ella.`
        : `Mapa ${sayOfState(state)}. ${name} está en ${city}.`,
    exact: 'Llame antes de ir.',
    area: 'La casa no publica su calle. Le dan la dirección cuando llama.',
    hidden: 'La casa no publica dónde está. Le dan la dirección cuando llama.',
    openInMaps: 'Abrir en su aplicación de mapas',
    openOnWeb: 'Abrir en OpenStreetMap (otro sitio)',
  },
  more: {
    title: 'Guardar o enviar esta página',
    print: 'Imprimir',
    send: 'Enviar a un teléfono',
    sendText: 'Por mensaje de texto',
    sendMail: 'Por correo electrónico',
    subject: 'Un lugar para llamar',
    sends: 'Solo se envía el nombre, las camas, el teléfono y la dirección de esta página.',
    correct: 'Sugerir una corrección',
    report: 'Avisar sobre esta página',
    grievance: 'Presentar una queja sobre esta casa',
  },
  unclaimed: {
    title: 'Nadie ha reclamado esta página todavía',
    text: 'Viene de una lista pública. Nadie de la casa la mantiene al día. Llame para confirmar.',
    claim: '¿Dirige usted esta casa? Reclámela (en inglés)',
    noAsk: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
  },
  ask: askEs,
  fix: fixEs,
  trouble: troubleEs,
  similar: {
    title: 'Casas parecidas con camas libres',
    none: 'Ninguna casa cercana para las mismas personas dice que tiene una cama libre.',
    search: 'Ver todas las casas cercanas',
    away: (miles) => `a ${miles}`,
  },
  full: { leadOn: 'Vea casas cercanas que dicen tener una cama libre' },
  gone: {
    title: 'Ya no está en la lista',
    text: 'Esta casa salió de la lista mientras usted leía. No cuente con una cama aquí.',
    of: (name) => `${name}: ya no está en la lista`,
    similar: 'Ver casas parecidas con camas libres',
    noAsk: 'Esta casa salió de la lista y nadie lee aquí los mensajes para ella.',
  },
  lost: {
    title: 'No hay ninguna casa en esta dirección',
    text: 'Puede que haya cerrado o salido de la lista, o que la dirección tenga un error.',
    search: 'Buscar una casa con una cama libre',
    helpline: 'También puede llamar a la línea de SAMHSA, 1-800-662-4357. Es gratis, de día y de noche.',
    code: '404',
  },
  failed: {
    title: 'Esta página no cargó',
    text: 'Es culpa nuestra, no suya. Probar otra vez suele ayudar.',
    again: 'Probar otra vez',
  },
} as const satisfies ResidenceWords

function askAboutBeds(open: number | null, age: string, keepsWaitingList: boolean | null): string {
  if (open === null) return '¿Tienen una libre?'
  if (open === 0) {
    return keepsWaitingList === false
      ? 'Vi que están llenos. ¿Cuándo puede haber una cama?'
      : 'Vi que están llenos. ¿Puedo entrar en la lista de espera?'
  }
  const seen = age === 'stale' ? 'Vi que tenían' : 'Vi que tienen'
  const free = open === 1 ? 'libre' : 'libres'
  return `${seen} ${spellCount(open)} ${free}. ¿Sigue libre${open === 1 ? '' : ' alguna'}?`
}

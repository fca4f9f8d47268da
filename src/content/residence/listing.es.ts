import { sayAge } from '#domain/beds/bed-age.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import type { ListingWords, SaidFor } from './listing.en.ts'

const locale = 'es-US'
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const lists = {
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
}

const formatSpanish = (value: number) => formatNumber(value, 'es')
const list: ListingWords['list'] = (items, joined = 'and') => lists[joined].format(items)

const audiences: ListingWords['audiences'] = {
  women: { title: 'Mujeres', many: 'mujeres', one: 'una mujer' },
  men: { title: 'Hombres', many: 'hombres', one: 'un hombre' },
  any: { title: 'Cualquier persona', many: 'cualquier persona', one: 'cualquier persona' },
  women_with_children: { title: 'Mujeres con hijos', many: 'mujeres con hijos', one: 'una mujer con hijos' },
  families: { title: 'Familias', many: 'familias', one: 'una familia' },
  couples: { title: 'Parejas', many: 'parejas', one: 'una pareja' },
  lgbtq: { title: 'Personas LGBTQ+', many: 'personas LGBTQ+', one: 'una persona LGBTQ+' },
}

const needs: ListingWords['needs'] = {
  buprenorphine: {
    name: 'Buprenorfina (Suboxone, Subutex, Sublocade, Zubsolv, Brixadi)',
    yes: 'Aceptan buprenorfina (Suboxone)',
    no: 'No aceptan buprenorfina (Suboxone)',
  },
  methadone: { name: 'Metadona', yes: 'Aceptan metadona', no: 'No aceptan metadona' },
  naltrexone: {
    name: 'Naltrexona (Vivitrol)',
    yes: 'Aceptan naltrexona (Vivitrol)',
    no: 'No aceptan naltrexona (Vivitrol)',
  },
  children: { name: 'Los niños pueden vivir allí', yes: 'Los niños pueden vivir allí', no: 'No aceptan niños' },
  couples: {
    name: 'Parejas juntas',
    yes: 'Las parejas pueden vivir juntas',
    no: 'Las parejas no pueden compartir cuarto',
  },
  pets: { name: 'Mascotas', yes: 'Aceptan mascotas', no: 'No aceptan mascotas' },
  wheelchair: {
    name: 'Acceso para silla de ruedas',
    yes: 'Acceso para silla de ruedas',
    no: 'Sin acceso para silla de ruedas',
  },
  parking: { name: 'Estacionamiento', yes: 'Hay estacionamiento', no: 'Sin estacionamiento' },
  smoking_outside: { name: 'Se puede fumar afuera', yes: 'Se puede fumar afuera', no: 'No se puede fumar afuera' },
  veterans: { name: 'Veteranos bienvenidos', yes: 'Veteranos bienvenidos', no: 'No está preparada para veteranos' },
  lgbtq: { name: 'Apoyo a personas LGBTQ+', yes: 'Apoya a personas LGBTQ+', no: 'No dice que apoye a personas LGBTQ+' },
  justice: {
    name: 'Personas con antecedentes penales',
    yes: 'Aceptan a personas con antecedentes penales',
    no: 'No aceptan a personas con antecedentes penales',
  },
  faith_based: { name: 'Basada en la fe', yes: 'Basada en la fe', no: 'No es religiosa' },
  staff_overnight: { name: 'Personal por la noche', yes: 'Hay personal por la noche', no: 'Sin personal por la noche' },
  curfew: { name: 'Hora límite para volver', yes: 'Tiene hora límite para volver', no: 'Sin hora límite para volver' },
  transport: { name: 'Ayuda con transporte', yes: 'Ayudan con transporte', no: 'Sin ayuda con transporte' },
  spanish: { name: 'Se habla español', yes: 'Se habla español', no: 'No indica personal que hable español' },
}

export const medicinesEs = {
  buprenorphine: 'buprenorfina (Suboxone)',
  methadone: 'metadona',
  naltrexone: 'naltrexona (Vivitrol)',
} as const

const ages: ListingWords['ages'] = {
  never: 'Todavía sin dato',
  noneFor: { one: 'Sin dato desde hace {count} día', many: 'Sin dato desde hace {count} días' },
  said: 'La casa lo dijo {ago}',
  confirm: '. Llame para confirmar.',
  now: 'ahora mismo',
  minutes: { one: 'hace {count} minuto', many: 'hace {count} minutos' },
  hours: { one: 'hace {count} hora', many: 'hace {count} horas' },
  yesterday: 'ayer',
  days: { one: 'hace {count} día', many: 'hace {count} días' },
}

const agesInRow = { ...ages, said: 'De {ago}' }

function openFor(groups: readonly SaidFor[], grade: Parameters<ListingWords['openFor']>[1]): string {
  const isStale = grade === 'stale'
  const open = groups.filter((group) => (group.open ?? 0) > 0)
  const full = groups.filter((group) => group.open === 0)
  const joinMany = (some: readonly SaidFor[]) => list(some.map(({ audience }) => audiences[audience].many))
  if (grade === 'withdrawn' || groups.length === 0) return groups.length > 0 ? `Para ${joinMany(groups)}` : ''
  if (open.length === 0) return isStale ? `Estaba llena para ${joinMany(groups)}` : `Llena para ${joinMany(groups)}`
  const parts = open.map(({ audience, open: count }, place) => {
    const free = count === 1 ? 'libre' : 'libres'
    const phrase = isStale ? `${count === 1 ? 'estaba' : 'estaban'} ${free}` : free
    return `${formatSpanish(count ?? 0)} ${place > 0 ? '' : `${phrase} `}para ${audiences[audience].many}`
  })
  return full.length > 0 ? `${parts.join(', ')}; llena para ${joinMany(full)}` : parts.join(', ')
}

const formatRent: ListingWords['rent'] = (amount, per) =>
  `${dollars.format(amount)} ${per === 'week' ? 'por semana' : 'al mes'}`

export const listingEs: ListingWords = {
  language: 'es',
  number: formatSpanish,
  money: (amount) => dollars.format(amount),
  residences: (count) => formatCount(count, 'casa', 'casas', 'es'),
  beds: (count) => formatCount(count, 'cama', 'camas', 'es'),
  list,
  needs,
  needNotStated: (need) => `${needs[need].name}: no lo han dicho. Pregunte al llamar.`,
  medicinesWelcome: (some) => `Aceptan ${list(some.map((medicine) => medicinesEs[medicine]))}`,
  audiences,
  levels: {
    1: 'Nivel I, a cargo de los residentes',
    2: 'Nivel II, con encargado',
    3: 'Nivel III, supervisada',
    4: 'Nivel IV, con servicios',
  },
  levelHad: (level) => `Nivel que tenía: ${level}`,
  levelHadInRow: (level) => `tenía ${level}`,
  levelNotStated: 'Nivel de apoyo no indicado',
  certified: 'Certificada',
  certifiedForATime: {
    conditional: 'Certificado condicional',
    preliminary: 'Certificado preliminar',
    provisional: 'Certificado provisional',
  },
  notCertified: 'Sin certificar',
  certificateEnded: {
    suspended: 'Certificado suspendido',
    withdrawn: 'Certificado retirado',
    unconfirmed: 'Certificado por confirmar',
  },
  certificateRanOut: (day) => `El certificado venció el ${formatLongDay(day, 'es')}`,
  ages,
  age: (saidAt, now, state) => sayAge(ages, saidAt, now, state),
  agesInRow,
  ageInRow: (saidAt, now, state) => sayAge(agesInRow, saidAt, now, state),
  onPaper: {
    said(saidAt, age, state) {
      const at = formatLocalMoment(saidAt, state, 'es')
      if (age === 'withdrawn') return `sin dato desde el ${at}`
      return age === 'stale' ? `la casa lo dijo el ${at}. Llame para confirmar.` : `la casa lo dijo el ${at}`
    },
    read: (at, state) => `Al ${formatLocalMoment(at, state, 'es')}.`,
    printed: 'Impreso el {at}.',
    change: 'Los datos cambian: llame.',
  },
  available: (open, total) => `${formatSpanish(open)}/${formatSpanish(total)} ${open === 1 ? 'libre' : 'libres'}`,
  bedsOpen(open, total, age) {
    const free = total === 1 ? 'libre' : 'libres'
    const phrase = age !== 'stale' ? free : open === 1 || total === 1 ? 'estaba libre' : 'estaban libres'
    return `${formatSpanish(open)} de ${formatCount(total, 'cama', 'camas', 'es')} ${phrase}`
  },
  callToAsk: 'Llame y pregunte',
  openFor,
  toMoveIn: (amount) => `${dollars.format(amount)} para mudarse`,
  rent: formatRent,
  thenRent: (amount, per) => `después ${formatRent(amount, per)}`,
  askCost: 'Pregunte el costo',
  miles: (miles) => (miles < 1 ? 'menos de 1 milla' : formatCount(Math.round(miles), 'milla', 'millas', 'es')),
  hiddenPlace: 'Le dan la dirección por teléfono',
  callAt: (name) => `Llamar a ${name} al `,
  waitingList: 'Tiene lista de espera',
  live: {
    changed: (count) => (count === 1 ? '1 casa cambió.' : `${formatSpanish(count)} casas cambiaron.`),
    again: 'Ordenar otra vez',
  },
  unclaimed: {
    note: 'Nadie de esta casa se encarga de esta página todavía.',
    claim: '¿Dirige usted esta casa? Reclámela (en inglés)',
  },
  save: {
    save: 'Guardar',
    saved: 'Guardada',
    saveOf: (name) => ` ${name} en este teléfono o computadora`,
    savedOf: (name) => ` ${name} en este teléfono o computadora. Presione para quitarla`,
    bar: 'Casas que eligió',
    share: 'Compartir con un enlace',
    see: { one: '1 guardada: verla', many: '{count} guardadas: verlas' },
  },
  compare: { add: 'Comparar', added: 'Comparando', ofName: (name) => ` ${name}` },
  send: {
    send: 'Enviar',
    ofName: (name) => ` ${name} a alguien`,
    text: 'Por mensaje de texto',
    mail: 'Por correo electrónico',
    more: 'De otra manera',
    subject: 'Un lugar para llamar',
    beds: (open, total) => `${formatSpanish(open)}/${formatSpanish(total)} ${open === 1 ? 'libre' : 'libres'}`,
  },
}

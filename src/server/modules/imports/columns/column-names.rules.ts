import { affiliateFields, type ImportField, importFields } from '#domain/imports/import-fields.ts'
import { listWords } from '#domain/language/plain-words.ts'
import { needColumns, ruleColumns } from '#domain/residence/headings/answer-headings.ts'
import { sheetFacts } from '#domain/residence/headings/fact-headings.ts'
import { isAboutResidents, mayName } from './resident-columns.rules.ts'

function listNames(which: 'called' | 'maybe'): Partial<Record<ImportField, readonly string[]>> {
  return Object.fromEntries(sheetFacts.map((fact) => [fact.field, fact[which] ?? []]))
}

const sure: Partial<Record<ImportField, readonly string[]>> = {
  ...listNames('called'),
  ...Object.fromEntries(needColumns.map(({ need, called }) => [`says.${need}`, called])),
  ...Object.fromEntries(ruleColumns.map(({ rule, called }) => [`rule.${rule}`, called])),
  audience: listWords(`gender, gender of beds, genders, sex, population, population served, gender served, serves,
    who, for, bed for, beds for, house for, home for, for whom, whom, who for, who is it for, serving, people served,
    clients served, residents served, who we serve, who you serve, gender accepted, men or women, women or men, m f,
    f m, m w, w m, gender of house, house gender, bed type, genero, sexo, para, para quien, poblacion`),
  beds: listWords(`beds, beds permitted, permitted beds, certified beds, capacity, bed count, number of beds,
    of beds, total capacity, bed capacity, max beds, licensed beds, total bed count, no of beds, max capacity,
    bed total, beds total, total no of beds, total number of beds, total capacity beds, camas, total de camas,
    numero de camas, capacidad, camas totales`),
  open: listWords(`open, available, available beds, vacancies, vacancy, vacant, vacant beds, beds vacant, openings,
    beds available, beds open, open beds now, current openings, current vacancies, number of openings, spots open,
    disponibles, camas disponibles, vacantes, camas libres, libres`),
  taken: listWords(`filled, beds filled, filled beds, occupied, occupied beds, beds occupied, beds taken, taken,
    beds in use, in use, census, current census, current occupancy, bed census, ocupadas, camas ocupadas`),
  cert_number: listWords(`certificate, cert, certificate no, cert number, cert no, certification number,
    certificate id`),
  cert_issued: listWords(`certificate issued on, issued, issued on, issue date, date issued, date of issue,
    certified on, date certified, certification date, certificate date, certification start, valid from, effective,
    effective date`),
  cert_ends: listWords(`certificate end, ends, ends on, end date, expires, expiration, expiration date,
    date of expiration, expiry, expiry date, valid through, valid to, certification expires, valid until,
    certificate expires, expires on, certification expiration`),
  cert_duration: listWords(`duration, term, certificate term, certification term, good for, valid for,
    certificate duration`),
  cert_form: listWords(`certificate form, kind of certificate, kind of certification, full or conditional,
    full or provisional, full or preliminary, full or for a time, conditional or full, certification form`),
  cert_kind: listWords(`initial renewal, initial or renewal, initial or renewal certification, type of certification,
    certification type, certificate type, renewal`),
  cert_operator: listWords(`operator, operated by, operating entity, run by, certificate operator, certified operator`),
  fee_week: listWords(`weekly, weekly rent, weekly fee, rent per week, weekly rate, rent weekly, week, fee week,
    renta semanal, por semana, semanal, costo semanal`),
  fee_month: listWords(`monthly, monthly rent, monthly fee, rent per month, monthly rate, rent monthly, fee month,
    renta mensual, por mes, mensual, costo mensual`),
}

/** Names that usually mean the field but may mean something else: a person should confirm. */
const likely: Partial<Record<ImportField, readonly string[]>> = {
  ...listNames('maybe'),
  beds: ['total', 'size', 'units', 'bed', 'occupancy', 'residents max', 'slots', 'spots', 'rooms'],
  audience: ['type', 'house type', 'category', 'clients', 'men women', 'population type', 'demographic'],
}

const rents: readonly string[] = ['rent', 'rate', 'cost', 'price', 'fee amount', 'program fee', 'program fees', 'dues']

const freeText = /\b(notes?|comments?|remarks?|memo|misc|other info|history|residents?|clients? names?|tenants?)\b/

const fromEarlier = 'From an earlier import'
const fromAddress = 'The address says where it is'

export const leftOutColumns = { row: 'Row in the file', wrong: 'What was wrong' } as const

const ownColumns = new Map([
  ['listing status', 'You publish each house on its own page'],
  ['certified', 'Your affiliate says this'],
  ['certified until', 'Your affiliate says this'],
  ['fee said on', 'We keep this ourselves'],
  ['last reviewed', 'We keep this ourselves'],
  ['last gone through', 'We keep this ourselves'],
  ...Object.values(leftOutColumns).map((heading) => [toHeadingKey(heading), fromEarlier] as const),
  ['latitude', fromAddress],
  ['longitude', fromAddress],
  ['lat', fromAddress],
  ['lng', fromAddress],
  ['long', fromAddress],
  ['row', fromEarlier],
  ['row without the heading', fromEarlier],
])

export function toHeadingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const labels = new Map([...importFields, ...affiliateFields].map(({ label, field }) => [toHeadingKey(label), field]))
export const calledNames = listColumnNames(sure)
const sureNames = new Map(calledNames)
// The first of two columns that may have a name.
const likelyNames = new Map(listColumnNames(likely).toReversed())

function listColumnNames(names: Partial<Record<ImportField, readonly string[]>>): [string, ImportField][] {
  // The table's own keys; Object.entries only forgets them.
  const all = Object.entries(names) as [ImportField, readonly string[]][]
  return all.flatMap(([field, words]) => words.map((word): [string, ImportField] => [word, field]))
}

export type NamedColumn =
  | { is: 'sure' | 'likely'; field: ImportField }
  | { is: 'rent' }
  | { is: 'left'; why: string }
  | { is: 'refused' }
  | { is: 'unknown' }

export function findNamedColumn(heading: string, own: boolean): NamedColumn {
  const key = toHeadingKey(heading)
  const why = ownColumns.get(key)
  if (why !== undefined) return { is: 'left', why }
  if (own && /^open beds/.test(key)) return { is: 'left', why: 'Beds change every day. Say them on the board' }
  const labeled = labels.get(key)
  if (labeled && (own || labeled !== 'description')) return { is: 'sure', field: labeled }
  const field = sureNames.get(key)
  if (field) return { is: 'sure', field }
  const perhaps = likelyNames.get(key)
  if (!perhaps && isAboutResidents(key)) return { is: 'refused' }
  if (freeText.test(key) || labeled === 'description' || /^(about|description|details)\b/.test(key)) {
    return { is: 'left', why: mayName }
  }
  if (rents.includes(key)) return { is: 'rent' }
  return perhaps ? { is: 'likely', field: perhaps } : { is: 'unknown' }
}

export function isOwnShape(headings: readonly string[]): boolean {
  const keys = new Set(headings.map(toHeadingKey))
  return keys.has('directory id') && keys.has('directory page')
}

import { splitPhone } from '#domain/inquiries/tel-address.ts'

const shorter = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    drive: 'dr',
    lane: 'ln',
    boulevard: 'blvd',
    court: 'ct',
    place: 'pl',
    circle: 'cir',
    terrace: 'ter',
    highway: 'hwy',
    parkway: 'pkwy',
    square: 'sq',
    trail: 'trl',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    northeast: 'ne',
    northwest: 'nw',
    southeast: 'se',
    southwest: 'sw',
    apartment: 'unit',
    apt: 'unit',
    suite: 'unit',
    ste: 'unit',
    number: 'unit',
    no: 'unit',
  }),
)

export function toStreetKey(street: string): string {
  return street
    .toLowerCase()
    .replace(/#\s*/g, ' unit ')
    .replace(/[.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => shorter.get(word) ?? word)
    .join(' ')
}

function toPhoneKey(phone: string): string {
  return splitPhone(phone).number.replace(/\D/g, '').slice(-10)
}

export function toDoorKey(residence: { phone: string; street: string; zip: string }): string {
  const [phone, street] = [toPhoneKey(residence.phone), toStreetKey(residence.street)]
  return phone === '' || street === '' ? '' : `${phone}|${street}|${residence.zip.slice(0, 5)}`
}

export function toNameKey(residence: { name: string; zip: string }): string {
  const name = toPlainName(residence.name)
  return name === '' || residence.zip === '' ? '' : `${name}|${residence.zip.slice(0, 5)}`
}

/** One letter too many, too few, other, or swapped with its neighbor, in one word of four letters or more. */
export function isNameSlip(one: string, other: string): boolean {
  const [words, others] = [toPlainName(one).split(' '), toPlainName(other).split(' ')]
  const differing = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
  const [first] = differing
  if (words.length !== others.length || differing.length !== 1 || !first) return false
  const [longer, shorter] = first[0].length >= first[1].length ? first : [first[1], first[0]]
  return shorter.length >= 4 && !/\d/.test(longer) && isOneSlip(longer, shorter)
}

function isOneSlip(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at)
  const isSwapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at]
  return longer.slice(at + 1) === shorter.slice(at + 1) || (isSwapped && longer.slice(at + 2) === shorter.slice(at + 2))
}

export function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

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

export function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

import { createHash } from 'node:crypto'

/**
 * The id of what hangs on a record and has no row of its own: its address, its phone. The standard wants a UUID that stays
 * the same in every export, so it is the record's id with bits turned that depend on the kind alone. Turned twice it is
 * the record's id again, which is how a location finds its home.
 */
export function kinId(id: string, kind: string): string {
  const turns = createHash('sha256').update(kind).digest('hex')
  const digits = id.replaceAll('-', '')
  let turned = ''
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number.parseInt(digits[place] ?? '0', 16)
    const turn = isOfTheForm(place) ? 0 : Number.parseInt(turns[place] ?? '0', 16)
    turned += (digit ^ turn).toString(16)
  }
  return turned.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The digits that tell a UUID's version and variant stay. */
const isOfTheForm = (place: number) => place === 12 || place === 16

/** An id made of words alone, for what is the same in every installation: a taxonomy, a term, the unit. */
export function namedId(name: string): string {
  const digits = createHash('sha256').update(`porchlight ${name}`).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

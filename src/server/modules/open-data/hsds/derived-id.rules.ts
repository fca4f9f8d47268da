import { createHash } from 'node:crypto'
import { formatUuid } from '#domain/links/uuid.ts'

/**
 * The standard wants a stable UUID for records without a row of their own: the parent's id with bits flipped by
 * `kind`. Applying it again gives the parent's id.
 */
export function deriveId(id: string, kind: string): string {
  const turns = createHash('sha256').update(kind).digest('hex')
  const digits = id.replaceAll('-', '')
  let turned = ''
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number.parseInt(digits[place] ?? '0', 16)
    const turn = isOfTheForm(place) ? 0 : Number.parseInt(turns[place] ?? '0', 16)
    turned += (digit ^ turn).toString(16)
  }
  return formatUuid(turned)
}

const isOfTheForm = (place: number) => place === 12 || place === 16

export function deriveNamedId(name: string): string {
  const digits = createHash('sha256').update(`porchlight ${name}`).digest('hex')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

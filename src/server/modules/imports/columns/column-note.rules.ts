import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { cleanLine } from '#domain/residence/listing/typed-text.ts'
import { readValue, type StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { showValue, toCell } from '#server/modules/imports/values/show-value.rules.ts'
import { splitAddress } from '#server/modules/imports/values/street.rules.ts'
import { findSplitTown } from '#server/modules/imports/values/town.rules.ts'
import { findMaxLength } from './max-lengths.rules.ts'

export function describeReading(field: ImportField, cells: readonly string[], states: StateNames): string | null {
  const { kind } = getImportFieldWords(field)
  if (field === 'street')
    return cells.some((cell) => splitAddress(cell) !== null)
      ? 'Split into street, city, state and ZIP. Public sees the area only'
      : 'Public sees the area only'
  const split =
    field === 'zip' || field === 'city' ? cells.map((cell) => findSplitTown(cell, states)).filter(Boolean) : []
  if (split.length > 0) return `Split into ${split.find((parts) => parts?.includes('ZIP')) ?? split[0]}`
  if (field === 'id' || field === 'slug') return 'Finds your house again'
  if (kind === 'text') return 'Public. Name nobody.'
  const short = kind === 'zip' ? cells.find((cell) => /^\d{4}$/.test(cell)) : undefined
  if (short !== undefined) return `We read ${short} as 0${short} where its state says so`
  const read = new Map<string, string>()
  for (const cell of cells) {
    if (read.has(cell) || read.size > 300) continue
    const outcome = readValue(cell, kind, findMaxLength(field), states)
    if (outcome.is !== 'value') continue
    const kept = kind === 'money' ? `${outcome.value}.00` : toCell(outcome.value, kind)
    // Cents that were rounded are worth more than a sign that was left out.
    if (kind === 'money' && hasCents(cell) && !read.has(cell))
      return `We read ${cell} as $${outcome.value}, in whole dollars`
    if (kept.toLowerCase() === cleanLine(cell).toLowerCase() || kept === `${cell}.00`) continue
    read.set(cell, kind === 'audience' ? uncapitalize(showValue(outcome.value, kind)) : kept)
  }
  if (read.size === 0) return null
  const pairs = [...read].slice(0, kind === 'audience' ? 3 : 1)
  if (kind === 'audience' || kind === 'yes_no') return pairs.map(([cell, kept]) => `${cell} means ${kept}`).join(', ')
  const [[cell, kept] = ['', '']] = pairs
  return `We read ${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell} as ${kept}`
}

const hasCents = (cell: string) => /\.\d{1,2}\b/.test(cell) && !/\.0{1,2}\b/.test(cell)

import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import type { Choices } from '#server/modules/imports/checking/choices.rules.ts'
import { toStreetKey } from '#server/modules/imports/checking/residence-keys.rules.ts'
import { toHeadingKey } from '#server/modules/imports/columns/column-names.rules.ts'
import { guessColumns } from '#server/modules/imports/columns/guess-columns.rules.ts'
import type { Sheet } from '#server/modules/imports/reading/sheet.rules.ts'
import { readAudience, readYesNo } from '#server/modules/imports/values/read-choice.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'

export type BedRows = { sheet: Sheet; rows: number; residences: number; beds: number; fewest: number; most: number }

const bedHeading =
  /^((no|number) of bed|room bed|bed room|(bed|room|unit|space|slot)( (no|number|num|name|id|label|code|letter))?|cama|cuarto|habitacion)$/
const statusHeading =
  /^((bed |room |unit )?(status|occupancy|occupancy status|availability)|is (occupied|vacant|available|open|filled)|occupied|vacant|available|filled|open|taken|estado)$/

const vacant = /^(vacant|available|open|empty|free|ready|unoccupied|not occupied|vacante|disponible|libre)\b/i
const taken =
  /^(occupied|filled|taken|full|reserved|held?|on hold|pending|in use|assigned|not available|unavailable|out of service|offline|down|maintenance|blocked|closed|leased|ocupad[ao]|no disponible)\b/i

/** A sheet with a row for each bed as one with a row for each house, with the beds counted; null where it is none. */
export function foldBedRows(sheet: Sheet, choices: Choices, states: StateNames): BedRows | null {
  const keys = sheet.headings.map(toHeadingKey)
  const beds = keys.flatMap((key, column) => (bedHeading.test(key) ? [column] : []))
  const status = keys.findIndex((key, column) => statusHeading.test(key) && isStatus(sheet, column, key))
  if (beds.length === 0 && status < 0) return null
  const place = findPlaces(sheet, choices, states)
  if (place.name < 0 && place.street < 0) return null
  const groups = groupRows(sheet, place, beds)
  if (groups.length * 1.5 > sheet.rows.length) return null
  const sizes = groups.map(({ rows }) => rows.length)
  const each = new Set([...beds, ...(status < 0 ? [] : [status])])
  return {
    sheet: toResidences(sheet, { groups, place, each, status }),
    rows: sheet.rows.length,
    residences: groups.length,
    beds: sheet.rows.length,
    fewest: Math.min(...sizes),
    most: Math.max(...sizes),
  }
}

type Places = { name: number; street: number; zip: number; audience: number }
type Group = { rows: string[][]; number: number }

function findPlaces(sheet: Sheet, { columns }: Choices, states: StateNames): Places {
  const guessed = guessColumns(sheet, states)
  const find = (field: ImportField) => {
    const chosen = Object.entries(columns).find(([, to]) => to === field)?.[0]
    return chosen === undefined ? guessed.findIndex((one) => one.field === field) : Number(chosen)
  }
  return { name: find('name'), street: find('street'), zip: find('zip'), audience: find('audience') }
}

function isStatus({ rows }: Sheet, column: number, key: string): boolean {
  const cells = rows.slice(0, looked).map((row) => row[column] ?? '')
  const said = cells.filter((cell) => cell !== '')
  const read = said.filter((cell) => readVacant(cell, key) !== null)
  return said.length > 0 && read.length >= said.length * 0.8
}

const looked = 200

function readVacant(cell: string, key: string): boolean | null {
  if (vacant.test(cell)) return true
  if (taken.test(cell)) return false
  const is = /^\d/.test(cell) ? null : readYesNo(cell)
  if (is === null || /status|occupancy/.test(key)) return null
  return /occupied|filled|taken/.test(key) ? !is : is
}

function groupRows({ rows, numbers }: Sheet, { name, street, zip }: Places, beds: readonly number[]): Group[] {
  const groups = new Map<string, Group>()
  let last = ''
  for (const [at, row] of rows.entries()) {
    const readCell = (column: number) => (row[column] ?? '').toLowerCase().replace(/\s+/g, ' ')
    const own = `${readCell(name)}|${toStreetKey(readCell(street))}|${readCell(zip)}`
    // The name of a house may stand in the first of its rows only.
    const isBelow = readCell(name) === '' && readCell(street) === '' && beds.some((column) => readCell(column) !== '')
    if (!isBelow) last = own
    const group = groups.get(last)
    if (group) group.rows.push(row)
    else groups.set(last, { rows: [row], number: numbers[at] ?? 0 })
  }
  return [...groups.values()]
}

type FoldColumns = { groups: readonly Group[]; place: Places; each: ReadonlySet<number>; status: number }

function toResidences(sheet: Sheet, { groups, place, each, status }: FoldColumns): Sheet {
  const key = toHeadingKey(sheet.headings[status] ?? '')
  const readAudienceOf = (row: readonly string[]) => readAudience(row[place.audience] ?? '')
  const isMixed = groups.some(({ rows }) => new Set(rows.map(readAudienceOf)).size > 1)
  const audiences = isMixed ? [...new Set(sheet.rows.map((row) => readAudienceOf(row) ?? 'any'))] : [null]
  const rows = groups.map(({ rows: own }) => {
    const counts = audiences.flatMap((audience) => {
      const some = audience === null ? own : own.filter((row) => (readAudienceOf(row) ?? 'any') === audience)
      const open = some.filter((row) => readVacant(row[status] ?? '', key) === true).length
      const isSaid = some.some((row) => (row[status] ?? '') !== '')
      return some.length === 0 ? ['', ''] : [String(some.length), status >= 0 && isSaid ? String(open) : '']
    })
    return [...sheet.headings.map((_, column) => (each.has(column) ? '' : findCommon(own, column, place))), ...counts]
  })
  const getLabel = (field: ImportField) => getImportFieldWords(field).label
  const counted = audiences.flatMap((audience) =>
    audience === null
      ? [getLabel('beds'), getLabel('open')]
      : [getLabel(`beds.${audience}`), getLabel(`open.${audience}`)],
  )
  const headings = sheet.headings.map((heading, column) => (each.has(column) ? `${heading} (each bed)` : heading))
  return { ...sheet, headings: [...headings, ...counted], rows, numbers: groups.map(({ number }) => number) }
}

/** What all rows of a house say; where they differ it is of the bed, or of who sleeps there. */
function findCommon(rows: readonly string[][], column: number, { name, street }: Places): string {
  const said = new Set(rows.map((row) => row[column] ?? '').filter((cell) => cell !== ''))
  const [first = ''] = said
  return said.size === 1 || column === name || column === street ? first : ''
}

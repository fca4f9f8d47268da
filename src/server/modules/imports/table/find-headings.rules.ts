import { parseUsNumber } from '#domain/inquiries/tel-address.ts'
import { cleanText } from '#domain/residence/listing/typed-text.ts'
import { findNamedColumn, toHeadingKey } from '#server/modules/imports/columns/column-names.rules.ts'
import { type RawSheet, topRows } from '#server/modules/imports/reading/sheet.rules.ts'
import { looksLikeStreet } from '#server/modules/imports/values/street.rules.ts'

/** `from` and `to` are places in `rows`, the first and the last row of headings; both are -1 where there are none. */
export type Headings = { from: number; to: number; names: string[]; isSure: boolean }

type ScoredHeadings = Headings & { known: number; score: number }

/** `chosen` is the sheet's own number of the row that a person chose; 0 says that there are no headings. */
export function findHeadings(sheet: RawSheet, chosen: number | null): Headings {
  if (chosen === 0) return { ...buildNoHeadings(), isSure: true }
  const top = sheet.rows.slice(0, topRows)
  if (chosen !== null) {
    const place = sheet.numbers.indexOf(chosen)
    const best = place >= 0 && place < topRows ? findBestEndingAt(top, place) : null
    if (best) return { ...best, isSure: true }
  }
  const best = top
    .map((_, place) => findBestEndingAt(top, place))
    .reduce<ScoredHeadings | null>((one, other) => (one && one.score >= other.score ? one : other), null)
  if (best && best.known > 0 && best.score > 0) return best
  const first = Math.max(
    top.findIndex((row) => listFilled(row).length > 1),
    0,
  )
  const row = top[first] ?? []
  return row.some(isData) ? buildNoHeadings() : { from: first, to: first, names: row.map(cleanText), isSure: false }
}

const buildNoHeadings = (): Headings => ({ from: -1, to: -1, names: [], isSure: false })

function findBestEndingAt(top: readonly string[][], place: number): ScoredHeadings {
  const row = top[place] ?? []
  const alone = score(row.map(cleanText), place, place)
  const above = top[place - 1]
  if (!above || row.some(isData) || listFilled(above).length < 2 || above.some(isData)) return alone
  const joined = score(joinRows(above, row), place - 1, place)
  return joined.score > alone.score ? joined : alone
}

/** Two rows of headings are one: "Zip" over "code", or "BEDS" over "Filled", which is written once for several columns. */
function joinRows(above: readonly string[], below: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const [own, under] = [cleanText(above[column] ?? ''), cleanText(below[column] ?? '')]
    if (own !== '') group = own
    if (under === '') return own
    if (group === '') return under
    const joined = `${own === '' ? group : own} ${under}`
    if (isSureName(joined) && (own !== '' || !isSureName(under))) return joined
    return isKnown(under) ? under : `${group} / ${under}`
  })
}

const isSureName = (name: string) => findNamedColumn(name, false).is === 'sure'
const isKnown = (name: string) => findNamedColumn(name, false).is !== 'unknown'

const points = { sure: 2, likely: 1, rent: 1, refused: 1, left: 1, unknown: 0 } as const

function score(names: string[], from: number, to: number): ScoredHeadings {
  const seen = new Set<string>()
  let [known, sum] = [0, 0]
  for (const name of names) {
    if (name === '') continue
    if (isData(name)) sum -= 2
    const named = name.length > 60 ? ({ is: 'unknown' } as const) : findNamedColumn(name, false)
    const what = 'field' in named ? named.field : toHeadingKey(name)
    if (named.is === 'unknown' || seen.has(what)) continue
    seen.add(what)
    known += 1
    sum += points[named.is]
  }
  const all = listFilled(names).length
  const isSure = known > 0 && sum >= known && (known >= 3 || (known * 2 >= all && (from === 0 || known >= 2)))
  return { from, to, names, known, score: sum, isSure }
}

const listFilled = (row: readonly string[]) => row.filter((cell) => cell !== '')

export function isData(cell: string): boolean {
  if (cell === '' || cell.length > 200) return cell !== ''
  return (
    /^[$#(]?[\d.,/: ()$%-]*\d[\d.,/: ()$%-]*$/.test(cell) ||
    /^\S+@\S+$/.test(cell) ||
    isPhone(cell) ||
    looksLikeStreet(cell)
  )
}

const isPhone = (cell: string) => cell.length >= 10 && cell.length < 30 && parseUsNumber(cell) !== null

import type { StateNames } from './read-value.rules.ts'

export type SplitTown = { city: string; state: string; zip: string }

const townAndZip = /^([a-z][a-z .,'-]{1,60}?)[ ,]+(\d{5})(?:-\d{4})?$/i

/** "Charleston 25301" and "Charleston, WV 25301" as their parts; `state` is empty where none is said. */
export function splitTown(cell: string, states: StateNames): SplitTown | null {
  if (cell.length > 120) return null
  const found = townAndZip.exec(cell.replace(/\s+/g, ' ').trim())
  if (!found) return null
  const [, place = '', zip = ''] = found
  const said = states
    .flatMap(({ id, name }) => [id, name].map((word) => ({ id, word: word.toLowerCase() })))
    .toSorted((one, other) => other.word.length - one.word.length)
    .find(({ word }) => new RegExp(`[ ,]${word}\\.?$`, 'i').test(place))
  const city = (said ? place.replace(/\.$/, '').slice(0, -said.word.length) : place).replace(/[ ,]+$/, '')
  return city === '' ? null : { city, state: said?.id ?? '', zip }
}

import type { ImportField } from '#domain/imports/import-fields.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import { readValue, type StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { type KnownTowns, type SplitTown, splitTown } from '#server/modules/imports/values/town.rules.ts'

const fields = ['city', 'zip'] as const

type Cells = {
  text: (field: ImportField) => string
  cell: (field: ImportField) => string
  /** A person typed it, or said what the cell means. */
  isAnswered: (field: ImportField) => boolean
}

/** `saysState` where a person answered, which counts more than the cell of the state. */
type TownOfRow = SplitTown & { saysState: boolean }

type TwoStates = { field: ImportField; found: string; expected: string; typed: null }

/** What stands with its state or ZIP code in one cell, by the field of that cell. */
export function readTownsOfRow(
  { text, cell, isAnswered }: Cells,
  { states, gazetteer }: { states: StateNames; gazetteer: KnownTowns },
): { towns: Map<ImportField, TownOfRow>; wrong: TwoStates[] } {
  const read = readValue(text('state'), 'state', 0, states)
  const own = read.is === 'value' ? String(read.value) : null
  const towns = new Map<ImportField, TownOfRow>()
  const wrong: TwoStates[] = []
  for (const field of fields) {
    const town = splitTown(text(field), { states, towns: gazetteer, said: [own, findStateOfZip(text('zip'))] })
    if (!town) continue
    const differs = own !== null && town.state !== '' && town.state !== own
    const saysState = differs && isAnswered(field) && !isAnswered('state')
    towns.set(field, { ...town, saysState })
    if (differs && !saysState)
      wrong.push({ field, found: cell(field), expected: describeOneState(town, own, states), typed: null })
  }
  return { towns, wrong }
}

function describeOneState({ city, state }: SplitTown, own: string, states: StateNames): string {
  const name = states.find(({ id }) => id === own)?.name ?? own
  return `one state. The state of the row is ${name}: type ${city}, ${own} or ${city}, ${state}`
}

import type { SaidValue, WrongValue } from '#contract/imports/imports.ts'
import { getImportFieldWords, isImportField } from '#domain/imports/import-fields.ts'
import { listValues } from '#server/modules/imports/values/listed-values.rules.ts'
import type { RowProblem } from './check-sheet.rules.ts'
import type { Choices } from './choices.rules.ts'

/** The same wrong value in several rows is asked about once. The others stay problems of their rows. */
export function groupWrong(problems: readonly RowProblem[]): { values: WrongValue[]; single: RowProblem[] } {
  const groups = Map.groupBy(problems, toKey)
  groups.delete('')
  const single = problems.filter((problem) => (groups.get(toKey(problem))?.length ?? 0) < 2)
  const values = [...groups.values()].flatMap((group) => (group.length < 2 ? [] : [toValue(group)]))
  return { values: values.toSorted((one, other) => other.rows - one.rows), single }
}

/** Of certificates a day or the level may be missing in the whole list; any other empty cell is of its row. */
const toKey = ({ field, found, expected, typed }: RowProblem) =>
  typed !== null || (found === '' && !['cert_issued', 'cert_ends', 'level'].includes(field))
    ? ''
    : `${field}\n${expected}\n${found}`

function toValue(group: readonly RowProblem[]): WrongValue {
  // A group has two rows at least.
  const { field, found, expected } = group[0] as RowProblem
  const { label, kind } = getImportFieldWords(field)
  return {
    field,
    column: label,
    found,
    expected,
    rows: group.length,
    first: group.slice(0, 5).map(({ row }) => row),
    listed: listValues(kind),
  }
}

export function listSaidValues({ values }: Choices): SaidValue[] {
  return Object.entries(values).flatMap(([field, said]) =>
    isImportField(field)
      ? Object.entries(said).map(([found, value]) => ({
          field,
          column: getImportFieldWords(field).label,
          found,
          value,
        }))
      : [],
  )
}

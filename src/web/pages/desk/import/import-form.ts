import { shownAtFirst } from '#contract/desk/import-limits.ts'
import type { ImportChoicesInput } from '#contract/desk/imports.ts'

const acts = ['import', 'undo', 'delete'] as const

export type ImportForm = {
  act: 'check' | 'import' | 'undo' | 'delete'
  stamp: string
  publish: boolean
  shown: number
  to: string
  choices: ImportChoicesInput
}

/**
 * `column.3` is where the fourth column goes, `fix.7.phone` what was typed for the phone of row 7, `two` a row that
 * is a separate house, `sure` a column whose guess is right, `headings` the row of headings, `sheet` the sheet to read.
 */
export function readImportForm(form: Readonly<Record<string, string>>): ImportForm {
  const columns: NonNullable<ImportChoicesInput['columns']> = []
  const fixes: NonNullable<ImportChoicesInput['fixes']> = []
  for (const [name, value] of Object.entries(form)) {
    const column = /^column\.(\d{1,4})$/.exec(name)?.[1]
    // Only what differs from what the page showed is a choice of the person.
    if (column !== undefined && value !== form[`was.${column}`]) columns.push({ column: Number(column), field: value })
    const [, row, field] = /^fix\.(\d{1,7})\.([a-z_.]{1,60})$/.exec(name) ?? []
    if (row !== undefined && field !== undefined && value !== (form[`typed.${row}.${field}`] ?? '')) {
      fixes.push({ row: Number(row), field, value })
    }
  }
  const headings = form.headings ?? ''
  const isHeadings = form.read === 'headings' || (headings !== '' && headings !== form['was.headings'])
  const numbers = (value: string | undefined) => (value !== undefined && /^\d{1,7}$/.test(value) ? [Number(value)] : [])
  const [twoResidences, sure] = [numbers(form.two), numbers(form.sure)]
  const [sheet] = numbers(form.sheet)
  const [row] = isHeadings ? numbers(headings) : []
  const read = { ...(sheet !== undefined && { sheet }), ...(row !== undefined && { headings: row }) }
  return {
    act: acts.find((act) => act === form.act) ?? 'check',
    stamp: form.stamp ?? '',
    publish: form.publish === 'yes',
    shown: Number(form.shown ?? shownAtFirst) || shownAtFirst,
    to: /^#[a-z]{1,12}$/.exec(form.to ?? '')?.[0] ?? '',
    choices: {
      ...(Object.keys(read).length > 0 && { read }),
      ...(columns.length > 0 && { columns }),
      ...(fixes.length > 0 && { fixes }),
      ...(twoResidences.length > 0 && { twoResidences }),
      ...(sure.length > 0 && { sure }),
    },
  }
}

import { bedAnswers, closedAnswers, shownAtFirst } from '#contract/imports/import-limits.ts'
import type { ImportChoicesInput } from '#contract/imports/imports.ts'

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
  const [twoResidences, sure] = [parseNumbers(form.two), parseNumbers(form.sure)]
  const pressed = readPressedChoice(
    form,
    ['read', 'sheet', 'leave', 'unsay', 'forget'].find((name) => form[name] !== undefined) ?? '',
  )
  const { read = readOf(form), answers = readAnswers(form), values = readMeanings(form), forget } = pressed ?? {}
  return {
    act: acts.find((act) => act === form.act) ?? 'check',
    stamp: form.stamp ?? '',
    publish: form.publish === 'yes',
    shown: Number(form.shown ?? shownAtFirst) || shownAtFirst,
    to: /^#[a-z]{1,12}$/.exec(form.to ?? '')?.[0] ?? '',
    choices: {
      ...(forget && { forget }),
      ...(read && { read }),
      ...(answers && { answers }),
      ...(values.length > 0 && { values }),
      ...(columns.length > 0 && { columns }),
      ...(fixes.length > 0 && { fixes }),
      ...(twoResidences.length > 0 && { twoResidences }),
      ...(sure.length > 0 && { sure }),
    },
  }
}

const parseNumbers = (value: string | undefined) =>
  value !== undefined && /^\d{1,7}$/.test(value) ? [Number(value)] : []

type Form = Readonly<Record<string, string>>

export function readPressedChoice(form: Form, name: string): ImportChoicesInput | null {
  const [number] = parseNumbers(form[name])
  if (name.startsWith('answer.')) {
    const answers = readAnswers(form)
    return answers ? { answers } : null
  }
  if (name === 'forget') return { forget: true }
  if (name === 'read') {
    const isSame = form.headings === form['was.headings']
    return { read: { headings: Number(form.headings ?? 0), ...(isSame && { isSame }) } }
  }
  if (number === undefined) return null
  switch (name) {
    case 'sure':
      return { sure: [number] }
    case 'two':
      return { twoResidences: [number] }
    case 'sheet':
      return { read: { sheet: number } }
    case 'leave':
      return { values: [{ ...readValueAt(form, `value.${number}`), value: '' }] }
    case 'unsay':
      return { values: [{ ...readValueAt(form, `said.${number}`), value: null }] }
    default:
      return null
  }
}

const readValueAt = (form: Form, at: string) => ({ field: form[`${at}.field`] ?? '', found: form[`${at}.found`] ?? '' })

/** Without its button pressed, only another row than the page showed is a choice. */
function readOf(form: Form): ImportChoicesInput['read'] {
  const { headings } = form
  return headings === undefined || headings === form['was.headings'] ? undefined : { headings: Number(headings) || 0 }
}

function readMeanings(form: Form): NonNullable<ImportChoicesInput['values']> {
  return Object.entries(form).flatMap(([name, value]) => {
    const at = /^(value\.\d{1,4})\.means$/.exec(name)?.[1]
    return at === undefined || value === '' ? [] : [{ ...readValueAt(form, at), value }]
  })
}

function readAnswers(form: Form): ImportChoicesInput['answers'] {
  const { 'answer.beds': beds, 'answer.closed': closed, 'answer.asOf': asOf, day } = form
  const when = asOf === 'day' ? day : asOf
  const answers = {
    ...(isOneOf(bedAnswers, beds) && { beds }),
    ...(isOneOf(closedAnswers, closed) && { closed }),
    ...(when !== undefined && when !== '' && { asOf: when }),
  }
  return Object.keys(answers).length > 0 ? answers : undefined
}

const isOneOf = <One extends string>(all: readonly One[], one: string | undefined): one is One =>
  all.some((each) => each === one)

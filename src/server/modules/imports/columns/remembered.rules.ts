import { createHash } from 'node:crypto'
import type { Choices } from '#server/modules/imports/checking/choices.rules.ts'
import { toHeadingKey } from './column-names.rules.ts'

/** Two files are alike where their headings are, in the same order. Null where a file has no headings. */
export function hashHeadings(headings: readonly string[]): string | null {
  const keys = headings.map(toHeadingKey)
  if (keys.every((key) => key === '')) return null
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex')
}

export type RememberedChoices = Pick<Choices, 'read' | 'columns' | 'values' | 'sure'> & {
  answers: Pick<Choices['answers'], 'beds' | 'closed' | 'asOf'>
}

/**
 * What of the choices is true of the next file with these headings; null where nothing is. What was said of single rows is
 * not, nor how old the numbers are, but that they stay out.
 */
export function toRemember({ read, columns, values, sure, answers }: Choices): RememberedChoices | null {
  const { beds, closed, asOf } = answers
  const kept = { read, columns, values, sure, answers: { beds, closed, asOf: asOf === 'none' ? asOf : null } }
  const isEmpty =
    [columns, values].every((one) => Object.keys(one).length === 0) &&
    sure.length === 0 &&
    [read.sheet, read.headings, beds, closed, kept.answers.asOf].every((one) => one === null)
  return isEmpty ? null : kept
}

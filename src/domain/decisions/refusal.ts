export type Refusal = {
  refused: 'not_found' | 'conflict' | 'not_allowed' | 'invalid_input'
  words: string
  fields?: Problems
}

export type Problems = Readonly<Record<string, string>>

export const refuseAsNotFound = (words: string): Refusal => ({ refused: 'not_found', words })
export const refuseAsConflict = (words: string): Refusal => ({ refused: 'conflict', words })
export const refuseAsNotAllowed = (words: string): Refusal => ({ refused: 'not_allowed', words })

export const refuseAsInvalid = (fields: Problems): Refusal => ({
  refused: 'invalid_input',
  words: 'Some values are missing or not right.',
  fields,
})

export function refuseProblems(fields: Problems): Refusal | null {
  return Object.keys(fields).length === 0 ? null : refuseAsInvalid(fields)
}

export const changedMeanwhile = refuseAsConflict(
  'Somebody of your team changed this meanwhile. The form shows now what they saved: look at it, then save again.',
)

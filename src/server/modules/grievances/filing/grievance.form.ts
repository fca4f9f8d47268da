import type { GrievanceField, GrievanceProblem } from '#contract/grievances/grievance-fields.ts'
import { type GrievanceKind, grievanceKinds, grievanceLimits } from '#domain/grievances/grievance.ts'
import { findReachProblem } from '#domain/inquiries/reach.ts'
import { cleanLine, cleanName, cleanText } from '#domain/residence/listing/typed-text.ts'
import { isVisibleName } from '#domain/residence/listing/visible-name.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'

export type GrievanceSaid = {
  /** The address of a home's page; empty where it is about none on the list. */
  residence: string
  state: string
  home: string
  kind: GrievanceKind
  words: string
  isRetaliation: boolean
  mayName: boolean
  name: string
  email: string
}

type Problems = Partial<Record<GrievanceField, GrievanceProblem>>

/** Throws `invalid_input` with codes that the page has words for. */
export function readGrievanceForm(form: Readonly<Record<string, string>>): GrievanceSaid {
  const kind = grievanceKinds.find((one) => one === form.kind)
  const said = {
    residence: cleanLine(form.residence ?? ''),
    state: (form.state ?? '').toUpperCase(),
    home: cleanLine(form.home ?? ''),
    words: cleanText(form.words ?? ''),
    isRetaliation: form.retaliation === 'yes',
    mayName: form.may_name === 'yes',
    name: cleanName(form.name ?? ''),
    email: cleanLine(form.email ?? ''),
  }
  const fields = listProblems(said, form.more ?? '')
  if (kind !== undefined && Object.keys(fields).length === 0) return { kind, ...said }
  throw buildFieldsError({ ...(kind === undefined && { kind: 'not_a_choice' }), ...fields })
}

function listProblems(said: Omit<GrievanceSaid, 'kind'>, more: string): Problems {
  const { residence, state, home, words, mayName, name, email } = said
  const fields: Problems = {}
  if (residence === '' && !/^[A-Z]{2}$/.test(state)) fields.state = 'not_a_choice'
  if (home.length > grievanceLimits.home) fields.home = 'too_long'
  if (words === '') fields.words = 'missing'
  if (words.length > grievanceLimits.words) fields.words = 'too_long'
  if (mayName && name === '') fields.name = 'missing'
  if (!isVisibleName(name)) fields.name = 'unseen'
  if (name.length > grievanceLimits.name) fields.name = 'too_long'
  const wrong =
    email === '' ? null : email.length > grievanceLimits.email ? 'too_long' : findReachProblem('email', email)
  if (wrong === 'too_long' || wrong === 'not_an_email') fields.email = wrong
  if (more !== '') fields.more = 'hidden'
  return fields
}

export const readOnce = (form: Readonly<Record<string, string>>) => /^[\w-]{16,64}$/.exec(form.once ?? '')?.[0] ?? null

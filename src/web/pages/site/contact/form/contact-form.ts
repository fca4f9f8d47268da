import type { ContactMessage } from '#contract/staff/contact.ts'
import { hasOwnWords } from '#domain/inquiries/message-topic.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

/** What the form holds; every value is text, empty when nothing was written. */
export type ContactValues = ContactMessage
export type ContactField = keyof ContactValues

/** The fields in the order they stand in, with their labels. */
export const contactFields = [
  { name: 'firstName', label: 'First name', isRequired: true },
  { name: 'lastName', label: 'Last name', isRequired: true },
  { name: 'email', label: 'Email', isRequired: true },
  { name: 'phone', label: 'Phone', isRequired: false },
  { name: 'facilityName', label: 'Facility name', isRequired: false },
  { name: 'stateId', label: 'State', isRequired: false },
  { name: 'message', label: 'Message', isRequired: true },
] as const satisfies readonly { name: ContactField; label: string; isRequired: boolean }[]

/** One plain sentence per field that needs mending. */
export type FieldErrors = Partial<Record<ContactField, string>>

export const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  facilityName: '',
  stateId: '',
  message: '',
}

/** Whatever has the right names becomes values of the form; all the rest is left out. */
export function readValues(source: Readonly<Record<string, unknown>>): ContactValues {
  const values = { ...emptyValues }
  for (const { name } of contactFields) {
    const value = source[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** The errors among `fields` that belong to a field of this form. */
export function readErrors(fields: Readonly<Record<string, unknown>> | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name } of contactFields) {
    const sentence = fields?.[name]
    if (typeof sentence === 'string') errors[name] = sentence
  }
  return errors
}

/**
 * The required fields that are empty (spec, section 5). Spaces alone count as empty, as they do on the server, and so
 * does a message of which only the topic line stands.
 */
export function findMissing(values: ContactValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, label, isRequired } of contactFields) {
    const isEmpty = name === 'message' ? !hasOwnWords(values.message) : values[name].trim() === ''
    if (isRequired && isEmpty) errors[name] = `${label} is missing.`
  }
  return errors
}

/** Some of it is that fields were left empty. */
export function isMissing(errors: FieldErrors): boolean {
  return Object.values(errors).some((sentence) => sentence.endsWith(' is missing.'))
}

/** It says what is wrong with the fields, so there is something to mend. */
export function isRefused({ status, fields }: FormTrouble): boolean {
  return status === 422 && Object.keys(readErrors(fields)).length > 0
}

/** Where an error summary's link leads. */
export function controlId(name: ContactField): string {
  return `contact-${name}`
}

type State = { id: string; name: string }

/**
 * The values as the call wants them. `stateId` is the id of a state or empty: a state that was written out by hand is
 * looked up by name or code, and one that is not found goes into the message, so that nothing a person wrote is lost.
 */
export function payloadOf(values: ContactValues, states: readonly State[]): ContactValues {
  const written = values.stateId.trim()
  if (written === '') return { ...values, stateId: '' }
  const same = (text: string) => text.localeCompare(written, 'en', { sensitivity: 'base' }) === 0
  const state = states.find(({ id, name }) => same(id) || same(name))
  if (state) return { ...values, stateId: state.id }
  return { ...values, stateId: '', message: `${values.message}\n\nState: ${written}` }
}

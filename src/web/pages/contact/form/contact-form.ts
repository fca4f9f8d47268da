import type { ContactWords } from '#content/site/contact.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import { hasOwnWords } from '#domain/inquiries/message-topic.ts'
import { say } from '#domain/language/say.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

export type ContactValues = ContactMessage
export type ContactField = keyof ContactValues

export const contactFields = [
  { name: 'firstName', isRequired: true },
  { name: 'lastName', isRequired: true },
  { name: 'email', isRequired: true },
  { name: 'phone', isRequired: false },
  { name: 'facilityName', isRequired: false },
  { name: 'stateId', isRequired: false },
  { name: 'message', isRequired: true },
] as const satisfies readonly { name: ContactField; isRequired: boolean }[]

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

export function readValues(source: Readonly<Record<string, unknown>>): ContactValues {
  const values = { ...emptyValues }
  for (const { name } of contactFields) {
    const value = source[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}

export function readErrors(fields: Readonly<Record<string, unknown>> | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name } of contactFields) {
    const sentence = fields?.[name]
    if (typeof sentence === 'string') errors[name] = sentence
  }
  return errors
}

/**
 * Spaces alone count as empty, as on the server, and so does a message with only the topic line
 * (docs/specification.md, section 5).
 */
export function findMissing(values: ContactValues, words: ContactWords): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, isRequired } of contactFields) {
    const isEmpty = name === 'message' ? !hasOwnWords(values.message) : values[name].trim() === ''
    if (isRequired && isEmpty) errors[name] = describeMissing(name, words)
  }
  return errors
}

function describeMissing(name: ContactField, { fields, fieldMissing }: ContactWords): string {
  return say(fieldMissing, { field: fields[name] })
}

/** The server's refusal says it in the same words. */
export function isMissing(errors: FieldErrors, words: ContactWords): boolean {
  return contactFields.some(({ name }) => errors[name] === describeMissing(name, words))
}

export function isRefused({ status, fields }: FormTrouble): boolean {
  return status === 422 && Object.keys(readErrors(fields)).length > 0
}

export function buildControlId(name: ContactField): string {
  return `contact-${name}`
}

type State = { id: string; name: string }

/**
 * A typed state is looked up by name or code. An unknown one is added to the message, so that nothing
 * is lost.
 */
export function toPayload(values: ContactValues, states: readonly State[]): ContactValues {
  const written = values.stateId.trim()
  if (written === '') return { ...values, stateId: '' }
  const isSame = (text: string) => text.localeCompare(written, 'en', { sensitivity: 'base' }) === 0
  const state = states.find(({ id, name }) => isSame(id) || isSame(name))
  if (state) return { ...values, stateId: state.id }
  return { ...values, stateId: '', message: `${values.message}\n\nState: ${written}` }
}

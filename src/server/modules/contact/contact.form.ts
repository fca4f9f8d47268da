import { type ContactMessage, contactMessage } from '#contract/contact/contact.ts'
import { hasOwnWords } from '#domain/inquiries/message-topic.ts'
import { cleanName, cleanText } from '#domain/residence/listing/typed-text.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { parse } from '#server/plumbing/http.ts'

const names: (keyof ContactMessage)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'facilityName',
  'stateId',
  'message',
]

/**
 * Invisible characters are removed from the message and refused elsewhere; unknown names are ignored. Throws
 * `bad_request` when it is no object, otherwise `invalid_input` naming everything that is wrong.
 */
export function readContactMessage(input: unknown, stateIds: ReadonlySet<string>): ContactMessage {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new AppError('bad_request', 'The body is not a JSON object.')
  }
  const given = new Map(Object.entries(input))
  const cleaned = Object.fromEntries(names.map((name) => [name, clean(name, given.get(name))]))
  const problems = new Map<string, string>(names.flatMap((name) => findProblem(name, cleaned[name], stateIds)))
  try {
    const message = parse(contactMessage, cleaned)
    if (problems.size === 0) return message
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const [name, words] of Object.entries(error.fields ?? {})) problems.set(name, words)
  }
  // In the order of the form, which is the order its page lists them in.
  const fields: Record<string, string> = {}
  for (const name of names) {
    const words = problems.get(name)
    if (words) fields[name] = words
  }
  throw buildFieldsError(fields)
}

function clean(name: keyof ContactMessage, value: unknown): unknown {
  if (typeof value !== 'string') return value
  // Half a letter is told, not taken out.
  const words = value.toWellFormed()
  return name === 'message' ? cleanText(words) : cleanName(words)
}

// What the browser's own check lets through. An address with a comma or a bracket can be read as several.
function findProblem(
  name: keyof ContactMessage,
  value: unknown,
  stateIds: ReadonlySet<string>,
): [keyof ContactMessage, string][] {
  if (typeof value !== 'string' || value === '') return []
  if (value.includes('\ufffd')) return [[name, 'Some characters could not be read. Please type them again.']]
  if (name === 'message' && !hasOwnWords(value)) return [[name, 'Message is missing.']]
  if (name === 'stateId' && !stateIds.has(value)) return [[name, 'State is not one of the list.']]
  if (name === 'email' && /[<>(),;:"\\[\]]/.test(value)) return [[name, 'Email does not look like an address.']]
  return []
}

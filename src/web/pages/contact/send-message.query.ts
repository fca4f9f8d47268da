import { ask } from '#web/plumbing/api-client.ts'
import { failureOf } from '#web/plumbing/failure.ts'
import { type ContactValues, type FieldErrors, readErrors } from './form/contact-form.ts'

/** How sending ended. `hint` is one more sentence about a failure, for people. */
export type SendResult =
  | { kind: 'sent'; ref: string }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'failed'; hint: string }

const offlineHint =
  'We could not reach our server. Check your connection. What you wrote is kept here, also if you reload this page.'
const brokenHint = 'What you wrote is kept here. If it fails again, please call or write to us.'

/** Sends the seven values; with the same key twice, the server keeps one message and answers the same. Never throws. */
export async function sendMessage(values: ContactValues, key: string): Promise<SendResult> {
  try {
    const { id } = await ask('POST /api/contact', { body: values }, { headers: { 'Idempotency-Key': key } })
    return { kind: 'sent', ref: id }
  } catch (error) {
    return failure(error)
  }
}

function failure(error: unknown): SendResult {
  const { status, message, fields } = failureOf(error)
  const errors = readErrors(fields)
  if (status === 422 && Object.keys(errors).length > 0) return { kind: 'refused', errors }
  if (status === null) return { kind: 'failed', hint: offlineHint }
  // Our own words for these say when to try again.
  return { kind: 'failed', hint: status === 429 || status === 503 ? message : brokenHint }
}

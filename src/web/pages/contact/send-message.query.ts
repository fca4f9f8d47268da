import { toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'
import type { ContactValues } from './form/contact-form.ts'

const keptNote = 'What you wrote is kept here, also if you reload this page.'
const offlineHint = `Your device has no connection right now. ${keptNote}`
const unreachedHint = `We could not reach our server. Check your connection. ${keptNote}`
const brokenHint = 'What you wrote is kept here. If it fails again, please call or write to us.'

/** With the same key twice, the server keeps one message. Never throws. */
export async function sendMessage(values: ContactValues, key: string): Promise<FormSent | FormRefused> {
  try {
    const { id } = await callApi('POST /api/contact', { body: values }, { headers: { 'Idempotency-Key': key } })
    return { kind: 'done', next: `/contact/sent?ref=${id}`, values: { ref: id } }
  } catch (error) {
    const failure = toFailure(error)
    return { ...failure, message: chooseHint(failure) }
  }
}

function chooseHint({ status, isOffline, message }: FormRefused): string {
  if (status === null) return isOffline ? offlineHint : unreachedHint
  // Our own words for these say when to try again, or what to shorten.
  return status === 429 || status === 503 || status === 413 ? message : brokenHint
}

import type { ContactWords } from '#content/site/contact.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'
import type { ContactValues } from './form/contact-form.ts'

type Hints = ContactWords['hints']

/** With the same key twice, the server keeps one message. Never throws. */
export async function sendMessage(values: ContactValues, key: string, hints: Hints): Promise<FormSent | FormRefused> {
  try {
    const { id } = await callApi('POST /api/contact', { body: values }, { headers: { 'Idempotency-Key': key } })
    return { kind: 'done', next: `/contact/sent?ref=${id}`, values: { ref: id } }
  } catch (error) {
    const failure = toFailure(error)
    return { ...failure, message: chooseHint(failure, hints) }
  }
}

function chooseHint({ status, isOffline, message }: FormRefused, hints: Hints): string {
  if (status === null) return isOffline ? hints.offline : hints.unreached
  // Our own words for these say when to try again, or what to shorten.
  return status === 429 || status === 503 || status === 413 ? message : hints.broken
}

import { sameWords } from '#contract/contact/contact-limits.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { readValues } from './form/contact-form.ts'

/** A select cannot be empty, so 'none' means no state. */
export async function actOnContact({ fetch }: Visit, { values }: Form): Promise<Response> {
  const typed = readValues(values)
  const body = { ...typed, stateId: typed.stateId === 'none' ? '' : typed.stateId }
  const { id } = await callApi('POST /api/contact', { body }, { fetch, headers: { 'Idempotency-Key': sameWords } })
  return redirectTo(`/contact/sent?ref=${id}`)
}

import type { FilerCase } from '#contract/grievances/filing.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form, Visit } from '#web/plumbing/page.ts'

export type CaseAnswer = { kind: 'ask' } | { kind: 'case'; key: string; found: FilerCase }

/** Only a form brings a key. One that opens nothing is asked for again, with what `act` was told. */
export async function readCase({ refused, fetch }: Visit): Promise<CaseAnswer> {
  const key = refused?.values.key ?? ''
  if (key === '') return { kind: 'ask' }
  try {
    const found = await callApi('POST /api/grievances/case', { body: { key } }, { fetch })
    return { kind: 'case', key, found }
  } catch {
    return { kind: 'ask' }
  }
}

export async function actOnCase({ fetch }: Visit, { values }: Form): Promise<Form['values']> {
  const { key = '', act } = values
  if (act === undefined) {
    await callApi('POST /api/grievances/case', { body: { key } }, { fetch })
    return { key }
  }
  await callApiByForm('POST /api/grievances/case/acts', values, { fetch })
  return { key, did: act }
}

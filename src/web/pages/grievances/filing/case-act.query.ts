import type { FilerCase } from '#contract/grievances/filing.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
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

export const filesTaken = { field: 'file', limit: fileLimits.bytes, advice: '', from: 'anybody' } as const

export async function actOnCase({ fetch }: Visit, { values, files }: Form): Promise<Form['values']> {
  const { key = '', act, words = '' } = values
  if (act === undefined) {
    await callApi('POST /api/grievances/case', { body: { key } }, { fetch })
    return { key }
  }
  const [file] = act === 'say' ? files : []
  if (file) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ key, words, file })) body.append(name, value)
    await callApi('POST /api/grievances/case/files', { body }, { fetch })
  } else await callApiByForm('POST /api/grievances/case/acts', values, { fetch })
  return { key, did: act }
}

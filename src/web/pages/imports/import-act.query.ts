import { importFileLimit, shownAtFirst } from '#contract/imports/import-limits.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { postCommit } from './import.query.ts'
import { readImportForm } from './import-form.ts'

const list = '/workspace/import'

export const sheetTaken = { field: 'sheet', limit: importFileLimit, advice: 'Split it into smaller files.' }

export async function actOnSheet({ fetch }: Visit, { files: [file] }: Form): Promise<Response> {
  const body = new FormData()
  if (file) body.append('sheet', file)
  const { id } = await callApi('POST /api/imports', { body }, { fetch })
  return redirectTo(`${list}/${id}`)
}

export async function actOnImport({ path, params: { id = '' }, fetch }: Visit, { values }: Form): Promise<Response> {
  const { act, choices, stamp, publish, shown, to } = readImportForm(values)
  const params = { id }
  if (act === 'delete') {
    await callApi('DELETE /api/imports/:id', { params }, { fetch })
    return redirectTo(list)
  }
  const isSaid = Object.keys(choices).length > 0
  if (act === 'undo') await callApi('POST /api/imports/:id/undo', { params }, { fetch })
  else if (isSaid) await callApi('POST /api/imports/:id/choices', { params, body: choices }, { fetch })
  else if (act === 'import') await commit(id, { stamp, publish }, fetch)
  // Whoever may not see it is not led there either.
  else await callApi('GET /api/imports/:id', { params }, { fetch })
  if (act === 'import' && isSaid) {
    throw new Refusal('conflict', 'We checked again with what you changed. If it looks right, press Import.')
  }
  return redirectTo(`${path}${shown > shownAtFirst ? `?shown=${shown}` : ''}${to}`)
}

/** The answer streams progress; only its last line says whether it succeeded. */
async function commit(id: string, body: { stamp: string; publish: boolean }, inside: typeof fetch): Promise<void> {
  const last = await postCommit(id, body, { fetch: inside })
  if (last?.phase === 'failed') throw new Refusal(last.code, last.message)
}

import type { ErrorCode } from '#contract/errors.ts'
import { photoActs, photoFormLimit } from '#contract/residence/photo-limits.ts'
import { refusedAs, toFailure } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { type PhotoDone, photoDoneBy } from './photo-words.ts'

export const photosTaken = { field: 'photo', limit: photoFormLimit, advice: 'Send fewer photos at once.' }

export async function actOnPhotos({ path, params, fetch }: Visit, { values, files }: Form): Promise<Response> {
  const { photo, act = '', description = '' } = values
  const done = (what: PhotoDone) => redirectTo(`${path}?photos=${what}#p-photos`)
  if (photo === undefined) {
    await addEach(params.id ?? '', files, fetch)
    return done('added')
  }
  await callApi('POST /api/desk/photos/:id', { params: { id: photo || 'none' }, body: { act, description } }, { fetch })
  const known = photoActs.find((one) => one === act) ?? 'describe'
  return done(photoDoneBy[known])
}

type Refused = { code: ErrorCode; line: string }

async function addEach(residence: string, files: Form['files'], inside: typeof fetch): Promise<void> {
  const add = (file?: File) => callApi('POST /api/desk/photos', { body: readForm(residence, file) }, { fetch: inside })
  // What is said of no file at all, the call says.
  if (files.length === 0) await add()
  const refused: Refused[] = []
  for (const file of files) {
    try {
      await add(file)
    } catch (error) {
      const code = refusedAs(error)
      if (code === null || aboutAll.includes(code)) throw error
      refused.push({ code, line: `${file.name}: ${toFailure(error).message}` })
    }
  }
  const [first] = refused
  if (first === undefined) return
  const added = files.length - refused.length
  const message =
    added > 0 ? `Added ${added} of ${files.length} photos. The others were not added.` : 'No photo was added.'
  const fields = Object.fromEntries(refused.map(({ line }, at) => [`photo${at}`, line]))
  throw new Refusal(first.code, message, { fields })
}

/** Errors that are not about a single photo. */
const aboutAll: readonly ErrorCode[] = ['not_found', 'signed_out', 'not_allowed', 'internal']

function readForm(residence: string, file: File | undefined): FormData {
  const form = new FormData()
  form.append('house', residence)
  if (file) form.append('photo', file)
  return form
}

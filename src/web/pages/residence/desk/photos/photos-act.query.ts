import { photoActs, photoFormLimit } from '#contract/residence/photo-limits.ts'
import { addEachFile } from '#web/parts/desk/add-each-file.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { type PhotoDone, photoDoneBy } from './photo-words.ts'

export const photosTaken = { field: 'photo', limit: photoFormLimit, advice: 'Send fewer photos at once.' }

export async function actOnPhotos({ path, params, fetch }: Visit, { values, files }: Form): Promise<Response> {
  const { photo, act = '', description = '' } = values
  const redirectToDone = (what: PhotoDone) => redirectTo(`${path}?photos=${what}#p-photos`)
  if (photo === undefined) {
    await addPhotos(params.id ?? '', files, fetch)
    return redirectToDone('added')
  }
  await callApi('POST /api/desk/photos/:id', { params: { id: photo || 'none' }, body: { act, description } }, { fetch })
  const known = photoActs.find((one) => one === act) ?? 'describe'
  return redirectToDone(photoDoneBy[known])
}

function addPhotos(residence: string, files: Form['files'], inside: typeof fetch): Promise<void> {
  return addEachFile(files, {
    add(file) {
      const body = new FormData()
      body.append('house', residence)
      if (file) body.append('photo', file)
      return callApi('POST /api/desk/photos', { body }, { fetch: inside })
    },
    refusedWords: (added, sent) =>
      added > 0 ? `Added ${added} of ${sent} photos. The others were not added.` : 'No photo was added.',
    fields: (lines) => Object.fromEntries(lines.map((line, at) => [`photo${at}`, line])),
  })
}

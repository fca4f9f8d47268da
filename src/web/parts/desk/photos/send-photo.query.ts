import type { PhotoAct } from '#contract/certification/visit-photos.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { sendUpload, type UploadEnd, type UploadStep } from '#web/parts/desk/files/send-upload.query.ts'
import { type FindingAnswer, toFailedAnswer } from '#web/parts/desk/findings/send-finding.query.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import type { QueuedPhoto } from './queued-photo.ts'

type PhotoCall = {
  signal: AbortSignal
  onStep: (step: UploadStep) => void
  onArrived: (fileId: string | null) => Promise<void>
}

export type SendPhoto = (photo: QueuedPhoto, call: PhotoCall) => Promise<FindingAnswer>

const timeoutMs = 10_000

/** The server refuses when anyone other than `owner` is signed in by now. */
export function sendPhoto(owner: string): SendPhoto {
  const act = ({ applicationId }: QueuedPhoto, body: PhotoAct) =>
    callApi(
      'POST /api/applications/:id/acts',
      { params: { id: applicationId }, body },
      { headers: buildOwnerHeader(owner), signal: AbortSignal.timeout(timeoutMs) },
    )

  async function add(photo: QueuedPhoto, call: PhotoCall): Promise<FindingAnswer> {
    const { photoId, visitId, code, file, madeAt } = photo
    let { fileId } = photo
    if (fileId === null) {
      const ended = await sendUpload({ file, owner, place: '', signal: call.signal, onStep: call.onStep })
      if (ended.is !== 'added') return toFindingAnswer(ended)
      fileId = ended.file.id
      await call.onArrived(fileId)
    }
    await act(photo, { act: 'add-photo', photoId, visitId, code, fileId, madeAt })
    return { is: 'taken' }
  }

  return async (photo, call) => {
    const { photoId, state, fileId } = photo
    try {
      if (state !== 'removed') return await add(photo, call)
      if (fileId !== null) await act(photo, { act: 'remove-photo', photoId })
      return { is: 'taken' }
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404
      if (isMissing && state === 'removed') return { is: 'taken' }
      if (!isMissing || fileId === null) return toFailedAnswer(error)
      // A file that belongs to nothing is kept for a day: it is sent anew.
      await call.onArrived(null)
      return { is: 'busy' }
    }
  }
}

function toFindingAnswer(ended: Exclude<UploadEnd, { is: 'added' }>): FindingAnswer {
  if (ended.is === 'stopped' || ended.status === 429) return { is: 'busy' }
  if (ended.status === 401) return { is: 'signed-out' }
  return ended.status === null ? { is: 'unreachable' } : { is: 'refused', reason: ended.message }
}

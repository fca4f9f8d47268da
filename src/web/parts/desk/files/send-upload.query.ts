import type { FileView } from '#contract/calls/uploads.ts'
import { buildOwnerHeader, callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { findUpload, findUploadFrom, forgetUpload, keepUpload } from './kept-uploads.ts'

/** Waits for the line; held up by a server that answers and takes nothing now. */
export type UploadStep = { is: 'sending' | 'waiting' | 'heldUp'; done: number } | { is: 'checking' }

/** `status` is null when no answer came. */
export type UploadEnd =
  | { is: 'added'; file: FileView }
  | { is: 'failed'; message: string; status: number | null }
  | { is: 'stopped' }

export type Upload = {
  file: File
  place: string
  /** Where its bytes go, where they are to serve something there at once. */
  bytesAt?: (id: string) => string
  owner: string | null
  signal: AbortSignal
  onStep: (step: UploadStep) => void
}

/** Why an upload ends that goes on when its file is chosen again. */
export const leaves = 'leaves'

const longestPauseMs = 30_000

/** Goes on where an earlier try ended, also one of before a reload, and waits for the line to come back. Never throws. */
export async function sendUpload(upload: Upload): Promise<UploadEnd> {
  const progress = { id: findUpload(upload.file, upload.owner), done: 0 }
  for (let tries = 0; ; tries += 1) {
    const before = progress.done
    try {
      return { is: 'added', file: await sendRest(upload, progress) }
    } catch (error) {
      if (upload.signal.aborted) return stop(upload, progress.id)
      if (error instanceof ApiError && error.status === 404 && progress.id !== null && tries === 0) {
        // It was kept for a day, and is gone.
        forgetUpload(progress.id)
        progress.id = null
        continue
      }
      if (!isPassing(error, progress.id !== null)) {
        if (progress.id !== null) forgetUpload(progress.id)
        const { message, status } = toFailure(error)
        return { is: 'failed', message, status }
      }
      if (progress.done > before) tries = 0
      upload.onStep({ is: isHeldUp(error) ? 'heldUp' : 'waiting', done: progress.done })
      await pause(Math.min(longestPauseMs, 1000 * 2 ** tries), upload.signal)
    }
  }
}

async function sendRest(upload: Upload, progress: { id: string | null; done: number }): Promise<FileView> {
  const { file, owner, place } = upload
  if (progress.id === null) {
    const { id } = await callDeskApi(owner, 'POST /api/files', {
      body: { name: file.name.slice(0, 120), size: file.size },
    })
    keepUpload(file, owner, { id, place })
    progress.id = id
  }
  const { id } = progress
  let view = await callDeskApi(owner, 'GET /api/files/:id', { params: { id } })
  while (view.state === 'receiving') {
    progress.done = view.offset
    upload.onStep({ is: 'sending', done: view.offset })
    view = await sendChunk(upload, view)
  }
  while (view.state === 'checking') {
    upload.onStep({ is: 'checking' })
    await pause(2_000, upload.signal)
    upload.signal.throwIfAborted()
    view = await callDeskApi(owner, 'GET /api/files/:id', { params: { id } })
  }
  forgetUpload(id)
  if (view.refusal !== null) throw new ApiError(422, JSON.stringify({ code: 'invalid_input', message: view.refusal }))
  return view
}

/** What was begun at this page and has not arrived as a whole; what came to its end is forgotten. */
export async function findLeftUpload(place: string, owner: string | null): Promise<FileView | null> {
  const id = findUploadFrom(place, owner)
  if (id === null) return null
  try {
    const file = await callDeskApi(owner, 'GET /api/files/:id', { params: { id } })
    if (file.state === 'receiving') return file
    forgetUpload(id)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetUpload(id)
  }
  return null
}

function sendChunk(upload: Upload, { id, offset, chunkBytes }: FileView): Promise<FileView> {
  const { file, owner, signal, onStep, bytesAt = (of) => `/api/files/${of}/bytes?` } = upload
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', `${bytesAt(id)}offset=${offset}`)
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/octet-stream',
      ...buildOwnerHeader(owner),
    }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const isLast = offset + chunkBytes >= file.size
    request.upload.onprogress = ({ loaded }) => onStep({ is: 'sending', done: Math.min(file.size, offset + loaded) })
    request.upload.onload = () => isLast && onStep({ is: 'checking' })
    request.onerror = () => reject(new TypeError('The line dropped.'))
    request.onabort = request.onerror
    request.onload = () => {
      if (request.status === 200) return resolve(JSON.parse(request.responseText))
      return reject(new ApiError(request.status, request.responseText || request.statusText))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file.slice(offset, offset + chunkBytes))
  })
}

/** No line, a busy server, or a chunk that somebody else sent too: the next try asks where to go on. */
function isPassing(error: unknown, hasBegun: boolean): boolean {
  if (!(error instanceof ApiError)) return true
  const isWrongOffset = error.status === 409 && error.body?.fields === undefined
  return isWrongOffset || (error.status === 429 && hasBegun) || error.status >= 500
}

const isHeldUp = (error: unknown) => error instanceof ApiError && error.status !== 409

async function stop({ owner, signal }: Upload, id: string | null): Promise<UploadEnd> {
  if (id !== null && signal.reason !== leaves) {
    forgetUpload(id)
    await callDeskApi(owner, 'DELETE /api/files/:id', { params: { id } }).catch(() => {})
  }
  return { is: 'stopped' }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

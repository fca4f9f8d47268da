import { photoFileLimit } from '#contract/residence/photo-limits.ts'
import { pictureHeaders } from '#server/plumbing/answers/content-security.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isId, requireKnownId } from '#server/plumbing/calls/known-id.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readUploads } from '#server/plumbing/calls/upload.ts'
import { createHttp, type Http, type HttpContext, requireAtDesk, toActor } from '#server/plumbing/http.ts'
import { reader } from '#server/plumbing/transactions.ts'
import { photoTypes, readPhotoFile } from './photo-file.rules.ts'
import type { Photographer, Photos } from './photos.service.ts'

export function createPhotosRoutes(photos: Photos): Http {
  const http = createHttp()
  http.get('/photos/:id/:file', (c) => sendFile(c, photos))

  serveCall(http, 'GET /api/desk/residences/:id/photos', requirePhotographer, ({ who, params }) =>
    photos.list(who, params.id),
  )
  serveCall(http, 'POST /api/desk/photos', requirePhotographer, async ({ c, who }) => {
    const { files, values } = await readUploads(c, 'photo', photoFileLimit, 'Make the photo smaller first.')
    const residence = requireResidenceId(values.house)
    const [one, more] = files
    if (!one || more) throw new AppError('invalid_input', 'Send one photo at a time.')
    c.status(201)
    return photos.add(who, residence, one.bytes)
  })
  serveCall(http, 'POST /api/desk/photos/:id', requirePhotographer, ({ who, params, body }) =>
    photos.change(who, params.id, body),
  )
  return http
}

async function requirePhotographer(c: HttpContext): Promise<Photographer> {
  const { signedIn, organizationId, actor } = await requireAtDesk(c, 'residences', 'residence')
  return { organizationId, actor, personId: signedIn.id }
}

function requireResidenceId(said: string | undefined): string {
  return requireKnownId(said, 'There is no such residence in your list.')
}

/** Kept short so that a deleted photo is soon gone, although a file never changes. */
export const photoFileDays = 1
const cacheControl = `public, max-age=${photoFileDays * 86_400}, immutable`

async function sendFile(c: HttpContext, photos: Photos): Promise<Response> {
  const { id = '', file = '' } = c.req.param()
  const photoFile = readPhotoFile(file)
  if (!photoFile || !isId(id)) throw buildNoFileError()
  const { size, format } = photoFile
  const open = await photos.file(reader, id, size, format)
  const bytes = open ?? (await answerOwnFile(c, photos, id, photoFile))
  if (!bytes) throw buildNoFileError()
  const tag = `"${id}-${size}-${format}"`
  c.header('Cache-Control', open ? cacheControl : 'private, no-store')
  c.header('ETag', tag)
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('Content-Type', photoTypes[format])
  for (const [name, value] of Object.entries(pictureHeaders)) c.header(name, value)
  return c.body(bytes)
}

async function answerOwnFile(
  c: HttpContext,
  photos: Photos,
  id: string,
  asked: NonNullable<ReturnType<typeof readPhotoFile>>,
) {
  const signedIn = await c.get('signedIn')()
  return signedIn?.organization ? photos.file(toActor(signedIn), id, asked.size, asked.format) : null
}

function buildNoFileError(): AppError {
  return new AppError('not_found', 'There is no such photo.')
}

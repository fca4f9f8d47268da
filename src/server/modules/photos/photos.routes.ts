import { type PhotoActInput, photoActInput, photoFileLimit, photoFormLimit } from '#contract/photos.ts'
import { pictureHeaders } from '#server/plumbing/content-security.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { actorOf, type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'
import { isId, knownId } from '#server/plumbing/known-id.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
import { readUploads, type Upload } from '#server/plumbing/upload.ts'
import { photoFileOf, photoTypes } from './photo-file.ts'
import type { Photographer, Photos } from './photos.service.ts'

/**
 * The photos of houses: their files for everybody, and at the desk the calls of the page and the same by plain form posts.
 * Where photos are sent to is no address of a house, since large files are waited for at fixed addresses (server.ts).
 */
export function photosRoutes(photos: Photos, renderPage: FormPage): Http {
  const http = newHttp()
  http.get('/photos/:id/:file', (c) => sendFile(c, photos))

  serveCall(http, 'GET /api/desk/residences/:id/photos', photographer, ({ who, params }) => photos.list(who, params.id))
  serveCall(http, 'POST /api/desk/photos', photographer, async ({ c, who }) => {
    const { files, values } = await readUploads(c, 'photo', photoFileLimit, 'Make the photo smaller first.')
    const house = houseId(values.house)
    const [one, more] = files
    if (!one || more) throw new AppError('invalid_input', 'Send one photo at a time.')
    c.status(201)
    return photos.add(who, house, one.bytes)
  })
  serveCall(http, 'POST /api/desk/photos/:id', photographer, async ({ who, params, body }) => {
    const { photos: now } = await photos.change(who, params.id, body)
    return { photos: now }
  })

  http.post('/workspace/photos', async (c) => {
    const who = await photographer(c)
    let house: string | null = null
    try {
      const { files, values } = await readUploads(c, 'photo', photoFormLimit, 'Send fewer photos at once.')
      house = houseId(values.house)
      const refused = await addEach(photos, who, house, files)
      if (refused.length === 0) return c.redirect(pageOf(house, 'added'), 303)
      throw notAll(refused, files.length)
    } catch (error) {
      house ??= houseOfPage(c)
      if (house === null) throw error
      return pageAgain(c, renderPage, { path: `${list}/${house}`, values: { form: 'photos' }, error })
    }
  })
  http.post('/workspace/photos/:id', async (c) => {
    const who = await photographer(c)
    const form = await readForm(c)
    const said = parse(photoActInput, { act: form.act, description: form.description ?? '' })
    const { residenceId } = await photos.change(who, photoId(c), said)
    return c.redirect(pageOf(residenceId, doneBy[said.act]), 303)
  })
  return http
}

const list = '/workspace/residences'

const doneBy: Record<PhotoActInput['act'], string> = {
  earlier: 'moved',
  later: 'moved',
  describe: 'described',
  delete: 'deleted',
}

const pageOf = (house: string, done: string) => `${list}/${house}?photos=${done}#p-photos`

/** A form that could not be read came from a page all the same. */
function houseOfPage(c: HttpContext): string | null {
  const { pathname = '' } = URL.parse(c.req.header('referer') ?? '') ?? {}
  const id = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : ''
  return isId(id) ? id : null
}

type Refused = { name: string; message: string; error: AppError }

/** Adds what can be added, one after the other; what cannot is told by its name. */
async function addEach(photos: Photos, who: Photographer, house: string, files: readonly Upload[]) {
  const refused: Refused[] = []
  for (const { name, bytes } of files) {
    try {
      if (bytes.byteLength > photoFileLimit) throw tooLarge()
      await photos.add(who, house, bytes)
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'not_found') throw error
      refused.push({ name, message: error.message, error })
    }
  }
  return refused
}

function tooLarge(): AppError {
  return new AppError(
    'too_large',
    `This file is larger than ${photoFileLimit / 1024 / 1024} MB. Make it smaller first.`,
  )
}

function notAll(refused: readonly Refused[], sent: number): AppError {
  const fields = Object.fromEntries(refused.map(({ name, message }, at) => [`photo${at}`, `${name}: ${message}`]))
  const added = sent - refused.length
  const message = added > 0 ? `Added ${added} of ${sent} photos. The others were not added.` : 'No photo was added.'
  const first = refused[0]?.error
  return new AppError(first?.code ?? 'invalid_input', message, {
    fields,
    ...(first?.retryAfter !== undefined && { retryAfter: first.retryAfter }),
  })
}

async function photographer(c: HttpContext): Promise<Photographer> {
  const { signedIn, organisationId, actor } = await requireAtDesk(c, 'residences', 'residence')
  return { organisationId, actor, personId: signedIn.id }
}

function houseId(said: string | undefined): string {
  return knownId(said, 'There is no such residence in your list.')
}

function photoId(c: HttpContext): string {
  return knownId(c.req.param('id'), 'This photo is no longer there.')
}

/** Whoever deletes a photo wants it gone: a file never changes, and is kept for a day all the same. */
export const photoFileDays = 1
const kept = `public, max-age=${photoFileDays * 86_400}, immutable`

async function sendFile(c: HttpContext, photos: Photos): Promise<Response> {
  const { id = '', file = '' } = c.req.param()
  const asked = photoFileOf(file)
  if (!asked || !isId(id)) throw noFile()
  const { size, format } = asked
  const open = await photos.file({ kind: 'visitor', onlyReads: true }, id, size, format)
  const bytes = open ?? (await ownFile(c, photos, id, asked))
  if (!bytes) throw noFile()
  const tag = `"${id}-${size}-${format}"`
  c.header('Cache-Control', open ? kept : 'private, no-store')
  c.header('ETag', tag)
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  c.header('Content-Type', photoTypes[format])
  for (const [name, value] of Object.entries(pictureHeaders)) c.header(name, value)
  return c.body(bytes)
}

/** A house that is not public is seen by its own people. */
async function ownFile(c: HttpContext, photos: Photos, id: string, asked: NonNullable<ReturnType<typeof photoFileOf>>) {
  const signedIn = await c.get('signedIn')()
  return signedIn?.organisation ? photos.file(actorOf(signedIn), id, asked.size, asked.format) : null
}

function noFile(): AppError {
  return new AppError('not_found', 'There is no such photo.')
}

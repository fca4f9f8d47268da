import type { HttpContext } from '#server/plumbing/http.ts'
import { AppError } from './errors.ts'

export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> }

const room = 16 * 1024
const mb = 1024 * 1024
/** Of what is too large so much is taken in and thrown away: a browser reads no answer before it has sent its form. */
const mostThrownAway = 256 * mb

export type UploadForm = { files: Upload[]; values: Record<string, string> }

/** Throws `wrong_media_type`, `too_large`, `bad_request`, and `invalid_input` where no file was chosen. */
export async function readUpload(c: HttpContext, field: string, limit: number, advice?: string): Promise<Upload> {
  for (const part of await readParts(c, field, limit, advice)) {
    if (part.field === field && part.file !== '')
      return { name: cleanFileName(part.file), bytes: new Uint8Array(part.bytes) }
  }
  throw buildNoFileError(field)
}

export async function readUploads(c: HttpContext, field: string, limit: number, advice: string): Promise<UploadForm> {
  const form = await readFiles(c, field, limit, advice)
  if (form.files.length === 0) throw buildNoFileError(field)
  return form
}

export async function readFiles(c: HttpContext, field: string, limit: number, advice: string): Promise<UploadForm> {
  const form: UploadForm = { files: [], values: {} }
  for (const part of await readParts(c, field, limit, advice)) {
    const { field: name, file, bytes } = part
    if (name !== field) form.values[name] = readValue(part)
    else if (file !== '') form.files.push({ name: cleanFileName(file), bytes: new Uint8Array(bytes) })
  }
  return form
}

const readValue = ({ bytes }: Part) => Buffer.from(bytes.subarray(0, room)).toString('utf8')

/** With what the form said before the file that was too large. */
export class TooLargeForm extends AppError {
  readonly values: Readonly<Record<string, string>>

  constructor(message: string, field: string, values: Readonly<Record<string, string>>) {
    super('too_large', message, { fields: { [field]: message } })
    this.values = values
  }
}

/** A body that is bytes and nothing else. Throws `wrong_media_type` and `too_large`. */
export async function readBytesSent(c: HttpContext, limit: number, advice: string): Promise<Uint8Array> {
  if (!isBytes(c.req.header('content-type'))) {
    throw new AppError('wrong_media_type', 'Send the bytes as application/octet-stream.')
  }
  const { bytes, isWhole } = await readApart(c, limit, 0)
  if (!isWhole) throw new AppError('too_large', sayTooLarge(null, limit, advice))
  return bytes
}

export function isBytes(contentType = ''): boolean {
  return /^application\/octet-stream\s*(;|$)/i.test(contentType)
}

function buildNoFileError(field: string): AppError {
  const message = 'Choose a file first.'
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

async function readParts(
  c: HttpContext,
  field: string,
  limit: number,
  advice = 'Split it into smaller files.',
): Promise<Generator<Part>> {
  const type = c.req.header('content-type') ?? ''
  const boundary = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  if (!boundary) throw new AppError('wrong_media_type', 'Send the file as a form (multipart/form-data).')
  // A form has heads around its files.
  const { bytes, isWhole } = await readApart(c, limit + room, mostThrownAway)
  const line = Buffer.from(`--${boundary[1] ?? boundary[2]}`, 'latin1')
  if (isWhole) return splitParts(bytes, line)
  const whole = bytes.includes(line) ? [...splitParts(bytes, line)] : []
  const said = whole.filter((part) => part.field !== field)
  const cut = bytes.lastIndexOf(line)
  const { file } = readHead(bytes, cut + line.length, bytes.indexOf('\r\n\r\n', cut, 'latin1'))
  // Of several files it may be all of them together.
  const name = whole.length === said.length && file !== '' ? cleanFileName(file) : null
  const values = Object.fromEntries(said.map((part) => [part.field, readValue(part)]))
  throw new TooLargeForm(sayTooLarge(name, limit, advice), field, values)
}

function sayTooLarge(name: string | null, limit: number, advice: string): string {
  const most = limit < mb ? `${limit / 1024} KB` : `${Math.floor(limit / mb)} MB`
  return `${name === null ? 'The file' : `“${name}”`} is larger than ${most}. ${advice}`
}

async function readApart(c: HttpContext, most: number, thrownAway: number): Promise<Body> {
  const arrived = c.env.beginUpload?.()
  try {
    return await readBytes(c, most, thrownAway)
  } finally {
    arrived?.()
  }
}

type Body = { bytes: Buffer; isWhole: boolean }

/** What comes after `most` is not kept. */
async function readBytes(c: HttpContext, most: number, thrownAway: number): Promise<Body> {
  const asked = Number(c.req.header('content-length') ?? 0)
  if (asked > most + thrownAway) return { bytes: Buffer.alloc(0), isWhole: false }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    if (size < most) chunks.push(chunk.subarray(0, most - size))
    size += chunk.byteLength
    if (size > most + thrownAway) break
  }
  return { bytes: Buffer.concat(chunks), isWhole: Math.max(size, asked) <= most }
}

type Part = { field: string; file: string; bytes: Buffer }

function* splitParts(body: Buffer, boundary: Buffer): Generator<Part> {
  let at = body.indexOf(boundary)
  for (let parts = 0; at >= 0 && parts < 20; parts += 1) {
    const start = at + boundary.length
    const head = body.indexOf('\r\n\r\n', start, 'latin1')
    const next = body.indexOf(Buffer.concat([Buffer.from('\r\n'), boundary]), start)
    if (head < 0 || next < 0 || head - start > room) break
    yield { ...readHead(body, start, head), bytes: body.subarray(head + 4, next) }
    at = next + 2
  }
  if (at < 0 && body.length > 0) throw new AppError('bad_request', 'The form cannot be read.')
}

function readHead(body: Buffer, start: number, end: number): Omit<Part, 'bytes'> {
  const named =
    /content-disposition:\s*form-data;([^\r\n]*)/i.exec(body.toString('utf8', start, Math.max(start, end)))?.[1] ?? ''
  return {
    field: /(?:^|[;\s])name="([^"]*)"/i.exec(named)?.[1] ?? '',
    file: /(?:^|[;\s])filename="([^"]*)"/i.exec(named)?.[1] ?? '',
  }
}

function cleanFileName(name: string): string {
  const last = name.replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? ''
  return last
    .replace(/[^\P{C}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, 120)
}

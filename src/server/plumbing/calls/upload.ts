import type { HttpContext } from '#server/plumbing/http.ts'
import { AppError } from './errors.ts'

export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> }

const room = 16 * 1024

export type UploadForm = { files: Upload[]; values: Record<string, string> }

/** Throws `wrong_media_type`, `too_large`, `bad_request`, and `invalid_input` where no file was chosen. */
export async function readUpload(c: HttpContext, field: string, limit: number, advice?: string): Promise<Upload> {
  for (const part of await readParts(c, limit, advice)) {
    if (part.field === field && part.file !== '')
      return { name: fileName(part.file), bytes: new Uint8Array(part.bytes) }
  }
  throw noFile(field)
}

export async function readUploads(c: HttpContext, field: string, limit: number, advice: string): Promise<UploadForm> {
  const form = await readFiles(c, field, limit, advice)
  if (form.files.length === 0) throw noFile(field)
  return form
}

export async function readFiles(c: HttpContext, field: string, limit: number, advice: string): Promise<UploadForm> {
  const form: UploadForm = { files: [], values: {} }
  for (const { field: name, file, bytes } of await readParts(c, limit, advice)) {
    if (name !== field) form.values[name] = Buffer.from(bytes.subarray(0, maxValueLength)).toString('utf8')
    else if (file !== '') form.files.push({ name: fileName(file), bytes: new Uint8Array(bytes) })
  }
  return form
}

const maxValueLength = 200

/** A body that is bytes and nothing else. Throws `wrong_media_type` and `too_large`. */
export async function readBytesSent(c: HttpContext, limit: number, advice: string): Promise<Uint8Array> {
  if (!isBytes(c.req.header('content-type'))) {
    throw new AppError('wrong_media_type', 'Send the bytes as application/octet-stream.')
  }
  return readApart(c, limit, advice)
}

export function isBytes(contentType = ''): boolean {
  return /^application\/octet-stream\s*(;|$)/i.test(contentType)
}

function noFile(field: string): AppError {
  const message = 'Choose a file first.'
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

async function readParts(
  c: HttpContext,
  limit: number,
  advice = 'Split it into smaller files.',
): Promise<Generator<Part>> {
  const type = c.req.header('content-type') ?? ''
  const boundary = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  if (!boundary) throw new AppError('wrong_media_type', 'Send the file as a form (multipart/form-data).')
  return splitParts(await readApart(c, limit, advice), Buffer.from(`--${boundary[1] ?? boundary[2]}`, 'latin1'))
}

async function readApart(c: HttpContext, limit: number, advice: string): Promise<Buffer> {
  const arrived = c.env.beginUpload?.()
  try {
    return await readBytes(c, limit, advice)
  } finally {
    arrived?.()
  }
}

async function readBytes(c: HttpContext, limit: number, advice: string): Promise<Buffer> {
  const tooLarge = () => {
    const most = limit < 1024 * 1024 ? `${limit / 1024} KB` : `${Math.floor(limit / 1024 / 1024)} MB`
    const message = `The file is larger than ${most}. ${advice}`
    return new AppError('too_large', message)
  }
  // A form has heads around its files.
  const most = isBytes(c.req.header('content-type')) ? limit : limit + room
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

type Part = { field: string; file: string; bytes: Buffer }

function* splitParts(body: Buffer, boundary: Buffer): Generator<Part> {
  let at = body.indexOf(boundary)
  for (let parts = 0; at >= 0 && parts < 20; parts += 1) {
    const start = at + boundary.length
    const head = body.indexOf('\r\n\r\n', start, 'latin1')
    const next = body.indexOf(Buffer.concat([Buffer.from('\r\n'), boundary]), start)
    if (head < 0 || next < 0 || head - start > room) break
    const named = /content-disposition:\s*form-data;([^\r\n]*)/i.exec(body.toString('utf8', start, head))?.[1] ?? ''
    const field = /(?:^|[;\s])name="([^"]*)"/i.exec(named)?.[1] ?? ''
    const file = /(?:^|[;\s])filename="([^"]*)"/i.exec(named)?.[1] ?? ''
    yield { field, file, bytes: body.subarray(head + 4, next) }
    at = next + 2
  }
  if (at < 0 && body.length > 0) throw new AppError('bad_request', 'The form cannot be read.')
}

function fileName(name: string): string {
  const last = name.replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? ''
  return last
    .replace(/[^\P{C}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, 120)
}

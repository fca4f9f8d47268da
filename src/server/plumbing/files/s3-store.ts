import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { minuteMs } from '#domain/language/durations.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { formatReason, StartError } from '#server/plumbing/start/start-checks.ts'
import { createFileKey, isFileKey, requireFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

export type S3Settings = { endpoint: string; bucket: string; region: string; key: string; secret: string }

const folder = 'files/'
const maxMs = minuteMs

/** Any store that speaks S3, by addresses of the kind ENDPOINT/BUCKET/KEY. */
export function createS3Store({ endpoint, bucket, region, key: accessKeyId, secret }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, service: 's3', region, retries: 2 })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const buildAddress = (key: string) => `${root}/${folder}${requireFileKey(key)}`

  async function ask(method: string, address: string, body?: BodyInit): Promise<Response | null> {
    let answer: Response
    try {
      answer = await client.fetch(address, { method, signal: AbortSignal.timeout(maxMs), ...(body && { body }) })
    } catch (cause) {
      throw buildUnreachableError(cause)
    }
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404 && method !== 'PUT') return null
    throw buildUnreachableError(new Error(`The file store answers ${method} with ${answer.status}.`))
  }
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    await ask('PUT', buildAddress(key), new Uint8Array(bytes))
  }
  async function remove(key: string): Promise<void> {
    await (await ask('DELETE', buildAddress(key)))?.body?.cancel()
  }
  return {
    elsewhere: `the bucket ${bucket} at ${new URL(endpoint).host}`,
    put,
    async open(key) {
      const answer = await ask('GET', buildAddress(key))
      if (!answer?.body) return null
      return { size: Number(answer.headers.get('content-length') ?? 0), stream: answer.body }
    },
    delete: remove,
    async *list() {
      let more: string | null = ''
      while (more !== null) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
        if (more !== '') query.set('continuation-token', more)
        const xml: string = (await (await ask('GET', `${root}?${query}`))?.text()) ?? ''
        yield* readEntries(xml)
        more = readText(xml, 'NextContinuationToken')
      }
    },
    async requireWritable() {
      try {
        const key = createFileKey(randomUUID())
        await put(key, new Uint8Array([1]))
        await remove(key)
      } catch (cause) {
        const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
        const reason = why instanceof Error ? why.message : formatReason(why)
        const message = `FILES_S3_ENDPOINT is ${endpoint}, and nothing can be written to the bucket ${bucket} there (${reason}). Check the FILES_S3_ settings, and that the key may read, write, list and delete.`
        throw new StartError(message, { cause })
      }
    },
  }
}

function* readEntries(xml: string): Generator<{ key: string; at: Date }> {
  for (const [entry] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const key = readText(entry, 'Key')?.replace(folder, '') ?? ''
    if (isFileKey(key)) yield { key, at: new Date(readText(entry, 'LastModified') ?? 0) }
  }
}

function readText(xml: string, tag: string): string | null {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : null
}

function buildUnreachableError(cause: unknown): AppError {
  const message = 'The place where files are kept cannot be reached right now. Try again in a few minutes.'
  return new AppError('unavailable', message, { retryAfter: 60, cause })
}

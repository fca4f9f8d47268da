import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A store that speaks as much S3 as ours asks for; a list has two entries at a time. */
export async function fakeS3() {
  const kept = new Map<string, { bytes: Buffer; at: Date }>()
  let status: number | null = null
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.example')
      const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request/
      if (!signed.test(request.headers.authorization ?? '')) return response.writeHead(403).end()
      if (status !== null) return response.writeHead(status).end('<Error/>')
      const found = kept.get(pathname)
      if (searchParams.get('list-type') === '2') return response.end(list(searchParams))
      if (request.method === 'PUT') kept.set(pathname, { bytes: body, at: new Date() })
      else if (request.method === 'DELETE') {
        kept.delete(pathname)
        return response.writeHead(204).end()
      } else if (found) return response.end(found.bytes)
      else return response.writeHead(404).end()
      return response.end()
    })()
  })
  function list(query: URLSearchParams): string {
    const after = Number(query.get('continuation-token') ?? 0)
    const prefix = `/bucket/${query.get('prefix')}`
    const all = [...kept].filter(([path]) => path.startsWith(prefix))
    const entries = all.slice(after, after + 2).map(([path, { at }]) => {
      return `<Contents><Key>${path.replace('/bucket/', '')}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`
    })
    const more = after + 2 < all.length ? `<NextContinuationToken>${after + 2}</NextContinuationToken>` : ''
    return `<ListBucketResult>${entries.join('')}${more}</ListBucketResult>`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    kept,
    /** Null answers as it should. */
    answer(next: number | null) {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

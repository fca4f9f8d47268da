import { createECDH, createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import ece from 'http_ece'
import type { Post } from '#server/plumbing/mail/public-post.ts'

export type TakenPush = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** A push service on this machine. What is posted to `https://push.example` comes here. */
export async function fakePushService() {
  const taken: TakenPush[] = []
  let status = 201
  const server = createServer((request, response) => {
    void (async () => {
      request.setEncoding('latin1')
      const body = Buffer.from(await text(request), 'latin1')
      taken.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(status).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const post: Post = async (to, headers, body) => {
    const { pathname, origin } = new URL(to)
    if (origin !== 'https://push.example') throw new Error(`${origin} is not the push service.`)
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    return answer.status
  }
  return {
    taken,
    post,
    answer(next: number) {
      status = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A browser with its own keys, which reads what is meant for it. */
export function fakeBrowser(path: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const auth = Buffer.from(`secret of ${path}`.padEnd(16, '.').slice(0, 16)).toString('base64url')
  return {
    subscription: { endpoint: `https://push.example/${path}`, p256dh, auth },
    read(body: Buffer): Record<string, string> {
      return JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString())
    },
  }
}

/** What the token in an Authorization header claims; throws where it was not signed with the key beside it. */
export function readToken(header: unknown): Record<string, unknown> {
  const [, head = '', claims = '', signature = '', k = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(header)) ?? []
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The token is not signed with this key.')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key: k }
}

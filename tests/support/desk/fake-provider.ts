import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeProvider = {
  issuer: string
  /** Who signs in there next. */
  person: Record<string, unknown>
  /** What the token endpoint was sent last. */
  lastToken: URLSearchParams
  stop(): Promise<void>
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const answerJson = (answer: ServerResponse, value: unknown) => {
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** A tiny OpenID Connect provider on this machine that lets everybody in at once. `port` 0 picks a free one. */
export async function fakeProvider(port = 0): Promise<FakeProvider> {
  const nonces = new Map<string, string>()
  const server = createServer((request, answer) => void respond(request, answer))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  const provider: FakeProvider = {
    issuer: `http://127.0.0.1:${own}`,
    person: {},
    lastToken: new URLSearchParams(),
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', provider.issuer)
    if (url.pathname === '/.well-known/openid-configuration')
      return answerJson(answer, buildDescription(provider.issuer))
    if (url.pathname === '/keys') {
      return answerJson(answer, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    }
    if (url.pathname === '/authorize') {
      const code = crypto.randomUUID()
      nonces.set(code, url.searchParams.get('nonce') ?? '')
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      answer.writeHead(302, { location: back.href }).end()
      return
    }
    if (url.pathname === '/token') {
      let body = ''
      for await (const chunk of request) body += chunk
      provider.lastToken = new URLSearchParams(body)
      const nonce = nonces.get(provider.lastToken.get('code') ?? '')
      const now = Math.floor(Date.now() / 1000)
      const claims = { iss: provider.issuer, aud: 'porchlight', iat: now, exp: now + 300, nonce, ...provider.person }
      return answerJson(answer, { access_token: 'an access token', token_type: 'Bearer', id_token: sign(claims) })
    }
    answer.writeHead(404).end()
  }
  return provider
}

function buildDescription(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function sign(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}

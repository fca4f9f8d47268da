import type { IncomingMessage, ServerResponse } from 'node:http'
import { dataHeaders } from '#server/plumbing/answers/content-security.ts'

/** A proxy and we might each take another one (RFC 9112, 3.2). False leaves the request to the next handler. */
export function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  const names = request.rawHeaders
  let hosts = 0
  for (let place = 0; place < names.length; place += 2) {
    const name = names[place]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts < 2) return false
  const body = { code: 'bad_request', message: 'The request has more than one Host line.' }
  response.writeHead(400, { 'Content-Type': 'application/json', Connection: 'close', ...dataHeaders })
  response.end(JSON.stringify(body))
  request.resume()
  return true
}

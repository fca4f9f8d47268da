import type { IncomingMessage } from 'node:http'

/**
 * What was sent under a name, given in small letters; undefined where nothing was. To read a request's `headers` makes an
 * object of them all, for every request.
 */
export function sentHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  let sent: string | undefined
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const own = rawHeaders[place] ?? ''
    if (own.length !== name.length || own.toLowerCase() !== name) continue
    const value = rawHeaders[place + 1] ?? ''
    sent = sent === undefined ? value : `${sent}, ${value}`
  }
  return sent
}

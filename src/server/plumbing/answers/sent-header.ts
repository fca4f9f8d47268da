import type { IncomingMessage } from 'node:http'

export function readSentHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {
  let sent: string | undefined
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const own = rawHeaders[place] ?? ''
    if (own.length !== name.length || own.toLowerCase() !== name) continue
    const value = rawHeaders[place + 1] ?? ''
    sent = sent === undefined ? value : `${sent}, ${value}`
  }
  return sent
}

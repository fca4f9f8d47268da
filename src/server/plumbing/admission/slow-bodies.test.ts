import { createServer, request, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchBody } from './slow-bodies.ts'

const times = { wholeMs: 400, stillMs: 700, leastPerSecond: 50 }
let server: Server
let port: number
let readsAfter = 0

beforeEach(async () => {
  readsAfter = 0
  server = createServer(async (incoming, response) => {
    watchBody(incoming, response, incoming.url === '/upload', times)
    await sleep(readsAfter)
    let bytes = 0
    try {
      for await (const chunk of incoming) bytes += chunk.length
    } catch {
      return
    }
    response.end(String(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => server.close())

/** Sends `pieces` of ten bytes with a pause before each, and gives the status and body, or how the connection broke. */
function send(path: string, pieces: number, pauseMs: number, length = pieces * 10): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-length': length }
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('close', () => resolve(`${response.statusCode} ${text}`.trim()))
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    outgoing.flushHeaders()
    void (async () => {
      for (let sent = 0; sent < pieces; sent += 1) {
        await sleep(pauseMs)
        if (outgoing.destroyed) return
        outgoing.write('ten bytes.')
      }
      if (pieces * 10 === length) outgoing.end()
    })()
  })
}

describe('a body that comes slowly', () => {
  it('is taken of an upload as long as bytes keep coming', async () => {
    expect(await send('/upload', 9, 100)).toBe('200 90')
  })

  it('is not of any other request', async () => {
    // A piece that is still on its way when the line is cut can cost the answer.
    expect(['408', 'ECONNRESET', 'EPIPE']).toContain(await send('/', 9, 100))
    expect(await send('/', 1, 10)).toBe('200 10')
  })

  it('is not of an upload either that brings next to nothing', async () => {
    expect(await send('/upload', 30, 300, 300)).toBe('408')
  })

  it('ends an upload when no byte has come for a while', async () => {
    expect(await send('/upload', 3, 50, 100)).toBe('408')
  })

  it('ends no upload that we have not read yet', async () => {
    readsAfter = 1500
    expect(await send('/upload', 2, 5)).toBe('200 20')
    expect(await send('/upload', 1, 5, 100)).toBe('408')
  })
})

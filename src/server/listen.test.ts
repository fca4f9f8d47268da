import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/plumbing/log.ts'
import type { Overload } from '#server/plumbing/overload.ts'

const nothingHeld = { serve: () => false, addPage: async () => {}, addText: async () => {}, addFolder: async () => {} }
const alwaysRoom: Overload = { isFull: () => false, enter: () => {}, leave: () => {}, stop: () => {} }

type Start = Parameters<typeof listen>[0]
type Answer = Start['door']['fetch']

function start(options: Partial<Pick<Start, 'overload' | 'uploads' | 'bodyTimes'>> & { answer?: Answer } = {}) {
  const { answer, overload = alwaysRoom, ...rest } = options
  return listen({
    ...rest,
    door: { fetch: answer ?? (async () => new Response('ok')) },
    statics: nothingHeld,
    overload,
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
  })
}

function get(port: number, path = '/', agent?: Agent, headers = {}): Promise<{ status: number; closes: boolean }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: agent ?? false, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('a server that stops', () => {
  it('fails none of the requests of the clients that are connected', async () => {
    const server = await start({
      answer: async () => {
        await sleep(5)
        return new Response('ok')
      },
    })
    const failures: unknown[] = []
    const clients = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let closes = false; !closes; ) {
        const answer = await get(server.port, '/', agent).catch((error: unknown) => {
          failures.push(error)
          return { status: 0, closes: true }
        })
        closes = answer.closes
      }
    })
    await sleep(100)
    const began = performance.now()
    await Promise.all([server.stop(), ...clients])
    expect(failures).toEqual([])
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('finishes a slow request before it goes, and says meanwhile that it is not ready', async () => {
    const server = await start({
      answer: async () => {
        await sleep(1500)
        return new Response('ok')
      },
    })
    const slow = get(server.port)
    await sleep(50)
    const stopped = server.stop()
    await sleep(50)
    expect((await get(server.port, '/readyz')).status).toBe(503)
    expect((await slow).status).toBe(200)
    await stopped
    await expect(get(server.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('a body that comes slowly', () => {
  it('is waited for at the addresses of uploads alone', async () => {
    const server = await start({
      uploads: ['/upload'],
      bodyTimes: { wholeMs: 200, stillMs: 200 },
      answer: async (asked) => new Response(String((await asked.text()).length)),
    })
    const slowly = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'content-length': 50 }
        const outgoing = request(
          { host: '127.0.0.1', port: server.port, path, method: 'POST', agent: false, headers },
          (response) => {
            response.resume()
            resolve(response.statusCode ?? 0)
          },
        ).on('error', reject)
        let sent = 0
        const timer = setInterval(() => {
          sent += 10
          outgoing.write('ten bytes.')
          if (sent === 50 || outgoing.destroyed) clearInterval(timer)
        }, 80)
      })
    expect(await slowly('/upload')).toBe(200)
    expect(await slowly('/else')).toBe(408)
    await server.stop()
  })
})

describe('a server that is full', () => {
  const full: Overload = { ...alwaysRoom, isFull: () => true }

  it('turns work away at once with 503 and when to come back, but still tells how it is', async () => {
    const server = await start({ overload: full })
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/states`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect((await get(server.port, '/healthz')).status).toBe(200)
    await server.stop()
  })
})

describe('an answer that stays open', () => {
  const streaming = () => {
    let inside = 0
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    let cut = () => {}
    const server = start({
      overload: {
        ...alwaysRoom,
        enter: () => {
          inside += 1
        },
        leave: () => {
          inside -= 1
        },
      },
      answer: async (_request, _incoming, keepOpen) => {
        if (keepOpen) cut = keepOpen()
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            stream = controller
            controller.enqueue(new TextEncoder().encode('first'))
          },
        })
        return new Response(body)
      },
    })
    return { server, inside: () => inside, end: () => stream?.close(), cut: () => cut() }
  }

  it('arrives as it is written, and is no work that goes on', async () => {
    const { server, inside, end } = streaming()
    const { port, stop } = await server
    const reader = (await fetch(`http://127.0.0.1:${port}/`)).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
    expect(inside()).toBe(0)
    end()
    expect(await reader?.read()).toMatchObject({ done: true })
    await sleep(20)
    expect(inside()).toBe(0)
    await stop()
  })

  it('keeps no server from stopping once it has ended', async () => {
    const { server, end } = streaming()
    const { port, stop } = await server
    const text = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
    await sleep(50)
    const began = performance.now()
    const stopped = stop()
    end()
    expect(await text).toBe('first')
    await stopped
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('can be cut', async () => {
    const { server, cut } = streaming()
    const { port, stop } = await server
    const response = await fetch(`http://127.0.0.1:${port}/`)
    cut()
    await expect(response.text()).rejects.toThrow()
    await stop()
  })
})

describe('hostile input', () => {
  it('with ten thousand headers is cut off, and the next request is answered', async () => {
    const server = await start()
    const headers = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x-${at}`, 'a']))
    const outcome = await get(server.port, '/', undefined, headers).then(
      (answer) => answer.status,
      (error: NodeJS.ErrnoException) => error.code,
    )
    expect([431, 'ECONNRESET', 'EPIPE']).toContain(outcome)
    expect((await get(server.port)).status).toBe(200)
    await server.stop()
  })
})

import { Agent, type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '#contract/calls/errors.ts'
import { listen } from './listen.ts'
import type { Admission } from './plumbing/admission/admission.ts'
import { AppError } from './plumbing/calls/errors.ts'
import { createLog } from './plumbing/start/log.ts'

const nothingHeld = { serve: () => false, addPage: async () => {}, addText: async () => {}, addFolder: async () => {} }

/** Admits everybody and counts who is inside. */
function startAdmission(): Admission & { inside(): number } {
  const inside = new Set<object>()
  return {
    enter(entry) {
      const place = {
        leave: () => inside.delete(entry),
        stepOut() {
          inside.delete(entry)
          return () => inside.add(entry)
        },
      }
      inside.add(entry)
      entry.begin(place)
      return place
    },
    inside: () => inside.size,
    isStuck: () => false,
    stop: () => {},
  }
}

type ListenOptions = Parameters<typeof listen>[0]
type Answer = ListenOptions['pipeline']['fetch']

function start(
  options: Partial<Pick<ListenOptions, 'admission' | 'limited' | 'isUpload' | 'bodyTimes' | 'port'>> & {
    answer?: Answer
  } = {},
) {
  const { answer, admission = startAdmission(), port = 0, ...rest } = options
  return listen({
    ...rest,
    pipeline: { fetch: answer ?? (async () => new Response('ok')) },
    statics: nothingHeld,
    admission,
    log: createLog('silent'),
    host: '127.0.0.1',
    port,
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

describe('a server whose port was taken while its database was made', () => {
  it('says so in words', async () => {
    const { port, stop } = await start()
    await expect(start({ port })).rejects.toThrow(`PORT is ${port}, and something listens there already.`)
    await stop()
  })
})

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
      isUpload: ({ url }) => url === '/upload',
      bodyTimes: { wholeMs: 200, stillMs: 200, leastPerSecond: 10 },
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

/** Sends raw bytes and gives what came back `ms` later. */
function sendRaw(port: number, bytes: string, ms: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    socket.setEncoding('latin1').on('data', (part) => {
      text += part
    })
    socket.on('error', () => {})
    socket.write(bytes)
    setTimeout(() => {
      resolve(socket.readyState === 'open' ? text : `${text}(cut)`)
      socket.destroy()
    }, ms)
  })
}

const askFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`

describe('requests sent ahead on one connection', () => {
  /** Answers with the path, the earlier it was asked the later; `/stream` never ends. */
  async function answering() {
    const admission = startAdmission()
    let most = 0
    let left = 5
    const server = await start({
      admission,
      answer: async (asked, socketSide) => {
        most = Math.max(most, admission.inside())
        const { pathname } = new URL(asked.url)
        if (pathname === '/stream') {
          socketSide?.keepOpen?.()
          return new Response(new ReadableStream({ start: (line) => line.enqueue(new TextEncoder().encode('first')) }))
        }
        await sleep(left-- * 10)
        return new Response(`<${pathname}>`)
      },
    })
    return { server, admission, most: () => most }
  }

  it('are begun one after the other, and answered in their order', async () => {
    const { server, most } = await answering()
    const text = await sendRaw(server.port, ['/1', '/2', '/3'].map(askFor).join(''), 300)
    expect([...text.matchAll(/<(.*?)>/g)].map(([, path]) => path)).toEqual(['/1', '/2', '/3'])
    expect(most()).toBe(1)
    await server.stop()
  })

  it('are no work while they wait behind a stream, and too many of them end the connection', async () => {
    const { server, admission } = await answering()
    const [few, many] = await Promise.all([
      sendRaw(server.port, askFor('/stream') + askFor('/1').repeat(20), 200),
      sendRaw(server.port, askFor('/stream') + askFor('/1').repeat(250), 200),
    ])
    expect(admission.inside()).toBe(0)
    expect([few.includes('(cut)'), many.includes('(cut)')]).toEqual([false, true])
    await server.stop()
  })
})

type SentRequest = { outgoing: ClientRequest; status: Promise<number> }

/** Posts that bring one byte of their fifty and then nothing. */
function postSlowly(port: number, path: string, count: number): SentRequest[] {
  return Array.from({ length: count }, () => {
    const headers = { 'content-length': 50 }
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path, agent: false, headers })
    const status = new Promise<number>((resolve) => {
      outgoing.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', () => resolve(0))
    })
    outgoing.write('x')
    return { outgoing, status }
  })
}

/** What came within a moment; 0 for what is still waited for. */
function statusesSoon(sent: readonly SentRequest[]): Promise<number[]> {
  return Promise.all(sent.map(({ status }) => Promise.race([status, sleep(500, 0)])))
}

describe('a request whose body is on its way', () => {
  it('is no work before it is here, whole and unchanged', async () => {
    const admission = startAdmission()
    const seen: number[] = []
    const server = await start({
      admission,
      answer: async (asked) => {
        seen.push(admission.inside())
        return new Response(await asked.text())
      },
    })
    const outgoing = request({ host: '127.0.0.1', port: server.port, method: 'POST', path: '/', agent: false })
    const text = new Promise<string>((resolve) => {
      outgoing.on('response', async (response) => {
        let whole = ''
        for await (const part of response.setEncoding('utf8')) whole += part
        resolve(whole)
      })
    })
    outgoing.write('one ')
    await sleep(50)
    expect([admission.inside(), seen.length]).toEqual([0, 0])
    outgoing.end('two ü')
    expect([await text, seen]).toEqual(['one two ü', [1]])
    await server.stop()
  })

  it('is handed on as soon as it is too large, to be refused', async () => {
    const server = await start({
      answer: async (asked) => new Response('', { status: (await asked.text()).length > 64 * 1024 ? 413 : 200 }),
    })
    const status = await new Promise((resolve) => {
      const outgoing = request({ host: '127.0.0.1', port: server.port, method: 'POST', path: '/', agent: false })
      outgoing.on('response', (response) => resolve(response.statusCode)).on('error', () => {})
      for (let part = 0; part < 70; part += 1) outgoing.write('x'.repeat(1024))
    })
    expect(status).toBe(413)
    await server.stop()
  })

  it('has so many beside it from one address, and the rest are told to come again', async () => {
    const limited: string[] = []
    const server = await start({ limited: (address, why) => limited.push(`${address} ${why}`) })
    const slow = postSlowly(server.port, '/', 60)
    const statuses = await statusesSoon(slow)
    expect(statuses.filter((status) => status === 429).length).toBe(10)
    expect(limited).toEqual(Array(10).fill('127.0.0.1 address'))
    expect((await get(server.port)).status).toBe(200)
    for (const { outgoing } of slow) outgoing.destroy()
    await server.stop()
  })

  it('takes nobody’s turn while it is a file, and so many files of one address are taken', async () => {
    const admission = startAdmission()
    const server = await start({
      admission,
      isUpload: ({ url }) => url === '/upload',
      answer: async (asked, socketSide) => {
        try {
          const arrived = socketSide?.beginUpload?.()
          const size = (await asked.arrayBuffer()).byteLength
          arrived?.()
          return new Response(String(size))
        } catch (error) {
          return new Response('', { status: error instanceof AppError ? errorStatus[error.code] : 500 })
        }
      },
    })
    const slow = postSlowly(server.port, '/upload', 8)
    expect((await statusesSoon(slow)).filter((status) => status === 429).length).toBe(2)
    expect(admission.inside()).toBe(0)
    for (const { outgoing } of slow) outgoing.destroy()
    await server.stop()
  })
})

describe('somebody new', () => {
  it('is let in before the next piece of work begins, however many there are', async () => {
    const received: string[] = []
    const server = await start({
      answer: async (asked) => {
        const { pathname } = new URL(asked.url)
        received.push(pathname)
        const end = performance.now() + 20
        while (pathname === '/work' && performance.now() < end);
        return new Response('ok')
      },
    })
    // All of them knock while the first is worked on, each on a connection of their own.
    const everybody = [...Array<string>(10).fill('/work'), ...Array<string>(30).fill('/readyz')]
    await Promise.all(everybody.map((path) => get(server.port, path)))
    // One new connection in each turn would put the last of them behind all of the work.
    expect(received.slice(0, 33).filter((path) => path === '/readyz').length).toBe(30)
    await server.stop()
  })
})

describe('a server that is full', () => {
  const full: Admission = {
    ...startAdmission(),
    enter({ refuse }) {
      refuse('server')
      return { leave: () => {}, stepOut: () => () => {} }
    },
  }

  it('turns work away at once with 503 and when to come back, but still tells how it is', async () => {
    const limited: string[] = []
    const server = await start({ admission: full, limited: (...given) => limited.push(given.join(' ')) })
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/states`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(limited).toEqual(['127.0.0.1 server'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect((await get(server.port, '/readyz')).status).toBe(200)
    await server.stop()
  })
})

describe('an answer that stays open', () => {
  const streaming = () => {
    const admission = startAdmission()
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    let cut = () => {}
    const server = start({
      admission,
      answer: async (_request, socketSide) => {
        if (socketSide?.keepOpen) cut = socketSide.keepOpen()
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            stream = controller
            controller.enqueue(new TextEncoder().encode('first'))
          },
        })
        return new Response(body)
      },
    })
    return { server, inside: admission.inside, end: () => stream?.close(), cut: () => cut() }
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

import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '#contract/contact/contact.ts'

export type Written = {
  message: ContactMessage
  key: string
  /** Null while the sender has no answer. */
  reference: string | null
  tries: number
}

export type Writers = {
  written: Written[]
  /** Answers that were neither 201 nor 503, for instance "500 {...}". */
  surprises: string[]
  finish(): Promise<void>
}

/**
 * When a connection breaks, every second writer retries under its Idempotency-Key. Each address writes four times,
 * because the server accepts five an hour from one.
 */
export function startWriters(port: number, people: number): Writers {
  const written: Written[] = []
  const surprises: string[] = []
  let over = false

  async function write(one: Written, number: number, persistent: boolean): Promise<void> {
    for (;;) {
      const outcome = await send(port, one, buildAddress(number))
      if (outcome !== 'refused') one.tries += 1
      if (typeof outcome === 'object' && outcome.status === 201) {
        one.reference = outcome.reference
        return
      }
      if (typeof outcome === 'object' && outcome.status !== 503) {
        surprises.push(`${outcome.status} ${outcome.body}`)
        return
      }
      if (outcome === 'broken' && !persistent) return
      await wait(20)
    }
  }

  const everybody = Array.from({ length: people }, async (_, person) => {
    while (!over) {
      const number = written.length
      const one = { message: toMessage(number), key: `soak-${number}`, reference: null, tries: 0 }
      written.push(one)
      await write(one, number, person % 2 === 0)
    }
  })
  return {
    written,
    surprises,
    async finish() {
      over = true
      await Promise.all(everybody)
    },
  }
}

export function buildAddress(number: number): string {
  const address = Math.floor(number / 4)
  return `127.${1 + (Math.floor(address / 40_000) % 250)}.${Math.floor(address / 200) % 200}.${2 + (address % 200)}`
}

// Every value names its message, so that a row put together from two of them would show.
function toMessage(number: number): ContactMessage {
  return {
    firstName: `First ${number}`,
    lastName: `Last ${number}`,
    email: `writer-${number}@soak.example`,
    phone: `555-01${String(number % 100).padStart(2, '0')}`,
    facilityName: `House ${number}`,
    stateId: number % 3 === 0 ? 'WV' : '',
    message: `Message ${number}.\n${`Line ${number} of a longer text, to be found whole. `.repeat(1 + (number % 40))}end`,
  }
}

type Outcome = 'refused' | 'broken' | { status: number; reference: string; body: string }

/** `refused`: nobody was listening; `broken`: the result is unknown. */
export function send(port: number, { message, key }: Written, localAddress: string): Promise<Outcome> {
  const body = JSON.stringify(message)
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers, localAddress, agent: false },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('error', () => resolve('broken'))
        response.on('end', () => {
          const reference = /"id":"([^"]+)"/.exec(text)?.[1] ?? ''
          resolve({ status: response.statusCode ?? 0, reference, body: text })
        })
      },
    )
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'))
    call.end(body)
  })
}

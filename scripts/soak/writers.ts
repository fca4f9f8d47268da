import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '#contract/staff/contact.ts'

/** One message somebody wrote, and what became of it as far as they know. */
export type Written = {
  message: ContactMessage
  key: string
  /** The reference they were given; null while nobody has told them that it arrived. */
  reference: string | null
  /** How often it was sent, the connections that were refused at once not counted. */
  tries: number
}

export type Writers = {
  /** Everything written so far, in the order it was begun. */
  written: Written[]
  /** Answers that were neither 201 nor 503, for instance "500 {...}". */
  surprises: string[]
  /** Lets everybody finish what they are at, and resolves when they have. The server has to be up. */
  finish(): Promise<void>
}

/**
 * `people` who write one message after the other, as fast as they are answered. When a connection breaks in the middle
 * every second one sends the same request again under its Idempotency-Key until it is answered; the others never learn
 * whether theirs arrived. Each address writes four times, as the server takes five an hour from one.
 */
export function startWriters(port: number, people: number): Writers {
  const written: Written[] = []
  const surprises: string[] = []
  let over = false

  async function write(one: Written, number: number, persistent: boolean): Promise<void> {
    for (;;) {
      const outcome = await send(port, one, addressOf(number))
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
      const one = { message: messageOf(number), key: `soak-${number}`, reference: null, tries: 0 }
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

/** Four messages in a row come from one address of the loopback network. */
export function addressOf(number: number): string {
  const address = Math.floor(number / 4)
  return `127.${1 + (Math.floor(address / 40_000) % 250)}.${Math.floor(address / 200) % 200}.${2 + (address % 200)}`
}

// Every value names its message, so that a row put together from two of them would show.
function messageOf(number: number): ContactMessage {
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

/** Sends a message once, from an address of its own. `refused`: nobody was listening; `broken`: nobody knows. */
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

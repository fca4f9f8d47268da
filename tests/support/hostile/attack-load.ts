import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Answered = { status: number; ms: number; retryAfter: string | undefined }

/** Asks once and reads the whole answer; status 0 where the connection broke. */
export function askOnce(
  port: number,
  path: string,
  options: { agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const began = performance.now()
  const { agent = false, headers = {} } = options
  return new Promise((resolve) => {
    const ended = (status: number, retryAfter?: string) =>
      resolve({ status, ms: performance.now() - began, retryAfter })
    const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => ended(response.statusCode ?? 0, response.headers['retry-after']))
      response.once('error', () => ended(0))
    })
    asked.once('error', () => ended(0))
    asked.end()
  })
}

type Load = { port: number; pathOf: (asked: number) => string; ms: number; addressOf?: (asked: number) => string }

const from = (address: string | undefined): Record<string, string> => (address ? { 'x-forwarded-for': address } : {})

/** So many clients, each of whom asks again as soon as it is answered. */
export async function keepAsking({ port, pathOf, ms, addressOf }: Load, clients: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const answers: Answered[] = []
  const end = performance.now() + ms
  let asked = 0
  const client = async () => {
    while (performance.now() < end) {
      const headers = from(addressOf?.(asked))
      answers.push(await askOnce(port, pathOf(asked++), { agent, headers }))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return answers
}

/** So many new requests a second, whether or not those before them are answered. */
export async function keepComing({ port, pathOf, ms, addressOf }: Load, perSecond: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<Answered>[] = []
  const began = performance.now()
  for (let now = began; now < began + ms; now = performance.now()) {
    const due = ((now - began) / 1000) * perSecond
    while (answers.length < due) {
      const at = answers.length
      answers.push(askOnce(port, pathOf(at), { agent, headers: from(addressOf?.(at)) }))
    }
    await wait(5)
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

/** The time under which so many of 100 answers stay. */
export function percentile(answers: readonly Answered[], of100: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0
}

import { Socket } from 'node:net'
import pg from 'pg'
import { type Listener, missedSome, quoteName } from '#server/plumbing/database/engine.ts'
import type { Log } from '#server/plumbing/start/log.ts'

const connectTimeoutMs = 3_000
const firstPauseMs = 100
const maxPauseMs = 1_000
const pingIntervalMs = 5_000
const answerTimeoutMs = 5_000

/**
 * Connects again by itself; what was sent meanwhile is lost, so it then reports `missedSome`. Never throws, and never
 * keeps the process alive.
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  { receive, log }: { receive: Listener; log: Log },
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let isStopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function begin(): Promise<void> {
    const fresh = createClient(connectionString)
    client = fresh
    const lose = (error?: Error) => {
      if (client !== fresh) return
      client = null
      if (failures === 0) log.warn('database_listener_lost', { channel, error })
      connectAgain()
    }
    // Unheard, an error of the line would end the process.
    fresh.on('error', lose)
    fresh.on('end', () => lose())
    fresh.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${quoteName(channel)}`)
    } catch (error) {
      fresh.end().catch(() => undefined)
      lose(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (client !== fresh) return
    if (failures > 0) receive(missedSome)
    failures = 0
    ping(fresh, lose)
  }

  function connectAgain(): void {
    clearTimeout(timer)
    if (isStopped) return
    const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
    failures += 1
    timer = setTimeout(begin, pause * (0.75 + Math.random() / 2)).unref()
  }

  function ping(fresh: pg.Client, lose: (error: Error) => void): void {
    timer = setTimeout(async () => {
      try {
        await fresh.query('select 1')
        if (client === fresh) ping(fresh, lose)
      } catch (error) {
        fresh.end().catch(() => undefined)
        lose(error instanceof Error ? error : new Error(String(error)))
      }
    }, pingIntervalMs).unref()
  }

  await begin()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    const last = client
    client = null
    await last?.end().catch(() => undefined)
  }
}

function createClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: 'porchlight listener',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    stream: () => new Socket().unref(),
  })
}

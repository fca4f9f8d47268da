import type { GatheredEvents } from '#domain/people/security-event.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createEventWindows } from './event-windows.rules.ts'
import { insertEvents } from './security.store.ts'

export type Recording = SecurityEvents & {
  write(isLast?: boolean): Promise<void>
  stop(): Promise<void>
}

const intervalMs = 1_000
const [maxWaiting, atOnce] = [1_000, 100]

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & { looked?: (hasWritten: boolean) => Promise<void> }

/** While the database is down, rows wait; beyond `mostWaiting` they are only in the log. */
export function createRecording({ transactions, clock, log, looked = async () => {} }: Parts): Recording {
  const windows = createEventWindows()
  let waiting: GatheredEvents[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function insertWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const part = waiting.slice(0, atOnce)
      try {
        await transactions.run(system, (tx) => insertEvents(tx, part))
      } catch (error) {
        // What the database will never take would hold up all that comes after it.
        if (!isUnfit(error)) throw error
        log.error('security rows lost', { error, rows: part.length })
      }
      waiting = waiting.slice(part.length)
    }
  }

  async function writeNow(isLast: boolean): Promise<void> {
    const rows = windows.take(clock.now(), isLast)
    for (const row of rows) logRow(log, row)
    const kept = rows.slice(0, maxWaiting - waiting.length)
    if (kept.length < rows.length) log.error('security rows lost', { rows: rows.length - kept.length })
    waiting.push(...kept)
    const hasWritten = waiting.length > 0
    try {
      await insertWaiting()
    } catch (error) {
      log.error('security events wait for the database', { error, rows: waiting.length })
      return
    }
    await looked(hasWritten)
  }

  function write(isLast = false): Promise<void> {
    running = running.then(() => writeNow(isLast)).catch((error) => log.error('security alert failed', { error }))
    return running
  }

  function scheduleWrite(): void {
    if (timer !== undefined || stopped) return
    timer = setTimeout(async () => {
      await write()
      timer = undefined
      if (!windows.isEmpty() || waiting.length > 0) scheduleWrite()
    }, intervalMs)
    timer.unref()
  }

  return {
    note(event) {
      try {
        windows.add(event, clock.now())
        scheduleWrite()
      } catch (error) {
        log.error('security event lost', { error, kind: event.kind })
      }
    },
    write,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await write(true)
    },
  }
}

function isUnfit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

function logRow(log: Log, { since, until, gathered, things, ...row }: GatheredEvents): void {
  const facts = { ...row, since, until, ...(things !== null && { things }), ...(gathered && { gathered }) }
  if (row.kind === 'signed_in') log.info('security', facts)
  else log.warn('security', facts)
}

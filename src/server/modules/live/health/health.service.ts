import type { HealthAnswer, HealthChange, TroubleLine } from '#contract/live/health.ts'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import { dayMs } from '#domain/language/durations.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { slowMs, type Trouble, type Troubles } from '#server/plumbing/health/troubles.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import type { FailedJob } from '#server/plumbing/work/failed-jobs.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { countNumberAges } from './health.store.ts'

export type Health = ReturnType<typeof createHealth>

export type HealthParts = Pick<ServerParts, 'transactions' | 'clock'> & {
  database: Pick<ServerParts['database'], 'kind'>
  jobs: Pick<ServerParts['jobs'], 'queues' | 'failed' | 'tryAgain'>
  mail: Pick<MailService, 'countWaiting' | 'retryAll'>
  troubles: Pick<Troubles, 'since' | 'errors' | 'slow'>
}

const shownOfEach = 5

export function createHealth({ transactions, clock, database, jobs, mail, troubles }: HealthParts) {
  return {
    async read(staff: Actor): Promise<HealthAnswer> {
      const now = clock.now().getTime()
      const since = { day: new Date(now - dayMs), week: new Date(now - withdrawnAfterMs) }
      const states = await transactions.run(staff, (tx) => countNumberAges(tx, since))
      const failed = await jobs.failed(shownOfEach)
      const queues = await jobs.queues()
      return {
        watchedSince: troubles.since.toISOString(),
        database: database.kind,
        mail: await mail.countWaiting(staff),
        queues: queues.map((queue) => ({
          ...queue,
          waitingSince: toTime(queue.waitingSince),
          workedAt: toTime(queue.workedAt),
          lately: failed
            .filter(({ name }) => name === queue.name)
            .slice(0, shownOfEach)
            .map(toFailed),
        })),
        errors: troubles.errors().map(toLine),
        slow: troubles.slow().map(toLine),
        slowFromMs: slowMs,
        states: states.map(({ state, name, hasAffiliate, homes, ...ages }) => ({
          state,
          name,
          hasAffiliate,
          homes,
          ages,
        })),
      }
    },
    /** How many there were to try; none the second time. */
    async change(staff: Actor, change: HealthChange): Promise<number> {
      return change.act === 'mails' ? mail.retryAll(staff) : jobs.tryAgain(change.queue, change.id)
    },
  }
}

const toTime = (at: Date | null) => at?.toISOString() ?? null

const toFailed = ({ id, failedAt, tries, code }: FailedJob) => ({ id, at: failedAt.toISOString(), tries, code })

function toLine({ firstAt, lastAt, ...rest }: Trouble): TroubleLine {
  return { ...rest, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() }
}

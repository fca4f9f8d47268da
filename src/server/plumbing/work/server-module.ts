import type { MinuteRates } from '#server/plumbing/admission/limits/minute-rates.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import type { SharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import type { Database } from '#server/plumbing/db.ts'
import type { Http } from '#server/plumbing/http.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Env } from '#server/plumbing/start/env.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { Jobs } from './jobs.ts'

export type ServerParts = {
  env: Env
  database: Database
  transactions: Transactions
  clock: Clock
  log: Log
  jobs: Jobs
  limits: SharedLimits
  rateLimits: RateLimits
  minuteRates: MinuteRates
  /** The key of everything that is signed or hashed with a secret. */
  secretKey: string
  baseUrl: string
  supportEmail: string
  textsGoOut: boolean
}

export type ServerModule = {
  routes: readonly Http[]
  start?: () => Promise<unknown>
}

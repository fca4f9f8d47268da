import type { Clock } from '#server/plumbing/clock.ts'
import type { Env } from '#server/plumbing/env.ts'
import { keptSecret } from '#server/plumbing/kept-secret.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { seedDemo } from '../../scripts/demo/seed.ts'

/** `accounts` are empty in a database that holds anything but the demo. */
export type Demo = { accounts: string[]; password: string; stop(): void }

type Seeding = Parameters<typeof seedDemo>[0]

const hourInMs = 3_600_000

/**
 * Loads the demo into an empty database and keeps its bed numbers from growing old, now and every hour. This file is the
 * only door from the product to the demo, which is a script: read only where the setting DEMO allows it.
 */
export async function startDemo(parts: {
  env: Pick<Env, 'dataDir' | 'demoPassword'>
  transactions: Seeding['transactions']
  createAccount: Seeding['createAccount']
  clock: Clock
  log: Log
}): Promise<Demo> {
  const { env, transactions, createAccount, clock, log } = parts
  const [{ seedDemo }, { refreshDemo }] = await Promise.all([
    import('../../scripts/demo/seed.ts'),
    import('../../scripts/demo/refresh.ts'),
  ])
  const password = env.demoPassword ?? (await keptSecret(env.dataDir, 'demo-password', 9))
  const { accounts } = await seedDemo({ transactions, createAccount, password, now: clock.now() })
  const refresh = () => refreshDemo({ transactions, now: clock.now() })
  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn('demo data was not refreshed', { error }))
  }, hourInMs)
  return { accounts, password, stop: () => clearInterval(timer) }
}

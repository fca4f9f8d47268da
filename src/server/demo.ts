import { hourMs } from '#domain/language/durations.ts'
import type { seedDemo } from '#scripts/demo/seed.ts'
import { createFileStore } from './plumbing/files/create-file-store.ts'
import type { Clock } from './plumbing/start/clock.ts'
import type { Env } from './plumbing/start/env.ts'
import type { Log } from './plumbing/start/log.ts'
import { readOrCreateSecret } from './plumbing/start/stored-secret.ts'

export type Demo = Awaited<ReturnType<typeof startDemo>>

type Seeding = Parameters<typeof seedDemo>[0]

/** The only import of the demo from the product, for where the setting DEMO allows it. */
export async function startDemo(parts: {
  env: Pick<Env, 'dataDir' | 'demoPassword' | 'authSecret' | 'filesS3'>
  transactions: Seeding['transactions']
  auth: { createAccount: Seeding['createAccount']; ensurePassword(emails: string[], password: string): Promise<void> }
  clock: Clock
  log: Log
  say?: (line: string) => void
}) {
  const { env, transactions, auth, clock, log, say } = parts
  const [{ seedDemo }, { refreshDemo }] = await Promise.all([
    import('#scripts/demo/seed.ts'),
    import('#scripts/demo/refresh.ts'),
  ])
  const password = env.demoPassword ?? (await readOrCreateSecret(env.dataDir, 'demo-password', 9))
  const secretKey = env.authSecret ?? (await readOrCreateSecret(env.dataDir, 'auth-secret'))
  const secrets = { secretKey, store: createFileStore(env) }
  const createAccount = sayFirst(auth.createAccount, () => say?.('Loading the demo data ...'))
  const { accounts } = await seedDemo({ transactions, createAccount, password, secrets, now: clock.now() })
  // DEMO_PASSWORD may have changed since the accounts were made. Comparing takes long: nobody waits for it.
  auth.ensurePassword(accounts, password).catch((error: unknown) => {
    log.warn('the demo accounts keep their old password', { error })
  })
  const refresh = () => refreshDemo({ transactions, now: clock.now() })
  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn('demo data was not refreshed', { error }))
  }, hourMs)
  return { accounts, password, stop: (): void => clearInterval(timer) }
}

function sayFirst(create: Seeding['createAccount'], announce: () => void): Seeding['createAccount'] {
  let announced = false
  return (account) => {
    if (!announced) announce()
    announced = true
    return create(account)
  }
}

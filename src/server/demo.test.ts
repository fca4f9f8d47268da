import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { type Demo, startDemo } from './demo.ts'
import { createAccountMaker } from './modules/auth/sign-up/sign-up.service.ts'
import { createResidences } from './modules/residence/residences.service.ts'
import { createLog } from './plumbing/start/log.ts'

const clock = fakeClock()
const ensurePassword = vi.fn(async () => undefined)

let database: TestDatabase
let dataDir: string
/** Loading takes seconds: the first start is one for all tests, which start it again. */
let first: Demo
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-demo-'))
  first = await start()
  expect(lines.splice(0)).toEqual(['Loading the demo data ...'])
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const lines: string[] = []

async function start(demoPassword: string | null = null): Promise<Demo> {
  const auth = { createAccount: createAccountMaker({ database: database.signIn }), ensurePassword }
  const log = createLog('silent')
  const demo = await startDemo({
    env: { dataDir, demoPassword, authSecret: null, filesS3: null },
    transactions: database.transactions,
    auth,
    clock,
    log,
    say: (line) => lines.push(line),
  })
  demo.stop()
  return demo
}

describe('a start with demo data', () => {
  it('names the accounts, with a password of its own that is kept in the data folder', async () => {
    const { accounts, password } = first
    expect(accounts).toHaveLength(8)
    expect(password).toHaveLength(12)
    expect(await readFile(path.join(dataDir, 'demo-password'), 'utf8')).toBe(`${password}\n`)
    expect(await start()).toMatchObject({ accounts, password })
  })

  it('says nothing of loading where the demo is there already', async () => {
    await start()
    expect(lines).toEqual([])
  })

  it('gives the accounts the password of the setting, also when it was another one before', async () => {
    const { accounts, password } = await start('lamp in the window')
    expect(password).toBe('lamp in the window')
    expect(ensurePassword).toHaveBeenLastCalledWith(accounts, 'lamp in the window')
  })

  it('has beds that callers may count on, however long after the first start', async () => {
    const openBeds = async () =>
      (await createResidences({ transactions: database.transactions, clock }).stats()).availableBeds
    await start()
    const before = await openBeds()
    clock.forward({ hours: 24 * 60 })
    expect(await openBeds()).toBe(0)
    await start()
    expect(await openBeds()).toBeGreaterThan(before * 0.8)
  })
})

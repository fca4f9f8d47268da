import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { type Jobs, startJobs } from './jobs.ts'

/** Long enough for a busy machine. */
const soon = { timeout: 10_000 }
const log = createLog('silent')

let database: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  jobs = await startJobs(database, log)
})
afterEach(() => jobs.stop())

const onEmbedded = process.env.PORCHLIGHT_TEST_DB !== 'postgres'
const active = (name: string) =>
  database.runAsOwner((connection) =>
    connection.query(`select id from pgboss.job where name = $1 and state = 'active'`, [name]),
  )

describe('a job', () => {
  it('is done at once by the process that sent it, with its data', async () => {
    const done: unknown[] = []
    await jobs.work('write', async (data) => {
      done.push(data)
    })
    await jobs.send('write', { letter: 'a' })
    await jobs.send('write', { letter: 'b' })
    await expect.poll(() => done, soon).toEqual([{ letter: 'a' }, { letter: 'b' }])
  })

  it('is tried again when it fails', async () => {
    let tries = 0
    await jobs.work(
      'stumble',
      async () => {
        tries++
        if (tries < 2) throw new Error('not yet')
      },
      { retries: 5, pauseSeconds: 0, pollSeconds: 0.5 },
    )
    await jobs.send('stumble')
    await expect.poll(() => tries, soon).toBe(2)
  })

  it('outlives the server it was sent to', async () => {
    await jobs.work('later', async () => Promise.reject(new Error('stopping')), { pauseSeconds: 0 })
    await jobs.send('later', { kept: true })
    await jobs.stop()
    jobs = await startJobs(database, log)
    const done: unknown[] = []
    await jobs.work(
      'later',
      async (data) => {
        done.push(data)
      },
      { pollSeconds: 0.5 },
    )
    await expect.poll(() => done, soon).toEqual([{ kept: true }])
  })

  it.runIf(onEmbedded)('that a killed server was doing is tried again at the next start', async () => {
    const settings = { merge: true, retries: 1, pauseSeconds: 0, pollSeconds: 0.5 }
    await jobs.work('cut', () => new Promise(() => undefined), settings)
    await jobs.send('cut')
    const isActive = async () => (await active('cut')).length
    await expect.poll(isActive, soon).toBe(1)
    const next = await startJobs(database, log)
    let done = false
    await next.work(
      'cut',
      async () => {
        done = true
      },
      settings,
    )
    await expect.poll(() => done, soon).toBe(true)
    await next.stop()
    await jobs.stop(1)
  })

  it('that says "look again" waits once, however often it is sent, and is not lost while one runs', async () => {
    let runs = 0
    const { promise: admission, resolve: open } = Promise.withResolvers<void>()
    await jobs.work(
      'look',
      async () => {
        runs++
        await admission
      },
      { merge: true, pollSeconds: 0.5 },
    )
    await jobs.send('look')
    await expect.poll(() => runs, soon).toBe(1)
    for (let sent = 0; sent < 5; sent++) await jobs.send('look')
    open()
    await expect.poll(() => runs, soon).toBe(2)
    await wait(700)
    expect(runs).toBe(2)
  })

  it('that runs is finished before the queue stops', async () => {
    let finished = false
    let started = false
    await jobs.work('slow', async () => {
      started = true
      await wait(300)
      finished = true
    })
    await jobs.send('slow')
    await expect.poll(() => started, soon).toBe(true)
    await jobs.stop()
    expect(finished).toBe(true)
  })

  it('runs beside transactions without ever being in one of them', async () => {
    let runs = 0
    await jobs.work('beside', async () => {
      runs++
    })
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await jobs.send('beside')
        await expect(
          database.transactions.run({ kind: 'visitor' }, async () => {
            await wait(2)
            throw new Error('undone')
          }),
        ).rejects.toThrow('undone')
      }),
    )
    await expect.poll(() => runs, soon).toBe(10)
  })

  it('can be on a timetable', async () => {
    await jobs.repeat('nightly', '30 3 * * *', async () => undefined)
    const rows = await database.runAsOwner((connection) =>
      connection.query(`select name, cron, timezone from pgboss.schedule`),
    )
    expect(rows).toEqual([{ name: 'nightly', cron: '30 3 * * *', timezone: 'UTC' }])
  })
})

describe.runIf(!onEmbedded)('a server that starts while another makes the queues', () => {
  it('waits for it and takes what it finds', async () => {
    const empty = await testDatabase()
    let starting: Promise<Jobs> | undefined
    await empty.runAsOwner(async (other) => {
      await other.execute('begin; create schema pgboss')
      starting = startJobs(empty, log)
      const waits = `select from pg_locks where pg_backend_pid() = any (pg_blocking_pids(pid))`
      await expect.poll(async () => (await other.query(waits)).length, soon).toBeGreaterThan(0)
      await other.execute('commit')
    })
    const started = await starting
    await expect(started?.work('any', async () => undefined)).resolves.toBeUndefined()
    await started?.stop()
    await empty.close()
  })

  it('makes them with it when both start at the same moment', async () => {
    const empty = await testDatabase()
    const second = await openDatabase({ ...empty.place, log })
    const servers = await Promise.all([startJobs(empty, log), startJobs(second, log)])
    const done: unknown[] = []
    const note = async () => void done.push('done')
    await Promise.all(servers.map((server) => server.work('first', note, { pollSeconds: 0.5 })))
    await Promise.all(servers.map((server) => server.send('first')))
    await expect.poll(() => done, soon).toHaveLength(2)
    await Promise.all(servers.map((server) => server.stop()))
    await second.close()
    await empty.close()
  })
})

describe('what a start finds', () => {
  const said = () =>
    database.runAsOwner((connection) =>
      connection.query(
        `select retry_limit, q.updated_on, cron, s.updated_on as said_on from pgboss.queue q join pgboss.schedule s using (name)
         where name = 'count'`,
      ),
    )
  /** As a start does. */
  async function begin(options: { retries?: number }, cron: string) {
    const started = await startJobs(database, log)
    await started.repeat('count', cron, async () => undefined, options)
    await started.stop()
    return said()
  }

  it('stays as it is where it is as wanted, and gives way where it is not', async () => {
    const first = await begin({}, '0 4 * * *')
    expect(first).toMatchObject([{ retry_limit: 5, cron: '0 4 * * *' }])
    expect(await begin({}, '0 4 * * *')).toEqual(first)
    expect(await begin({ retries: 2 }, '0 5 * * *')).toMatchObject([{ retry_limit: 2, cron: '0 5 * * *' }])
  })
})

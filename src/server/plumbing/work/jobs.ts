import { PgBoss } from 'pg-boss'
import type { Database } from '#server/plumbing/db.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { readFailedJobs, readQueues } from './failed-jobs.ts'

export type QueueOptions = {
  retries?: number
  pauseSeconds?: number
  longestPauseSeconds?: number
  merge?: boolean
  pollSeconds?: number
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>

const pollSeconds = { embedded: 15, postgres: 3 } as const
/** More than a job of every minute can fail while its jobs are kept. */
const mostTriedAgain = 20_000

export async function startJobs(database: Database, log: Log) {
  const boss = await startBoss(database, log)
  if (database.kind === 'embedded') await giveUpRemains(boss, database)
  const workers = new Map<string, string>()
  // What a start finds as it wants it stays untouched: to say it all again would take a third of the statements of a start.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, `${one.cron} ${one.timezone}`]))

  /** A job may run twice when the server is killed: handlers must be safe to repeat. */
  async function work(name: string, handler: (data: unknown) => Promise<unknown>, options: QueueOptions = {}) {
    const settings = buildQueueSettings(options)
    const found = queues.get(name)
    // What an older version made the queue with gives way; how jobs are merged is for good.
    if (!found) await boss.createQueue(name, { ...settings, policy: options.merge ? 'stately' : 'standard' })
    else if (!isMatch(found, settings)) await boss.updateQueue(name, settings)
    const pollingIntervalSeconds = options.pollSeconds ?? pollSeconds[database.kind]
    const worker = await boss.work(name, { pollingIntervalSeconds }, async ([job]) => {
      // There may be more: look again as soon as this one is done, not after the pause.
      boss.notifyWorker(worker)
      try {
        await handler(job?.data)
      } catch (error) {
        log.error('job failed', { queue: name, error })
        throw error
      }
    })
    workers.set(name, worker)
  }

  return {
    work,
    /** Not part of any transaction: send after the commit. */
    send: async (name: string, data?: object, options: { afterSeconds?: number } = {}): Promise<void> => {
      await boss.send(
        name,
        data ?? null,
        options.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds },
      )
      const worker = workers.get(name)
      if (worker !== undefined && options.afterSeconds === undefined) boss.notifyWorker(worker)
    },
    /** Runs by the clock, in UTC. Unless the options say otherwise, a run that still waits stands for the next one too. */
    repeat: async (
      name: string,
      cron: string,
      handler: () => Promise<unknown>,
      options: QueueOptions = { merge: true },
    ): Promise<void> => {
      await work(name, () => handler(), options)
      if (schedules.get(name) !== `${cron} UTC`) await boss.schedule(name, cron, null, { tz: 'UTC' })
    },
    queues: () => database.runAsOwner(readQueues),
    failed: (mostOfEach: number) => database.runAsOwner((connection) => readFailedJobs(connection, { mostOfEach })),
    /** How many it found failed. A job without data looks for all that is to be done: one new run stands for all of them. */
    tryAgain: async (name: string, id?: string): Promise<number> => {
      const asked = { mostOfEach: mostTriedAgain, name, id: id ?? null }
      const failed = await database.runAsOwner((connection) => readFailedJobs(connection, asked))
      const [withData, without] = [failed.filter((job) => job.hasData), failed.filter((job) => !job.hasData)]
      if (withData.length > 0) await boss.retry(name, listIds(withData))
      if (without.length > 0) {
        await boss.send(name, null)
        await boss.deleteJob(name, listIds(without))
      }
      const worker = workers.get(name)
      if (worker !== undefined && failed.length > 0) boss.notifyWorker(worker)
      return failed.length
    },
    stop: (withinMs: number = 8_000): Promise<void> => boss.stop({ graceful: true, timeout: withinMs, close: false }),
  }
}

/** Of two servers that start at once on an empty PostgreSQL, one can fail here; a second try succeeds. */
async function startBoss(database: Database, log: Log, tries = 2): Promise<PgBoss> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        database.runAsOwner(async (connection) => ({ rows: await connection.query(text, values) })),
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    flowIntervalSeconds: 86_400,
    bamIntervalSeconds: 3_600,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn('jobs_trouble', { error }))
  try {
    await boss.start()
    return boss
  } catch (error) {
    if (tries === 1 || !isThereAlready(error)) throw error
    await boss.stop({ graceful: false, close: false })
    return startBoss(database, log, tries - 1)
  }
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(23505|42P06|42P07|42710)$/.test(String(error.code))
}

/** Only this process works on the embedded database, so a job in progress at the start was left by a dead one. */
async function giveUpRemains(boss: PgBoss, database: Database): Promise<void> {
  const remains = await database.runAsOwner((connection) =>
    connection.query<{ id: string; name: string }>(`select id, name from pgboss.job where state = 'active'`),
  )
  for (const { id, name } of remains) await boss.fail(name, id)
}

const listIds = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id)

function isMatch(found: object, settings: ReturnType<typeof buildQueueSettings>): boolean {
  const values = new Map(Object.entries(found))
  return Object.entries(settings).every(([name, value]) => values.get(name) === value)
}

function buildQueueSettings(options: QueueOptions) {
  return {
    retryLimit: options.retries ?? 5,
    retryDelay: options.pauseSeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: options.longestPauseSeconds ?? 3_600,
    expireInSeconds: 300,
    // A server that is killed stops beating: another takes its job over after this long.
    heartbeatSeconds: 20,
    deleteAfterSeconds: 7 * 86_400,
  }
}

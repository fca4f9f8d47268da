import { PgBoss } from 'pg-boss'
import type { Database } from '#server/plumbing/db.ts'
import type { Log } from '#server/plumbing/start/log.ts'

export type QueueOptions = {
  /** How often a failed job is tried again, with growing pauses from `pauseSeconds` on. */
  retries?: number
  pauseSeconds?: number
  /** Longest growing pause, in seconds. */
  longestPauseSeconds?: number
  /** Of the jobs that wait, only one is kept: for jobs that say "look again" and carry no data of their own. */
  merge?: boolean
  /** Seconds between two looks for jobs that were not sent by this process, or are due only now. */
  lookEverySeconds?: number
}

export type Jobs = {
  /**
   * Makes the queue, and runs `handler` for its jobs, one after the other. A job whose handler rejects is tried again.
   * A job may run twice when the server is killed in the middle: handlers must not mind.
   */
  work(name: string, handler: (data: unknown) => Promise<void>, options?: QueueOptions): Promise<void>
  /** Adds a job to a queue that somebody works on. Not part of any transaction: send after the commit. */
  send(name: string, data?: object, options?: { afterSeconds?: number }): Promise<void>
  /** Adds a job whenever the five fields of `cron` say so, in UTC. */
  schedule(name: string, cron: string): Promise<void>
  /** Waits for running jobs up to `withinMs`; what is not done by then runs again after the next start. */
  stop(withinMs?: number): Promise<void>
}

/** Seconds. The embedded database has one process, which nudges its own workers: looking around is rarely of use. */
const lookEvery = { embedded: 15, postgres: 3 } as const

/** Starts the job queue in its own schema of the database, as the owner. Jobs outlive restarts. */
export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = await startBoss(database, log)
  if (database.kind === 'embedded') await giveUpRemains(boss, database)
  const workers = new Map<string, string>()
  // What a start finds as it wants it stays untouched: to say it all again would take a third of the statements of a start.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, `${one.cron} ${one.timezone}`]))
  return {
    work: async (name, handler, options = {}) => {
      const settings = queueSettings(options)
      const found = queues.get(name)
      // What an older version made the queue with gives way; how jobs are merged is for good.
      if (!found) await boss.createQueue(name, { ...settings, policy: options.merge ? 'stately' : 'standard' })
      else if (!isMatch(found, settings)) await boss.updateQueue(name, settings)
      const pollingIntervalSeconds = options.lookEverySeconds ?? lookEvery[database.kind]
      const worker = await boss.work(name, { pollingIntervalSeconds }, async ([job]) => {
        // There may be more: look again as soon as this one is done, not after the pause.
        boss.notifyWorker(worker)
        await handler(job?.data)
      })
      workers.set(name, worker)
    },
    send: async (name, data, options = {}) => {
      await boss.send(
        name,
        data ?? null,
        options.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds },
      )
      const worker = workers.get(name)
      if (worker !== undefined && options.afterSeconds === undefined) boss.notifyWorker(worker)
    },
    schedule: async (name, cron) => {
      if (schedules.get(name) !== `${cron} UTC`) await boss.schedule(name, cron, null, { tz: 'UTC' })
    },
    stop: (withinMs = 8_000) => boss.stop({ graceful: true, timeout: withinMs, close: false }),
  }
}

/**
 * Makes what the queue needs, or takes what is there. Of two servers that start at once on an empty PostgreSQL, one can
 * find nothing there and then meet what the other has made meanwhile: by then all of it is there, for a second try.
 */
async function startBoss(database: Database, log: Log, tries = 2): Promise<PgBoss> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        database.asOwner(async (connection) => ({ rows: await connection.query(text, values) })),
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

/** PostgreSQL's codes for a row, a schema, a table or a type that exists. */
function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(23505|42P06|42P07|42710)$/.test(String(error.code))
}

/**
 * Nobody else works on the embedded database, so a job that is being done at the start was left by a process that is
 * gone. It counts as failed, which gives it its next try, and does not stand in the way of the others.
 */
async function giveUpRemains(boss: PgBoss, database: Database): Promise<void> {
  const remains = await database.asOwner((connection) =>
    connection.query<{ id: string; name: string }>(`select id, name from pgboss.job where state = 'active'`),
  )
  for (const { id, name } of remains) await boss.fail(name, id)
}

function isMatch(found: object, settings: ReturnType<typeof queueSettings>): boolean {
  const values = new Map(Object.entries(found))
  return Object.entries(settings).every(([name, value]) => values.get(name) === value)
}

function queueSettings(options: QueueOptions) {
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

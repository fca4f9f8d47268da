import type { OwnerConnection } from '#server/plumbing/database/engine.ts'

export type QueueState = {
  name: string
  waiting: number
  waitingSince: Date | null
  failed: number
  workedAt: Date | null
}

export type FailedJob = {
  id: string
  name: string
  failedAt: Date
  tries: number
  hasData: boolean
  code: string | null
}

const isOurs = String.raw`name not like '\_\_%'`
/** A run in the future is on its timetable, and one that was just sent is about to begin. */
const isDue = `state in ('created', 'retry') and start_after <= now()`

export async function readQueues(connection: OwnerConnection): Promise<QueueState[]> {
  return connection.query<QueueState>(`
    select q.name, count(*) filter (where ${isDue})::int as waiting,
      min(j.start_after) filter (where ${isDue}) as "waitingSince",
      count(*) filter (where state = 'failed')::int as failed,
      max(j.completed_on) filter (where state = 'completed') as "workedAt"
    from (select name from pgboss.queue where ${isOurs}) q left join pgboss.job j on j.name = q.name
    group by q.name order by q.name`)
}

export async function readFailedJobs(
  connection: OwnerConnection,
  { mostOfEach, name = null, id = null }: { mostOfEach: number; name?: string | null; id?: string | null },
): Promise<FailedJob[]> {
  return connection.query<FailedJob>(
    `select id, name, "failedAt", tries, "hasData", code from (
       select id, name, completed_on as "failedAt", retry_count + 1 as tries, data is not null as "hasData",
         nullif(left(concat_ws(' ', output->>'name', output->>'code'), 80), '') as code,
         row_number() over (partition by name order by completed_on desc, id) as place
       from pgboss.job
       where state = 'failed' and ${isOurs} and ($2::text is null or name = $2) and ($3::uuid is null or id = $3)
     ) job where place <= $1 order by "failedAt" desc, id`,
    [mostOfEach, name, id],
  )
}

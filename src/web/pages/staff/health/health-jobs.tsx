import type { HealthWords } from '#content/staff/health.ts'
import type { JobQueue } from '#contract/live/health.ts'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { explainFailure, nameJob } from './needs-a-look.ts'
import { TryAgain } from './try-again.tsx'

type HealthJobsProps = { queues: readonly JobQueue[]; words: HealthWords }

export function HealthJobs({ queues, words }: HealthJobsProps) {
  const { jobs } = words
  const shown = queues.filter(({ waiting, failed }) => waiting + failed > 0)
  return (
    <Part id="jobs" title={jobs.title} takesFocus>
      <p className="small ink-2 measure">{jobs.lead}</p>
      {shown.length === 0 && <p className="ink-2">{jobs.none}</p>}
      {shown.length > 0 && (
        <ul className="ruled line-above line-below">
          {shown.map((queue) => (
            <li key={queue.name} id={`job-${queue.name}`}>
              <Queue queue={queue} words={words} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={jobs.all(queues.length)}>
        <EveryJob queues={queues} words={words} />
      </Disclosure>
    </Part>
  )
}

type QueueProps = { queue: JobQueue; words: HealthWords }

function Queue({ queue, words }: QueueProps) {
  const { jobs } = words
  const { name, waiting, waitingSince, failed, lately, workedAt } = queue
  const said = nameJob(name, words)
  const [newest] = lately
  const hasWorked = newest !== undefined && workedAt !== null && workedAt > newest.at
  return (
    <article className="stack stack-fill gap-2 pad-y-4">
      <div className="row between gap-3">
        <h3 className="t-strong">{said}</h3>
        {failed > 0 && <TryAgain act="jobs" hidden={{ queue: name }} count={failed} about={said} words={words} />}
      </div>
      {waiting > 0 && (
        <p className="small ink-2">
          {jobs.waiting}: {waiting}.{' '}
          {waitingSince !== null && (
            <>
              {jobs.waitingSince} <Moment at={waitingSince} />
            </>
          )}
        </p>
      )}
      {newest !== undefined && (
        <>
          <p>
            {explainFailure(newest.code, words)}{' '}
            {hasWorked ? (
              <span className="ink-2">
                {jobs.workedSince} <Moment at={workedAt} />.
              </span>
            ) : (
              <b>{jobs.notWorkedSince}</b>
            )}
          </p>
          <FailedOnes queue={queue} words={words} />
        </>
      )}
    </article>
  )
}

function FailedOnes({ queue: { name, lately, failed }, words }: QueueProps) {
  const { jobs } = words
  return (
    <ul className="stack gap-2">
      {lately.map(({ id, at, tries, code }) => (
        <li key={id} className="row gap-3 small ink-2">
          <span>
            {jobs.failedAt} <Moment at={at} />, {jobs.tries(tries)}
            {code !== null && (
              <>
                {' '}
                <code className="break">{code}</code>
              </>
            )}
          </span>
          {failed > 1 && (
            <TryAgain
              act="jobs"
              hidden={{ queue: name, id }}
              count={null}
              about={`${nameJob(name, words)}, ${at.slice(0, 16).replace('T', ' ')} UTC`}
              words={words}
            />
          )}
        </li>
      ))}
      {failed > lately.length && <li className="small ink-2">{jobs.more(failed - lately.length)}</li>}
    </ul>
  )
}

function EveryJob({ queues, words }: Pick<HealthJobsProps, 'queues' | 'words'>) {
  const { jobs } = words
  return (
    <RowsTable
      caption={jobs.caption}
      rows={queues}
      keyOf={({ name }) => name}
      name={{ head: jobs.job, show: ({ name }) => nameJob(name, words) }}
      columns={[
        { head: jobs.waiting, isNumber: true, show: ({ waiting }) => waiting },
        { head: jobs.failed, isNumber: true, show: ({ failed }) => failed },
        { head: jobs.worked, show: ({ workedAt }) => (workedAt === null ? jobs.never : <Moment at={workedAt} />) },
      ]}
    />
  )
}

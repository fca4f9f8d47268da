import { healthWords as words } from '#content/staff/health.ts'
import type { HealthAnswer } from '#contract/live/health.ts'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { BedAges } from './bed-ages.tsx'
import { HealthJobs } from './health-jobs.tsx'
import { listTroubles } from './needs-a-look.ts'
import { TroubleTable } from './trouble-table.tsx'
import { TryAgain } from './try-again.tsx'

export default function HealthScreen(given: DeskScreenProps<HealthAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/health">
      {(health, { at, query }) => <Health health={health} at={at} tried={query.get('tried')} />}
    </StaffScreen>
  )
}

type HealthProps = {
  health: HealthAnswer
  at: Date
  tried: string | null
}

export function Health({ health, at, tried }: HealthProps) {
  const { errors, slow } = words
  return (
    <div className="grid gap-6">
      <DeskHead title={words.title} lead={words.lead} />
      {tried !== null && <Notice announced tone="success" title={tried === '0' ? words.nothingTried : words.tried} />}
      <NeedsALook health={health} at={at} />
      <Mail health={health} />
      <HealthJobs queues={health.queues} words={words} />
      <Part id="errors" title={errors.title}>
        <p className="small ink-2">
          {errors.lead} <Moment at={health.watchedSince} />
        </p>
        <TroubleTable lines={health.errors} caption={errors.title} words={words} />
      </Part>
      <Part id="slow" title={slow.title}>
        <p className="small ink-2 measure">{slow.lead(health.slowFromMs)}</p>
        <TroubleTable lines={health.slow} caption={slow.title} isSlow words={words} />
      </Part>
      <BedAges states={health.states} words={words.beds} />
    </div>
  )
}

function NeedsALook({ health, at }: Pick<HealthProps, 'health' | 'at'>) {
  const all = listTroubles(health, at, words)
  if (all.length === 0) return <Notice tone="success" title={words.now.well} />
  return (
    <Notice title={words.now.title} icon="alert">
      <ul className="stack gap-1">
        {all.map(({ said, to }) => (
          <li key={said}>
            <SiteLink className="tap" to={to}>
              {said}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Mail({ health: { mail } }: Pick<HealthProps, 'health'>) {
  const said = words.mail
  return (
    <Part id="mail" title={said.title} takesFocus>
      {mail.waiting + mail.failed === 0 && <p className="ink-2">{said.none}</p>}
      {mail.waiting > 0 && (
        <p>
          <b>{said.waiting}:</b> <span className="tabular">{mail.waiting}</span>.{' '}
          {mail.waitingSince !== null && (
            <>
              {said.since} <Moment at={mail.waitingSince} />.{' '}
            </>
          )}
          <SiteLink className="tap" to="/staff/mail?state=queued">
            {said.see}
          </SiteLink>
        </p>
      )}
      {mail.failed > 0 && (
        <div className="row gap-4">
          <p>
            <b>{said.failed}:</b> <span className="tabular">{mail.failed}</span>.{' '}
            <SiteLink className="tap" to="/staff/mail?state=failed">
              {said.seeWhy}
            </SiteLink>
          </p>
          <TryAgain act="mails" count={mail.failed} words={words} />
        </div>
      )}
    </Part>
  )
}

import type { StaffWords } from '#content/staff/staff.ts'
import type { SecurityRow } from '#contract/auth/security-events.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { listAddress } from './security-address.ts'

type SecurityLineProps = { row: SecurityRow; asked: URLSearchParams; words: StaffWords['security'] }

export function SecurityLine({ row, asked, words }: SecurityLineProps) {
  const { kind, events, things, about, network, person, organization, since, at, gathered } = row
  return (
    <article className="entry">
      <div>
        <h3 className="t-strong">
          {words.kinds[kind]}
          {events > 1 && <span className="small ink-2"> {words.times(events)}</span>}
        </h3>
        {about && <About about={about} words={words} />}
        {things !== null && (
          <p className="small ink-2 break">{formatCount(things, words.things.one, words.things.many)}</p>
        )}
        {gathered && <p className="small ink-2">{words.gathered}</p>}
      </div>
      <p className="row gap-4 tight small ink-2 break">
        {person ? (
          <SiteLink className="tap" to={listAddress(asked, { person: person.id })}>
            {person.name ?? words.gone}
          </SiteLink>
        ) : (
          !gathered && words.nobody
        )}
        {organization && (
          <SiteLink className="tap" to={listAddress(asked, { organization: organization.id })}>
            {organization.name ?? words.gone}
          </SiteLink>
        )}
        {network && (
          <SiteLink className="tap" to={listAddress(asked, { network })}>
            {network}
          </SiteLink>
        )}
      </p>
      <p className="row tight small ink-2">
        <Moment at={at} />
        {since.slice(0, 16) !== at.slice(0, 16) && (
          <span>
            {words.since} <Moment at={since} />
          </span>
        )}
      </p>
    </article>
  )
}

function About({ about, words }: { about: string; words: StaffWords['security'] }) {
  const said: Partial<Record<string, string>> = { ...words.about, ...words.acts }
  const [, act = about, page] = /^([a-z_]+) (\/staff\/\S+)$/.exec(about) ?? []
  return (
    <p className="small ink-2 break">
      {said[act] ?? act}
      {page !== undefined && (
        <>
          {' '}
          <SiteLink className="tap" to={page}>
            {words.see}
          </SiteLink>
        </>
      )}
    </p>
  )
}

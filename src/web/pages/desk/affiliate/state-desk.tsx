import type { AffiliateDeskAnswer } from '#contract/affiliates/certificates.ts'
import { endingDays } from '#domain/certification/certificate/certificate.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import './affiliate.css'

export function StateDesk({ desk }: { desk: AffiliateDeskAnswer }) {
  const { affiliate, counts, unclaimed, claims, people } = desk
  const glance = [
    {
      number: claims,
      words: claims === 1 ? 'Waits for your decision' : 'Wait for your decision',
      to: '/workspace/claims',
    },
    { number: counts.all, words: 'Homes on the list', more: `${unclaimed} unclaimed`, to: '/affiliate/homes' },
    { number: counts.certified, words: 'Certified', to: '/affiliate/homes?show=certified' },
    {
      number: counts.ending,
      words: `End within ${endingDays} days, or have ended`,
      to: '/affiliate/homes?show=ending',
    },
    ...(counts.unconfirmed > 0
      ? [
          {
            number: counts.unconfirmed,
            words: 'Moved or changed hands: confirm',
            to: '/affiliate/homes?show=unconfirmed',
          },
        ]
      : []),
  ]
  return (
    <>
      <DeskHead title={affiliate.stateName} lead={affiliate.name}>
        <ButtonLink to={`/residences?state=${affiliate.state}`} icon="search">
          As the public sees it
        </ButtonLink>
      </DeskHead>
      {counts.all === 0 && <FirstSteps stateName={affiliate.stateName} />}
      <ul className="glance fit-10 gap-0 line-above line-below" aria-label="The state at a glance">
        {glance.map(({ number, words, more, to }) => (
          <li key={to}>
            <SiteLink className="pad-4 ink" to={to}>
              <b className="t-h2 tabular">{number.toLocaleString('en-US')}</b>
              <span>{words}</span>
              {more !== undefined && <span className="small ink-2">{more}</span>}
              <Icon name="chevron" />
            </SiteLink>
          </li>
        ))}
      </ul>
      <section className="stack stack-fill gap-4 pad-y-5 w-40" aria-labelledby="ways">
        <h2 id="ways">What you can do here</h2>
        <ul className="grid gap-3">
          <Way to="/workspace/import" words="Bring your list in">
            A spreadsheet of homes, with their certificates. They are listed as unclaimed until an operator claims them.
          </Way>
          <Way to="/affiliate/homes?show=uncertified" words="Set a certificate">
            For any home in your state: number, level of support, first and last day.
          </Way>
          <Way to="/affiliate/page" words="Write your page">
            Your own words, numbers and contact on the public page of your state, in English and Spanish.
          </Way>
          <Way to={`/data/missing?state=${affiliate.state}`} words="See what is missing">
            Where people looked for a home in your state and found none, or none open, county by county.
          </Way>
          <Way to="/workspace/team" words={people === 1 ? 'Your team: 1 person' : `Your team: ${people} people`}>
            Owners invite colleagues. A second owner means that nobody is ever locked out.
          </Way>
        </ul>
      </section>
    </>
  )
}

function FirstSteps({ stateName }: { stateName: string }) {
  return (
    <section className="stack mb-5" aria-labelledby="first-steps">
      <h2 id="first-steps">No home of {stateName} is listed yet</h2>
      <p className="ink-2">
        Begin with the list you keep today: a spreadsheet is enough. You see what would happen before anything is saved,
        and can undo it for 24 hours.
      </p>
      <ButtonLink to="/workspace/import" variant="primary" icon="upload">
        Bring your list in
      </ButtonLink>
    </section>
  )
}

function Way({ to, words, children }: { to: string; words: string; children: string }) {
  return (
    <li>
      <SiteLink className="tap bold" to={to}>
        {words}
      </SiteLink>
      <p className="small ink-2">{children}</p>
    </li>
  )
}

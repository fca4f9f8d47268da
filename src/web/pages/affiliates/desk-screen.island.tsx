import { affiliateDeskWords as words } from '#content/affiliates/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { DeskPart, type Tile, Tiles } from './pieces.tsx'
import { StateApplications, StateGrievances, Today } from './state-cases.tsx'

export default function AffiliateDeskScreen(given: DeskScreenProps<AffiliateDeskAnswer>) {
  return (
    <FramedScreen of={given} title={words.title} here="/affiliate" isFresh>
      {(desk) => (
        <div className="grid gap-5">
          <DeskHead title={desk.affiliate.stateName} lead={`${desk.affiliate.name}. ${describeLate(desk)}`}>
            <ButtonLink to={`/residences?state=${desk.affiliate.state}`} icon="search">
              {words.public}
            </ButtonLink>
          </DeskHead>
          {desk.counts.all === 0 && <FirstSteps stateName={desk.affiliate.stateName} />}
          <Today desk={desk} words={words} />
          <Tiles label={words.glance.title} tiles={buildGlance(desk)} />
          {desk.counts.all > 0 && (
            <DeskPart id="ages" title={words.ages.title}>
              <p className="small ink-2 measure">{words.ages.lead}</p>
              <Tiles
                label={words.ages.title}
                tiles={words.ages.each.map(({ age, words: said }) => ({
                  number: desk.ages[age],
                  words: said,
                  to: `/affiliate/homes?age=${age}`,
                }))}
              />
            </DeskPart>
          )}
          <StateApplications desk={desk} words={words} />
          <StateGrievances desk={desk} words={words} />
          <Ways desk={desk} />
        </div>
      )}
    </FramedScreen>
  )
}

function describeLate({ applications, grievances, checkIns }: AffiliateDeskAnswer): string {
  const lateCheckIns = checkIns.filter(({ isLate }) => isLate).length
  const late = [
    ...(applications.due.late > 0 ? [words.late.applications(applications.due.late)] : []),
    ...(grievances.due.late > 0 ? [words.late.grievances(grievances.due.late)] : []),
    ...(lateCheckIns > 0 ? [words.late.checkIns(lateCheckIns)] : []),
  ]
  return late.length === 0 ? words.late.none : `${late.join(', ')}.`
}

function buildGlance(desk: AffiliateDeskAnswer): Tile[] {
  const { glance } = words
  const { counts, beds, openBeds, openResidences, unclaimed, claims, pairs, corrections } = desk
  const residences = '/affiliate/homes'
  return [
    { number: counts.all, words: glance.homes(counts.all), more: glance.beds(beds), to: residences },
    { number: openBeds, words: glance.open, more: glance.openMore(openResidences), to: `${residences}?open=yes` },
    { number: counts.certified, words: glance.certified, to: `${residences}?show=certified` },
    { number: counts.ending, words: glance.ending, to: `${residences}?show=ending` },
    { number: claims, words: glance.claims(claims), to: '/workspace/claims' },
    {
      number: corrections.open,
      words: glance.corrections(corrections.open),
      more: glance.correctionsMore(corrections.late),
      to: '/affiliate/corrections',
    },
    ...(pairs > 0
      ? [{ number: pairs, words: glance.pairs(pairs), more: glance.pairsMore, to: '/affiliate/pairs' }]
      : []),
    { number: unclaimed, words: glance.unclaimed, more: glance.unclaimedMore, to: `${residences}?claimed=no` },
    {
      number: counts['to-check'],
      words: glance.toCheck,
      more: glance.toCheckMore,
      to: `${residences}?show=to-check`,
    },
    ...(counts.unconfirmed > 0
      ? [
          {
            number: counts.unconfirmed,
            words: glance.unconfirmed,
            more: glance.unconfirmedMore,
            to: `${residences}?show=unconfirmed`,
          },
        ]
      : []),
  ]
}

function FirstSteps({ stateName }: { stateName: string }) {
  return (
    <section className="stack" aria-labelledby="first-steps">
      <h2 id="first-steps">{words.first.title(stateName)}</h2>
      <p className="ink-2 measure">{words.first.words}</p>
      <ButtonLink to="/workspace/import" variant="primary" icon="upload">
        {words.first.act}
      </ButtonLink>
    </section>
  )
}

function Ways({ desk: { affiliate, people } }: { desk: AffiliateDeskAnswer }) {
  const { ways } = words
  return (
    <section className="stack stack-fill gap-4 w-40" aria-labelledby="ways">
      <h2 id="ways">{ways.title}</h2>
      <ul className="grid gap-3">
        <Way to="/workspace/import" {...ways.list} />
        <Way to="/affiliate/homes?show=uncertified" {...ways.certificate} />
        <Way to="/affiliate/mails" {...ways.mails} />
        <Way to="/affiliate/corrections" {...ways.corrections} />
        <Way to="/affiliate/pairs" {...ways.pairs} />
        <Way to="/affiliate/page" {...ways.page} />
        <Way to={`/data/missing?state=${affiliate.state}`} {...ways.missing} />
        <Way to="/workspace/team" words={ways.team.words(people)} about={ways.team.about} />
      </ul>
    </section>
  )
}

function Way({ to, words, about }: { to: string; words: string; about: string }) {
  return (
    <li>
      <SiteLink className="tap bold" to={to}>
        {words}
      </SiteLink>
      <p className="small ink-2">{about}</p>
    </li>
  )
}

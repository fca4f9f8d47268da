import type { AffiliateDeskWords } from '#content/desk/affiliate/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { StateApplications, StateGrievances, Today } from './state-cases.tsx'
import { type Tile, Tiles } from './tiles.tsx'

type StateDeskProps = { desk: AffiliateDeskAnswer; words: AffiliateDeskWords }

export function StateDesk({ desk, words }: StateDeskProps) {
  const { affiliate, counts } = desk
  return (
    <div className="grid gap-5">
      <DeskHead title={affiliate.stateName} lead={`${affiliate.name}. ${describeLate(desk, words.late)}`}>
        <ButtonLink to={`/residences?state=${affiliate.state}`} icon="search">
          {words.public}
        </ButtonLink>
      </DeskHead>
      {counts.all === 0 && <FirstSteps stateName={affiliate.stateName} words={words.first} />}
      <Today desk={desk} words={words} />
      <Tiles label={words.glance.title} tiles={buildGlance(desk, words.glance)} />
      {counts.all > 0 && (
        <section className="stack stack-fill gap-3" aria-labelledby="ages">
          <h2 id="ages">{words.ages.title}</h2>
          <p className="small ink-2 measure">{words.ages.lead}</p>
          <Tiles
            label={words.ages.title}
            tiles={words.ages.each.map(({ age, words: said }) => ({
              number: desk.ages[age],
              words: said,
              to: `/affiliate/homes?age=${age}`,
            }))}
          />
        </section>
      )}
      <StateApplications applications={desk.applications} words={words} />
      <StateGrievances grievances={desk.grievances} words={words} />
      <Ways desk={desk} words={words.ways} />
    </div>
  )
}

function describeLate(
  { applications, grievances, checkIns }: AffiliateDeskAnswer,
  words: AffiliateDeskWords['late'],
): string {
  const lateCheckIns = checkIns.filter(({ isLate }) => isLate).length
  const late = [
    ...(applications.due.late > 0 ? [words.applications(applications.due.late)] : []),
    ...(grievances.due.late > 0 ? [words.grievances(grievances.due.late)] : []),
    ...(lateCheckIns > 0 ? [words.checkIns(lateCheckIns)] : []),
  ]
  return late.length === 0 ? words.none : `${late.join(', ')}.`
}

function buildGlance(desk: AffiliateDeskAnswer, words: AffiliateDeskWords['glance']): Tile[] {
  const { counts, beds, openBeds, openHomes: openResidences, unclaimed, claims, pairs, corrections } = desk
  const residences = '/affiliate/homes'
  return [
    { number: counts.all, words: words.homes(counts.all), more: words.beds(beds), to: residences },
    { number: openBeds, words: words.open, more: words.openMore(openResidences), to: `${residences}?open=yes` },
    { number: counts.certified, words: words.certified, to: `${residences}?show=certified` },
    { number: counts.ending, words: words.ending, to: `${residences}?show=ending` },
    { number: claims, words: words.claims(claims), to: '/workspace/claims' },
    {
      number: corrections.open,
      words: words.corrections(corrections.open),
      more: words.correctionsMore(corrections.late),
      to: '/affiliate/corrections',
    },
    ...(pairs > 0 ? [{ number: pairs, words: words.pairs(pairs), more: words.pairsMore, to: '/affiliate/pairs' }] : []),
    { number: unclaimed, words: words.unclaimed, more: words.unclaimedMore, to: `${residences}?claimed=no` },
    {
      number: counts['to-check'],
      words: words.toCheck,
      more: words.toCheckMore,
      to: `${residences}?show=to-check`,
    },
    ...(counts.unconfirmed > 0
      ? [
          {
            number: counts.unconfirmed,
            words: words.unconfirmed,
            more: words.unconfirmedMore,
            to: `${residences}?show=unconfirmed`,
          },
        ]
      : []),
  ]
}

function FirstSteps({ stateName, words }: { stateName: string; words: AffiliateDeskWords['first'] }) {
  return (
    <section className="stack" aria-labelledby="first-steps">
      <h2 id="first-steps">{words.title(stateName)}</h2>
      <p className="ink-2 measure">{words.words}</p>
      <ButtonLink to="/workspace/import" variant="primary" icon="upload">
        {words.act}
      </ButtonLink>
    </section>
  )
}

function Ways({
  desk: { affiliate, people },
  words,
}: {
  desk: AffiliateDeskAnswer
  words: AffiliateDeskWords['ways']
}) {
  return (
    <section className="stack stack-fill gap-4 w-40" aria-labelledby="ways">
      <h2 id="ways">{words.title}</h2>
      <ul className="grid gap-3">
        <Way to="/workspace/import" words={words.list.words} about={words.list.about} />
        <Way to="/affiliate/homes?show=uncertified" words={words.certificate.words} about={words.certificate.about} />
        <Way to="/affiliate/mails" words={words.mails.words} about={words.mails.about} />
        <Way to="/affiliate/corrections" words={words.corrections.words} about={words.corrections.about} />
        <Way to="/affiliate/pairs" words={words.pairs.words} about={words.pairs.about} />
        <Way to="/affiliate/page" words={words.page.words} about={words.page.about} />
        <Way to={`/data/missing?state=${affiliate.state}`} words={words.missing.words} about={words.missing.about} />
        <Way to="/workspace/team" words={words.team.words(people)} about={words.team.about} />
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

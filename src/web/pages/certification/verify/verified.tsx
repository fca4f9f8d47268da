import { Fragment } from 'react'
import type { VerifyWords } from '#content/certification/verify/verify.en.ts'
import type { VerifiedCertificate } from '#contract/certification/verified.ts'
import { sealLook, type VerifiedStanding } from '#domain/certification/certificate/verified.ts'
import { buildSeekerPath, buildVerifyPath } from '#domain/language/language.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { Seal } from './seal.tsx'

// Beside the seal a phone has room for no more.
const longestOfLargeWords = 10

const chooseSize = (said: string) =>
  said.split(' ').some((word) => word.length > longestOfLargeWords) ? 't-h2' : 't-h1'

type AnswerProps = { one: VerifiedCertificate; checked: string; level: string | null; words: VerifyWords }

export function VerifiedAnswer({ one, checked, level, words }: AnswerProps) {
  const { number, state, stateName, by, standing, since, newer, paper } = one
  const isGood = standing === 'holds'
  const form = isGood ? (paper?.form ?? null) : null
  const facts: [string, string][] = [
    ...(level === null ? [] : [[isGood ? words.facts.level : words.facts.was, level] satisfies [string, string]]),
    ...(paper === null ? [] : [[nameLastDay(standing, words), words.day(paper.endsOn)] satisfies [string, string]]),
    [words.facts.by, by],
    [words.facts.number, number],
  ]
  const look = sealLook(standing, form)
  const said = form === null ? words.said[standing] : words.timed.said[form]
  // On paper the ten fields below say the rest.
  const isBelow = (term: string) => paper !== null && term !== words.facts.by
  const tone = form !== null ? 'ink' : isGood ? 'success' : 'ink-2'
  const why =
    isGood && form !== null
      ? words.timed.why
      : words.why[standing]({
          by,
          since: since === null ? '' : words.day(since),
          newer: newer ?? '',
          hasMoved: paper?.home.hasMoved ?? false,
        })
  return (
    <PlaceCard
      roof={isGood ? 'claimed' : look === 'hold' ? 'stopped' : 'unclaimed'}
      aria-labelledby={`answer-${state}`}
    >
      <div className="marked align-center gap-4">
        <Seal look={look} state={state} id={`hatch-${state}`} />
        <div>
          <h1 id={`answer-${state}`} className={`${chooseSize(said)} ${tone}`}>
            {said}
          </h1>
          <p className="small ink-3 mt-1">
            {form !== null && words.timed.now}
            {since !== null && words.notSince(words.day(since))}
            {words.checked(checked)} {paper?.home.isSample && words.sample}
          </p>
        </div>
      </div>
      <div className="line-above pad-y-2 mt-3">
        {paper && (
          <>
            <h2 className="t-title break">{paper.name}</h2>
            <p className="small ink-3 no-print">
              {paper.address.city}, {stateName}
            </p>
          </>
        )}
        <dl className="marked gap-2 align-baseline mt-2">
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt className={joinClassNames('small ink-3', isBelow(term) && 'no-print')}>{term}</dt>
              <dd className={joinClassNames('bold break', isBelow(term) && 'no-print')}>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {why !== '' && <p className="small mt-1">{why}</p>}
        {newer !== null && (
          <p>
            <SiteLink className="tap bold" to={buildVerifyPath(newer, words.language)}>
              {words.seeNewer}
            </SiteLink>
          </p>
        )}
        {!isGood && (
          <p>
            <SiteLink
              className="tap"
              to={`${buildSeekerPath('search', words.language)}?${new URLSearchParams({ state, certified: '1' })}`}
            >
              {words.near(stateName)}
            </SiteLink>
          </p>
        )}
      </div>
    </PlaceCard>
  )
}

function nameLastDay(standing: VerifiedStanding, { facts }: VerifyWords): string {
  if (standing === 'holds') return facts.ends
  return standing === 'ended' ? facts.ended : facts.wouldEnd
}

import type { ResidenceDetail } from '#contract/residence-detail.ts'
import { isCertified } from '#domain/certificate.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Part } from './part.tsx'

type CheckedProps = {
  home: ResidenceDetail
  state: { name: string; path: string }
  now: Date
  words: ResidenceWords
  common: HomeWords
}

/** How much support there is, who looked at the house, until when that holds, and who runs it. */
export function Checked({ home, state, now, words, common }: CheckedProps) {
  const { narrLevel, staff, organization, checkedAt, isClaimed } = home
  const { checked } = words
  // Nobody of an unclaimed house has gone through its page: what stands here was taken from a list.
  const looked = isClaimed ? checked.looked : checked.listed
  return (
    <Part id="checked" title={checked.title}>
      <p>
        <b>{narrLevel === null ? common.levelNotStated : common.levels[narrLevel]}.</b>{' '}
        {narrLevel === null ? checked.noLevel : checked.levels[narrLevel]} {staff !== null && checked.staff[staff]}
      </p>
      <p>
        <Certificate home={home} state={state} now={now} words={words} />
      </p>
      <p>
        {checked.runBy(organization)} {checkedAt !== null && looked(words.day(checkedAt))}
      </p>
      <p className="small">
        <SiteLink to="/about#levels">{checked.levelsLink}</SiteLink>
      </p>
    </Part>
  )
}

function Certificate({ home, state, now, words }: Omit<CheckedProps, 'common'>) {
  const { certified, certifiedUntil: until, certifiedBy } = home
  const { checked } = words
  // It may have ended since the page was drawn.
  if (!isCertified({ certified, certifiedUntil: until }, now)) {
    return until === null ? checked.notCertified : checked.ended(words.day(until))
  }
  return (
    <>
      <b>{checked.certified}</b>
      {until === null ? '.' : checked.until(words.day(until))} {checked.what}{' '}
      {certifiedBy !== null && <SiteLink to={state.path}>{checked.by(certifiedBy, state.name)}</SiteLink>}
    </>
  )
}

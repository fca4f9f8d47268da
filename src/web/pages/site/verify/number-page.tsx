import type { ListingWords } from '#content/seekers/residence/listing.en.ts'
import type { VerifyWords } from '#content/site/verify/verify.en.ts'
import type { VerifiedCertificate, VerifyAnswer } from '#contract/affiliates/verified.ts'
import type { Certifying } from '#domain/certification/certificate/certifying.ts'
import { createDateFormat, formatShortZone, lowerHalfDay } from '#domain/language/dates.ts'
import { buildStatePath } from '#domain/listing/findable.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import type { Page } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { BadgeForSite, CheckYourself, CodeOfPage, ForSoftware, HistoryInCounts } from './beside.tsx'
import { loadNumber } from './number.query.ts'
import { NotOurs } from './number-form.tsx'
import { TenFields } from './ten-fields.tsx'
import { VerifiedAnswer } from './verified.tsx'

type Answer = VerifyAnswer | null

export type VerifyTexts = {
  words: VerifyWords
  common: ListingWords
  /** Those that are not called as the answer calls them. */
  stateNames: Readonly<Partial<Record<string, string>>>
  certifyingIn: (state: string) => Certifying
}

/** It says how things stand at this moment: nothing of it is kept. */
export function createNumberPage(texts: VerifyTexts): Page<Answer> {
  const { words } = texts
  return {
    load: (visit) => loadNumber(visit, words.language),
    statesOf: (data) => data?.certificates.map(({ state }) => state) ?? [],
    head({ data }) {
      const [one] = data?.certificates ?? []
      const title = one ? words.head.ofNumber(one.number) : words.head.title
      return { title, description: words.head.description, path: null }
    },
    show({ data, visit }) {
      if (data === null) return <Failed again={visit.path} words={words} />
      const { certificates, near } = data
      if (certificates.length === 0) {
        return (
          <div className="wrap section-tight w-40">
            <NotOurs asked={visit.params.number ?? ''} near={near} words={words} />
          </div>
        )
      }
      return (
        <div className="wrap pad-y-3">
          {certificates.length > 1 && <Notice title={words.both} />}
          {certificates.map((one) => (
            <Verified key={one.state} one={one} answer={data} baseUrl={visit.site.baseUrl} texts={texts} />
          ))}
        </div>
      )
    },
  }
}

type VerifiedProps = { one: VerifiedCertificate; answer: VerifyAnswer; baseUrl: string; texts: VerifyTexts }

function Verified({ one, answer, baseUrl, texts }: VerifiedProps) {
  const { words, common, stateNames, certifyingIn } = texts
  const { paper, state, stateName } = one
  const timeZone = findZoneOfState(state)
  const at = new Date(answer.checkedAt)
  const format = createDateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone }, words.language)
  const checked = `${lowerHalfDay(format.format(at))} ${formatShortZone(at, timeZone)}`
  const level = paper && common.levels[paper.level as keyof typeof common.levels]
  const { affiliate } = certifyingIn(state)
  const said = { ...one, stateName: stateNames[state] ?? stateName }
  return (
    <div className="grid gap-6 beside-5 align-start pad-y-3 one-sheet">
      <div className="stack stack-fill gap-6">
        <VerifiedAnswer one={said} checked={checked} level={level} words={words} />
        {paper && level !== null && <TenFields one={said} paper={paper} level={level} words={words} common={common} />}
      </div>
      <aside className="stack stack-fill gap-6 mt-5" aria-label={words.yourself.title}>
        <CheckYourself one={one} affiliate={affiliate} statePath={buildStatePath(stateName)} words={words} />
        <CodeOfPage code={answer.code} words={words} />
        {paper && <ForSoftware one={one} words={words} />}
        {paper && <BadgeForSite one={one} name={paper.name} baseUrl={baseUrl} words={words} />}
        {paper && <HistoryInCounts paper={paper} words={words} />}
      </aside>
    </div>
  )
}

function Failed({ again, words }: { again: string; words: VerifyWords }) {
  return (
    <div className="wrap section-tight stack gap-5 w-40">
      <h1>{words.failed.title}</h1>
      <p>{words.failed.words}</p>
      <ButtonLink to={again}>{words.failed.again}</ButtonLink>
    </div>
  )
}

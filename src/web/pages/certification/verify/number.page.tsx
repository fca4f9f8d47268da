import { type VerifyWords, verifyEn } from '#content/certification/verify/verify.en.ts'
import { verifyEs } from '#content/certification/verify/verify.es.ts'
import { type ListingWords, listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import type { VerifiedCertificate, VerifyAnswer } from '#contract/certification/verified.ts'
import { createDateFormat, formatShortZone, lowerHalfDay } from '#domain/language/dates.ts'
import { buildVerifyPath, type Language } from '#domain/language/language.ts'
import { buildStatePath } from '#domain/residence/listing/findable.ts'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { BadgeForSite, CheckYourself, CodeOfPage, ForSoftware, HistoryInCounts } from './beside.tsx'
import { NotOurs } from './number-form.tsx'
import { TenFields } from './ten-fields.tsx'
import { VerifiedAnswer } from './verified.tsx'

type Answer = VerifyAnswer | null

type VerifyTexts = {
  words: VerifyWords
  common: ListingWords
  stateNames: Readonly<Partial<Record<string, string>>>
}

const texts: Record<Language, VerifyTexts> = {
  en: { words: verifyEn, common: listingEn, stateNames: {} },
  es: { words: verifyEs, common: listingEs, stateNames: spanishStateNames },
}

export default definePage<Answer>({
  load: loadNumber,
  statesOf: (data) => data?.certificates.map(({ state }) => state) ?? [],
  head({ data, visit: { language } }) {
    const { ofNumber, title, description } = texts[language].words.head
    const [one] = data?.certificates ?? []
    return { title: one ? ofNumber(one.number) : title, description, path: null }
  },
  show({ data, visit }) {
    const { words } = texts[visit.language]
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
          <Verified key={one.state} one={one} answer={data} visit={visit} />
        ))}
      </div>
    )
  },
})

async function loadNumber({ params, language, fetch }: Visit) {
  const number = params.number ?? ''
  const asked = { params: { number: number.slice(0, 100) } }
  const found = await callApi('GET /api/verify/:number', asked, { fetch }).catch(() => null)
  const own = found?.certificates[0]?.number
  if (own !== undefined && own !== number && found?.certificates.length === 1)
    return redirectTo(buildVerifyPath(own, language), 308)
  const status = found === null ? 503 : found.certificates.length === 0 ? 404 : 200
  return new Loaded<VerifyAnswer | null>(found, { status, headers: { 'Cache-Control': 'no-store' } })
}

type VerifiedProps = { one: VerifiedCertificate; answer: VerifyAnswer; visit: Visit }

function Verified({ one, answer, visit: { language, site } }: VerifiedProps) {
  const { words, common, stateNames } = texts[language]
  const { paper, state, stateName } = one
  const timeZone = findZoneOfState(state)
  const at = new Date(answer.checkedAt)
  const format = createDateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone }, language)
  const checked = `${lowerHalfDay(format.format(at))} ${formatShortZone(at, timeZone)}`
  const level = paper && common.levels[paper.level as keyof typeof common.levels]
  const { affiliate } = findCertifying(state)
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
        {paper && <BadgeForSite one={one} name={paper.name} baseUrl={site.baseUrl} words={words} />}
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

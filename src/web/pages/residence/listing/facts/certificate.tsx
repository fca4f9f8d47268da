import type { ListingWords } from '#content/residence/listing.en.ts'
import type { CertificateWords, ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { type CertificateStanding, toCertificateStanding } from '#domain/certification/certificate/certificate.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import type { ResidenceState } from '#web/pages/residence/listing/residence-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import '#web/ui/text/card.css'

const icons: Record<CertificateStanding, IconName> = {
  holds: 'shield',
  ended: 'clock',
  suspended: 'no',
  withdrawn: 'no',
  unconfirmed: 'clock',
  never: 'unsaid',
}

export type CertificateProps = {
  residence: ResidenceDetail
  state: ResidenceState
  now: Date
  words: ResidenceWords
  common: ListingWords
  others: string
}

export function Certificate({ residence, state, now, words, common, others }: CertificateProps) {
  // It may have ended since the page was drawn.
  const standing = toCertificateStanding(residence, now)
  const texts = words.checked.certificate
  const { certificate, certifiedBy } = residence
  const form = standing === 'holds' ? (certificate?.form ?? null) : null
  const { affiliate, law } = state.certifying
  const by = certificate?.by ?? certifiedBy
  const endedOn = certificate?.endedOn ?? certificate?.endsOn ?? residence.certifiedUntil
  const hasEnded = standing !== 'holds' && standing !== 'never'
  const certifier = affiliate?.name ?? by ?? ''
  return (
    <div className="certificate card stack stack-fill gap-4" data-standing={standing}>
      <div className="marked align-center gap-3">
        <Icon name={form === null ? icons[standing] : 'clock'} />
        <h3>
          {form === null
            ? texts.title(standing, hasEnded && endedOn !== null ? words.day(endedOn) : '')
            : common.certifiedForATime[form]}
        </h3>
        <p className="full">{form === null ? texts.text(standing, by) : texts.timed(by)}</p>
      </div>
      <Paper residence={residence} standing={standing} words={words} common={common} />
      {certificate && (
        <p>
          <SiteLink className="tap" to={buildVerifyPath(certificate.number, common.language)}>
            {texts.verify}
          </SiteLink>
        </p>
      )}
      {law !== null && <p className="small">{texts.law(law, state.name)}</p>}
      <div className="grid gap-2">
        {standing !== 'never' && (
          <Disclosure summary={standing === 'holds' ? texts.check : texts.ask}>
            <p>{standing === 'holds' ? texts.checkBy(certifier) : texts.askAbout(certifier)}</p>
            <Contact state={state} said={texts} />
          </Disclosure>
        )}
        <Disclosure summary={texts.wrong}>
          <p>{texts.complain(affiliate?.name ?? null)}</p>
          <Contact state={state} said={texts} />
          <p>
            <SiteLink to={buildComplaintAddress(residence, state)}>{texts.write}</SiteLink>
          </p>
        </Disclosure>
        {standing !== 'holds' && (
          <p>
            <SiteLink to={others}>{texts.others}</SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}

type PaperProps = Pick<CertificateProps, 'residence' | 'words' | 'common'> & { standing: CertificateStanding }

/** Of a home that only its list calls certified, the last day may be all that is known. */
function Paper({ residence, standing, words, common }: PaperProps) {
  if (standing === 'never') return null
  const texts = words.checked.certificate
  const { certificate, certifiedUntil, narrLevel } = residence
  const level = certificate?.level ?? narrLevel
  const lastDay = certificate?.endsOn ?? certifiedUntil
  const rows: [string, string][] = [
    ...(level === null
      ? []
      : [
          buildRow(
            standing === 'holds' ? texts.level : texts.levelWas,
            common.levels[level as keyof typeof common.levels],
          ),
        ]),
    ...(certificate
      ? [buildRow(texts.number, certificate.number), buildRow(texts.issued, words.day(certificate.issuedOn))]
      : []),
    ...(lastDay === null ? [] : [buildRow(standing === 'ended' ? texts.ended : texts.ends, words.day(lastDay))]),
  ]
  return (
    <>
      {rows.length > 0 && (
        <dl className="fit-7 two gap-6 tight line-above line-below pad-y-2">
          {rows.map(([term, value]) => (
            <div key={term} className="pad-y-2">
              <dt className="small quiet">{term}</dt>
              <dd className="bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!certificate && <p className="small">{texts.noNumber}</p>}
    </>
  )
}

const buildRow = (term: string, value: string): [string, string] => [term, value]

function Contact({ state, said }: { state: ResidenceState; said: CertificateWords }) {
  const { affiliate } = state.certifying
  return (
    <ul className="stack gap-1 break">
      {affiliate?.phone && (
        <li>
          <a href={buildTelAddress(affiliate.phone)}>{formatPhone(affiliate.phone)}</a>
        </li>
      )}
      {affiliate?.email && (
        <li>
          <a href={`mailto:${affiliate.email}`}>{affiliate.email}</a>
        </li>
      )}
      {affiliate?.website && (
        <li>
          <SiteLink to={affiliate.website} newTab>
            {new URL(affiliate.website).host.replace(/^www\./, '')}
          </SiteLink>
        </li>
      )}
      <li>
        <SiteLink to={state.path}>{said.askState(state.name)}</SiteLink>
      </li>
    </ul>
  )
}

function buildComplaintAddress({ name }: ResidenceDetail, { code }: ResidenceState): string {
  return `/contact?${new URLSearchParams({ topic: 'complaint', state: code, facility: name })}#send`
}

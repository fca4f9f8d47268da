import type { VerifyWords } from '#content/certification/verify/verify.en.ts'
import type { VerifiedCertificate, VerifyAnswer } from '#contract/certification/verified.ts'
import type { CertifierFacts } from '#domain/certification/certificate/certifying.ts'
import {
  buildBadgePath,
  buildCredentialPath,
  buildKeysPath,
  buildStatusListPath,
} from '#domain/certification/certificate/verified.ts'
import { morning } from '#domain/colors.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildSeekerPath, buildVerifyPath } from '#domain/language/language.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type BesideProps = {
  one: VerifiedCertificate
  affiliate: CertifierFacts['affiliate']
  statePath: string
  words: VerifyWords
}

export function CheckYourself({ one: { number, by }, affiliate, statePath, words: { yourself } }: BesideProps) {
  return (
    <section className="stack stack-fill gap-3 no-print">
      <h2>{yourself.title}</h2>
      <ol className="ruled">
        <li>
          <b>{yourself.house}</b>
          <p className="small ink-2">{yourself.houseHow}</p>
        </li>
        <li>
          <b>{yourself.number}</b>
          <p className="small ink-2 break">{yourself.numberHow(number)}</p>
        </li>
        <li>
          <b>{yourself.ask}</b>
          <p className="small ink-2">
            <SiteLink to={statePath}>{by}</SiteLink>
            {affiliate?.phone && (
              <>
                , <a href={buildTelAddress(affiliate.phone)}>{formatPhone(affiliate.phone)}</a>
              </>
            )}
            {affiliate?.email && (
              <>
                , <a href={`mailto:${affiliate.email}`}>{affiliate.email}</a>
              </>
            )}
          </p>
        </li>
      </ol>
    </section>
  )
}

/** Dark on white in both themes: a camera reads it so. */
export function CodeOfPage({ code, words: { code: said } }: { code: VerifyAnswer['code']; words: VerifyWords }) {
  const edge = code.size + 8
  return (
    <section className="marked align-center gap-4">
      <svg
        viewBox={`-4 -4 ${edge} ${edge}`}
        width="132"
        height="132"
        role="img"
        aria-label={said.alt}
        shapeRendering="crispEdges"
      >
        <path d={`M-4-4h${edge}v${edge}h-${edge}z`} fill="#fff" />
        <path d={code.path} fill={morning.ink} />
      </svg>
      <div>
        <h3>{said.title}</h3>
        <p className="small ink-2">{said.words}</p>
        <Button variant="text" small icon="print" className="needs-script" data-print="">
          {said.print}
        </Button>
        <p className="print-only small break">{code.url}</p>
      </div>
    </section>
  )
}

export function ForSoftware({ one, words: { software } }: { one: VerifiedCertificate; words: VerifyWords }) {
  const { number, state } = one
  return (
    <section className="stack stack-fill gap-2 no-print">
      <h3>{software.title}</h3>
      <p className="small ink-2">{software.words}</p>
      <ul className="ruled line-above">
        <li>
          <a href={buildCredentialPath(number, state)}>{software.certificate}</a>{' '}
          <span className="small quiet">vc+jwt</span>
        </li>
        <li>
          {software.status}: <a href={buildStatusListPath(state, 'suspension')}>{software.suspension}</a>,{' '}
          <a href={buildStatusListPath(state, 'revocation')}>{software.revocation}</a>
        </li>
        <li>
          <a href={buildKeysPath(state)}>{software.key}</a> <span className="small quiet">EdDSA</span>
        </li>
      </ul>
    </section>
  )
}

type BadgeProps = { one: VerifiedCertificate; name: string; baseUrl: string; words: VerifyWords }

export function BadgeForSite({ one: { number, state }, name, baseUrl, words: { badge, language } }: BadgeProps) {
  const alt = badge.alt(name).replace(/[<>"&]/g, '')
  const image = buildBadgePath(number, state)
  const line = `<a href="${baseUrl}${buildVerifyPath(number, language)}"><img src="${baseUrl}${image}" width="280" height="76" alt="${alt}"></a>`
  return (
    <Disclosure className="no-print" summary={badge.title}>
      <div className="stack stack-fill gap-3">
        <p className="small">{badge.words}</p>
        <img src={image} width="280" height="76" alt={alt} loading="lazy" />
        <p className="small">{badge.code}</p>
        <p className="small break box pad-3">
          <code>{line}</code>
        </p>
      </div>
    </Disclosure>
  )
}

type Paper = NonNullable<VerifiedCertificate['paper']>

export function HistoryInCounts({ paper, words }: { paper: Paper; words: VerifyWords }) {
  const { history, home: residence } = paper
  const { history: said, day, language } = words
  return (
    <section className="stack gap-2 no-print">
      <h3>{said.title}</h3>
      <p className="small ink-2">
        {said.first(day(history.firstOn))} {said.renewals(history.renewals)} {said.suspensions(history.suspensions)}{' '}
        {history.withdrawals > 0 && `${said.withdrawals(history.withdrawals)} `}
        {said.only}
      </p>
      <ButtonLink to={buildSeekerPath('residence', language, residence.slug)}>{said.see(residence.name)}</ButtonLink>
    </section>
  )
}

import type { CertificateWords } from '#content/affiliates/certificate.ts'
import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import { EndCertificate, type FormProps, LiftSuspension, SetCertificate } from './certificate-forms.tsx'
import { describeTimedCertificate, TimedCertificate } from './timed-certificate.tsx'
import { UnconfirmedCertificate } from './unconfirmed-certificate.tsx'

export function ResidenceCertificate({ today, ...props }: FormProps & { today: string }) {
  const { residence, words } = props
  const { id, name, isCertified, certificate, earlier } = residence
  const isSuspended = certificate === null && earlier[0]?.endedAs === 'suspended'
  const shown = certificate ?? (isSuspended ? (earlier[0] ?? null) : null)
  const standing = certificate
    ? certificate.unconfirmed
      ? 'unconfirmed'
      : 'certified'
    : isSuspended
      ? 'suspended'
      : 'none'
  const refused = useRefused()
  const act = refused?.values.act ?? ''
  const isElsewhere =
    act.startsWith('call') ||
    ['check-in', 'extend'].includes(act) ||
    (certificate?.unconfirmed && ['confirm', 'withdraw'].includes(act))
  const isOfFold = refused !== null && !isElsewhere
  return (
    <div className="stack stack-fill gap-4 w-52">
      <div className="row between tight">
        <p id={`name-${id}`} tabIndex={-1} className="measure">
          {describeStanding(residence, today, words)}
        </p>
        <Badge form={isCertified && !certificate?.form ? 'filled' : certificate ? 'half' : 'dashed'}>
          {describeBadge(residence, words.badge)}
        </Badge>
      </div>
      {shown && <CertificateFields residence={residence} paper={shown} words={words} />}
      <TimedCertificate {...props} today={today} />
      <UnconfirmedCertificate residence={residence} words={words} />
      <LiftSuspension residence={residence} words={words} />
      <Disclosure
        className="no-print"
        {...(isOfFold && { open: true })}
        summary={
          <>
            {words.open[standing]}
            <VisuallyHidden>{words.open.about(name)}</VisuallyHidden>
          </>
        }
      >
        <div className="stack stack-fill gap-5">
          <SetCertificate {...props} />
          {isSuspended && <EndCertificate residence={residence} words={words} isSuspended />}
          {certificate && !certificate.unconfirmed && <EndCertificate residence={residence} words={words} />}
        </div>
      </Disclosure>
      {earlier.length > 0 && <Earlier papers={earlier} words={words} />}
    </div>
  )
}

function describeStanding(residence: CertifiedResidence, today: string, words: CertificateWords): string {
  const { standing } = words
  const {
    certificate,
    isCertified,
    narrLevel,
    earlier: [last],
  } = residence
  if (!certificate && last && last.endedAs !== 'replaced') {
    return standing.over(last.number, last.endedAs, last.endedOn, last.reason)
  }
  if (!certificate) {
    return narrLevel === null ? standing.noLevel : standing.says(narrLevel)
  }
  const { number, endsOn, form, unconfirmed } = certificate
  const said = standing.ends(form, number, !isCertified && !unconfirmed, endsOn)
  const all = form ? `${said} ${describeTimedCertificate(certificate, today, words.timed)}` : said
  return unconfirmed ? `${all} ${standing.unconfirmed(standing[unconfirmed.as], unconfirmed.since)}` : all
}

function describeBadge(
  { isCertified, certificate, earlier }: CertifiedResidence,
  words: CertificateWords['badge'],
): string {
  if (isCertified) return certificate?.form ? capitalize(certificate.form) : words.certified
  if (!certificate) return earlier[0]?.endedAs === 'suspended' ? words.suspended : words.none
  return certificate.unconfirmed ? words.unconfirmed : words.over
}

type EarlierProps = { papers: CertifiedResidence['earlier']; words: CertificateWords }

function Earlier({ papers, words: { earlier, formatLevel, span } }: EarlierProps) {
  return (
    <section className="stack gap-2">
      <h3 className="t-strong">{earlier.title}</h3>
      <ul className="grid gap-1">
        {papers.map(({ number, level, issuedOn, endsOn, endedAs, reason, endedOn, lifted }, at) => (
          <li key={`${at} ${number}`} className="small ink-2">
            {number}, {formatLevel(level)}, {span(issuedOn, endsOn)}. {earlier[endedAs]} {formatMediumDay(endedOn)}
            {reason === '' ? '.' : `: ${reason}`}
            {lifted && ` ${earlier.lifted(lifted.on, lifted.reason)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import { EndCertificate, type FormProps, LiftSuspension, SetCertificate } from './certificate-forms.tsx'
import { describeTimedCertificate, TimedCertificate } from './timed-certificate.tsx'
import { UnconfirmedCertificate } from './unconfirmed-certificate.tsx'

const formatLevel = (level: number) => levelNumerals[level as 1 | 2 | 3 | 4]

export function ResidenceCertificate({ today, ...props }: FormProps & { today: string }) {
  const { residence } = props
  const { id, name, isCertified, certificate, earlier } = residence
  const isSuspended = certificate === null && earlier[0]?.endedAs === 'suspended'
  const shown = certificate ?? (isSuspended ? (earlier[0] ?? null) : null)
  const refused = useRefused()
  const act = refused?.values.act ?? ''
  const isElsewhere =
    act.startsWith('call') ||
    ['check-in', 'extend'].includes(act) ||
    (certificate?.unconfirmed && ['confirm', 'withdraw'].includes(act))
  const isOfFold = refused !== null && !isElsewhere
  return (
    <div className="stack stack-fill gap-4">
      <div className="row between tight">
        <p id={`name-${id}`} tabIndex={-1} className="measure">
          {describeStanding(residence, today)}
        </p>
        <Badge form={isCertified && !certificate?.form ? 'filled' : certificate ? 'half' : 'dashed'}>
          {isCertified ? describeForm(certificate) : describeBadge(residence)}
        </Badge>
      </div>
      {shown && <CertificateFields residence={residence} paper={shown} />}
      <TimedCertificate {...props} today={today} />
      <UnconfirmedCertificate residence={residence} />
      <LiftSuspension residence={residence} />
      <Disclosure
        className="no-print"
        {...(isOfFold && { open: true })}
        summary={
          <>
            {certificate
              ? certificate.unconfirmed
                ? 'Renew or correct it'
                : 'Renew, correct, suspend or withdraw'
              : isSuspended
                ? 'Withdraw it, or set another certificate'
                : 'Set a certificate'}
            <VisuallyHidden> for {name}</VisuallyHidden>
          </>
        }
      >
        <div className="stack stack-fill gap-5">
          <SetCertificate {...props} />
          {isSuspended && <EndCertificate residence={residence} isSuspended />}
          {certificate && !certificate.unconfirmed && <EndCertificate residence={residence} />}
        </div>
      </Disclosure>
      {earlier.length > 0 && <Earlier papers={earlier} />}
    </div>
  )
}

function describeStanding(residence: CertifiedResidence, today: string): string {
  const {
    certificate,
    isCertified,
    narrLevel,
    earlier: [last],
  } = residence
  if (!certificate && last && last.endedAs !== 'replaced') {
    return `Certificate ${last.number} was ${last.endedAs} on ${formatMediumDay(last.endedOn)}. ${last.reason}`
  }
  if (!certificate) {
    return narrLevel === null ? 'No level of support is stated.' : `It says that it is Level ${formatLevel(narrLevel)}.`
  }
  const { number, endsOn, form } = certificate
  const ends =
    isCertified || certificate.unconfirmed ? `ends ${formatMediumDay(endsOn)}` : `ended ${formatMediumDay(endsOn)}`
  const said = `${form ? `${capitalize(form)} certificate` : 'Certificate'} ${number} ${ends}.`
  const all = form ? `${said} ${describeTimedCertificate(certificate, today)}` : said
  return certificate.unconfirmed ? `${all} ${describeUnconfirmed(certificate.unconfirmed)}` : all
}

const describeForm = (certificate: CertifiedResidence['certificate']) =>
  certificate?.form ? capitalize(certificate.form) : 'Certified'

function describeBadge({ certificate, earlier }: CertifiedResidence): string {
  if (!certificate) return earlier[0]?.endedAs === 'suspended' ? 'Suspended' : 'Not certified'
  return certificate.unconfirmed ? 'To be confirmed' : 'Ran out'
}

function describeUnconfirmed({ as, since }: { as: 'moved' | 'operator'; since: string }): string {
  const why = as === 'moved' ? 'The address changed' : 'Another operator has the home'
  return `${why} on ${formatMediumDay(since)}. It does not count until you confirm it or end it.`
}

const earlierEnd = { replaced: 'Replaced', suspended: 'Suspended', withdrawn: 'Withdrawn' } as const

function Earlier({ papers }: { papers: CertifiedResidence['earlier'] }) {
  return (
    <section className="stack gap-2">
      <h3 className="t-strong">Before</h3>
      <ul className="grid gap-1">
        {papers.map(({ number, level, issuedOn, endsOn, endedAs, reason, endedOn, lifted }, at) => (
          <li key={`${at} ${number}`} className="small ink-2">
            {number}, Level {formatLevel(level)}, {formatMediumDay(issuedOn)} to {formatMediumDay(endsOn)}.{' '}
            {earlierEnd[endedAs]} {formatMediumDay(endedOn)}
            {reason === '' ? '.' : `: ${reason}`}
            {lifted && ` The suspension ended ${formatMediumDay(lifted.on)}: ${lifted.reason}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

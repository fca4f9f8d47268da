import type { CertificateWords } from '#content/affiliates/certificate.ts'
import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import { dayMs } from '#domain/language/durations.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { FormProps } from './certificate-forms.tsx'

export function TimedCertificate(props: FormProps & { today: string }) {
  const { residence, overlay, today, words } = props
  const { certificate } = residence
  const isCheckInRefused = useRefused({ act: 'check-in' }) !== null
  if (!certificate?.form) return null
  const { form, checkedInOn, checkInNote, conditions, extendedFrom, endsOn } = certificate
  const days = extendedFrom === null ? overlay.conditional?.extensionDays : undefined
  const isOpen = residence.isCertified || endsOn >= today
  return (
    <section className="stack stack-fill gap-3 w-52 no-print">
      <h3 className="t-strong">{words.timed.title(form)}</h3>
      {conditions !== '' && (
        <div>
          <p className="small ink-2">{words.timed.conditions}</p>
          <p className="as-typed">{conditions}</p>
        </div>
      )}
      {checkedInOn !== null && <p className="small ink-2 break">{checkInNote}</p>}
      {isOpen && checkedInOn === null && (
        <Disclosure summary={words.checkIn.submit} open={isCheckInLate(certificate, today) || isCheckInRefused}>
          <CheckIn {...props} />
        </Disclosure>
      )}
      {isOpen && days !== undefined && (
        <FormFold summary={words.extend.title(days)} held={{ act: 'extend' }}>
          <Extend {...props} days={days} />
        </FormFold>
      )}
      <p className="small ink-2">{words.timed.full}</p>
    </section>
  )
}

type TimedCertificateFacts = NonNullable<FormProps['residence']['certificate']>

const isCheckInLate = ({ checkInOn, checkedInOn }: TimedCertificateFacts, today: string) =>
  checkedInOn === null && checkInOn !== null && checkInOn < today

export function describeTimedCertificate(
  certificate: TimedCertificateFacts,
  today: string,
  words: CertificateWords['timed'],
): string {
  const { extendedFrom } = certificate
  const extension = extendedFrom === null ? '' : words.extended(extendedFrom)
  return [describeCheckIn(certificate, today, words), extension].filter((said) => said !== '').join(' ')
}

function describeCheckIn(certificate: TimedCertificateFacts, today: string, words: CertificateWords['timed']): string {
  const { checkInOn, checkedInOn, endsOn } = certificate
  if (checkedInOn !== null) return words.checkedIn(checkedInOn)
  if (checkInOn === null) return ''
  if (endsOn < today) return words.noCheckIn(checkInOn)
  if (!isCheckInLate(certificate, today)) return words.dueCheckIn(checkInOn)
  return words.lateCheckIn(checkInOn, Math.round((Date.parse(today) - Date.parse(checkInOn)) / dayMs))
}

function CheckIn({ residence: { id }, words: { checkIn, pending } }: FormProps) {
  return (
    <DeskForm
      act="check-in"
      hidden={{ id }}
      said={checkIn.said}
      didNotWork={checkIn.didNotWork}
      focusAfter={`name-${id}`}
      className="stack stack-fill gap-3"
    >
      <InputField
        name="note"
        label={checkIn.label}
        help={checkIn.help}
        required
        maxLength={certificateLimits.reason}
        autoComplete="off"
      />
      <SubmitButton label={checkIn.submit} pending={pending} />
    </DeskForm>
  )
}

function Extend({ residence: { id, name, certificate }, days, words: { extend } }: FormProps & { days: number }) {
  if (!certificate) return null
  if (certificate.checkedInOn === null) return <p className="small">{extend.first}</p>
  return (
    <div className="stack stack-fill gap-3">
      <p className="small">{extend.help(Date.parse(certificate.endsOn) + days * dayMs)}</p>
      <ActButton
        act="extend"
        hidden={{ id }}
        said={extend.said}
        didNotWork={extend.didNotWork}
        focusAfter={`name-${id}`}
        label={extend.submit(days)}
        about={name}
      />
    </div>
  )
}

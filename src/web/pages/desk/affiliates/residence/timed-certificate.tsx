import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { FormProps } from './certificate-forms.tsx'

const dayMs = 86_400_000

export function TimedCertificate(props: FormProps & { today: string }) {
  const { residence, overlay, today } = props
  const { certificate } = residence
  const isCheckInRefused = useRefused({ act: 'check-in' }) !== null
  if (!certificate?.form) return null
  const { form, checkedInOn, checkInNote, conditions, extendedFrom, endsOn } = certificate
  const days = extendedFrom === null ? overlay.conditional?.extensionDays : undefined
  const isOpen = residence.isCertified || endsOn >= today
  return (
    <section className="stack stack-fill gap-3 w-52 no-print">
      <h3 className="t-strong">{capitalize(form)} certificate</h3>
      {conditions !== '' && (
        <div>
          <p className="small ink-2">Its conditions</p>
          <p className="as-typed">{conditions}</p>
        </div>
      )}
      {checkedInOn !== null && <p className="small ink-2 break">{checkInNote}</p>}
      {isOpen && checkedInOn === null && (
        <Disclosure summary="Record the check-in" open={isCheckInLate(certificate, today) || isCheckInRefused}>
          <CheckIn {...props} />
        </Disclosure>
      )}
      {isOpen && days !== undefined && (
        <FormFold summary={`Extend it, by ${days} days`} held={{ act: 'extend' }}>
          <Extend {...props} days={days} />
        </FormFold>
      )}
      <p className="small ink-2">
        For the full certificate the house applies again. Where you need no new application, set it as the new
        certificate once the conditions are met.
      </p>
    </section>
  )
}

type Timed = NonNullable<FormProps['residence']['certificate']>

const isCheckInLate = ({ checkInOn, checkedInOn }: Timed, today: string) =>
  checkedInOn === null && checkInOn !== null && checkInOn < today

export function describeTimedCertificate(certificate: Timed, today: string): string {
  const { extendedFrom } = certificate
  const extension = extendedFrom === null ? '' : `Extended: it was to end ${formatMediumDay(extendedFrom)}.`
  return [describeCheckIn(certificate, today), extension].filter((words) => words !== '').join(' ')
}

function describeCheckIn(certificate: Timed, today: string): string {
  const { checkInOn, checkedInOn, endsOn } = certificate
  if (checkedInOn !== null) return `Checked in on ${formatMediumDay(checkedInOn)}.`
  if (checkInOn === null) return ''
  const day = formatMediumDay(checkInOn)
  if (endsOn < today) return `The check-in was due on ${day}, and none was recorded.`
  if (!isCheckInLate(certificate, today)) return `The check-in is due by ${day}.`
  const days = Math.round((Date.parse(today) - Date.parse(checkInOn)) / dayMs)
  return `The check-in was due on ${day}, ${days === 1 ? '1 day' : `${days} days`} ago.`
}

function CheckIn({ residence: { id } }: FormProps) {
  return (
    <DeskForm
      act="check-in"
      hidden={{ id }}
      said="The check-in is recorded"
      didNotWork="The check-in was not recorded"
      focusAfter={`name-${id}`}
      className="stack stack-fill gap-3"
    >
      <InputField
        name="note"
        label="How far the house has come"
        help="The operator gets it by email. It stays in the history."
        required
        maxLength={certificateLimits.reason}
        autoComplete="off"
      />
      <SubmitButton label="Record the check-in" pending="Saving" />
    </DeskForm>
  )
}

function Extend({ residence: { id, name, certificate }, days }: FormProps & { days: number }) {
  if (!certificate) return null
  if (certificate.checkedInOn === null) return <p className="small">Record the check-in first.</p>
  return (
    <div className="stack stack-fill gap-3">
      <p className="small">
        It then ends {formatMediumDay(Date.parse(certificate.endsOn) + days * dayMs)}. This is done once, and cannot be
        taken back.
      </p>
      <ActButton
        act="extend"
        hidden={{ id }}
        said="The certificate is extended"
        didNotWork="The certificate was not extended"
        focusAfter={`name-${id}`}
        label={`Extend it once, by ${days} days`}
        about={name}
      />
    </div>
  )
}

import { certificateLimits } from '#contract/affiliates/certificate-limits.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { FormProps } from './certificate-forms.tsx'

export function TimedCertificate(props: FormProps) {
  const { certificate } = props.residence
  if (!certificate?.form) return null
  const { form, checkedInOn, checkInNote, conditions } = certificate
  return (
    <section className="stack stack-fill gap-3 w-52">
      <h3 className="t-strong">{capitalize(form)} certificate</h3>
      <p className="small">{describeTimedCertificate(certificate)}</p>
      {conditions !== '' && (
        <div>
          <p className="small ink-2">Its conditions</p>
          <p className="as-typed">{conditions}</p>
        </div>
      )}
      {checkedInOn === null ? <CheckIn {...props} /> : <p className="small ink-2 break">{checkInNote}</p>}
      {checkedInOn !== null && <Extend {...props} />}
      <p className="small ink-2">
        For the full certificate the house applies again. Where you need no new application, set it below once the
        conditions are met.
      </p>
    </section>
  )
}

type Timed = NonNullable<FormProps['residence']['certificate']>

export function describeTimedCertificate({ checkInOn, checkedInOn, extendedFrom }: Timed): string {
  const due = checkInOn === null ? '' : `The check-in is due by ${formatMediumDay(checkInOn)}.`
  const checkIn = checkedInOn === null ? due : `Checked in on ${formatMediumDay(checkedInOn)}.`
  const extension = extendedFrom === null ? '' : `Extended: it was to end ${formatMediumDay(extendedFrom)}.`
  return [checkIn, extension].filter((words) => words !== '').join(' ')
}

function CheckIn({ residence: { id }, refused }: FormProps) {
  return (
    <DeskForm
      act="check-in"
      hidden={{ id }}
      said="The check-in is recorded"
      didNotWork="The check-in was not recorded"
      focusAfter={`name-${id}`}
      refused={refused}
      className="stack stack-fill gap-3"
    >
      {({ errors, typed, isPending }) => (
        <>
          <Field
            label="How far the house has come"
            help="The operator gets it by email. It stays in the history."
            error={errors.note}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="note"
                required
                maxLength={certificateLimits.reason}
                autoComplete="off"
                defaultValue={typed.note}
              />
            )}
          </Field>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Saving' : 'Record the check-in'}
          </Button>
        </>
      )}
    </DeskForm>
  )
}

function Extend({ residence: { id, name, certificate }, conditional, refused }: FormProps) {
  const days = conditional?.extensionDays
  if (!certificate || certificate.extendedFrom !== null || days === undefined) return null
  return (
    <ActButton
      act="extend"
      hidden={{ id }}
      said="The certificate is extended"
      didNotWork="The certificate was not extended"
      focusAfter={`name-${id}`}
      refused={refused}
      label={`Extend it once, by ${days} days`}
      about={name}
    />
  )
}

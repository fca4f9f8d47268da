import { certificateLimits } from '#contract/affiliates/certificate-limits.ts'
import type { CertifiedResidence } from '#contract/affiliates/certificates.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

type FormProps = { residence: CertifiedResidence; refused: RefusedForm | null }

const levels = [
  { value: '1', words: 'Level I' },
  { value: '2', words: 'Level II' },
  { value: '3', words: 'Level III' },
  { value: '4', words: 'Level IV' },
]

const ends = [
  { value: 'suspended', words: 'Suspend it while we look into it' },
  { value: 'withdrawn', words: 'Withdraw it' },
]

export function SetCertificate({ residence: { id, certificate, narrLevel }, refused }: FormProps) {
  const level = certificate?.level ?? narrLevel
  return (
    <DeskForm
      act="set"
      hidden={{ id }}
      said="The certificate is set"
      didNotWork="The certificate was not set"
      residence={`name-${id}`}
      refused={refused}
      className="fit-10 gap-3 align-start w-52"
    >
      {({ errors, typed, isPending }) => (
        <>
          <Field label="Certificate number" error={errors.number}>
            {(wiring) => (
              <Input
                {...wiring}
                name="number"
                required
                maxLength={certificateLimits.number}
                autoComplete="off"
                defaultValue={typed.number ?? certificate?.number}
              />
            )}
          </Field>
          <Field label="Level of support" error={errors.level}>
            {(wiring) => (
              <Select
                {...wiring}
                name="level"
                required
                placeholder="Choose a level"
                options={levels}
                defaultValue={typed.level ?? (level === null ? '' : String(level))}
              />
            )}
          </Field>
          <Field label="Issued on" error={errors.issuedOn}>
            {(wiring) => (
              <Input
                {...wiring}
                name="issuedOn"
                type="date"
                required
                defaultValue={typed.issuedOn ?? certificate?.issuedOn}
              />
            )}
          </Field>
          <Field label="Last day" error={errors.endsOn}>
            {(wiring) => (
              <Input
                {...wiring}
                name="endsOn"
                type="date"
                required
                defaultValue={typed.endsOn ?? certificate?.endsOn}
              />
            )}
          </Field>
          <p className="full">
            <Button type="submit" variant="primary" aria-disabled={isPending}>
              {isPending ? 'Saving' : certificate ? 'Save as the new certificate' : 'Set the certificate'}
            </Button>
          </p>
        </>
      )}
    </DeskForm>
  )
}

export function EndCertificate({ residence: { id }, refused }: FormProps) {
  return (
    <DeskForm
      act="withdraw"
      hidden={{ id }}
      said="The certificate is ended"
      didNotWork="The certificate was not ended"
      residence={`name-${id}`}
      refused={refused}
      className="stack gap-4"
    >
      {({ errors, typed, isPending }) => (
        <>
          <Field label="What happens to it" error={errors.as}>
            {(wiring) => (
              <Select {...wiring} name="as" required options={ends} defaultValue={typed.as ?? 'suspended'} />
            )}
          </Field>
          <Field
            label="Why it ends before its last day"
            help="It stays in your history. The public reads the day, and whether it is suspended or withdrawn."
            error={errors.reason}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="reason"
                required
                maxLength={certificateLimits.reason}
                autoComplete="off"
                defaultValue={typed.reason}
              />
            )}
          </Field>
          <Button type="submit" variant="danger" aria-disabled={isPending}>
            {isPending ? 'Ending' : 'End the certificate'}
          </Button>
        </>
      )}
    </DeskForm>
  )
}

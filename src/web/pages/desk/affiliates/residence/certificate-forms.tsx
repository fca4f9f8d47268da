import { useEffect, useState } from 'react'
import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import type { CertifiedResidence, CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import { capitalize } from '#domain/language/capital.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { type Audience, audiences, audienceWords } from '#domain/residence/residence.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'

export type FormProps = {
  residence: CertifiedResidence
  overlay: Pick<CertifiedResidenceAnswer, 'conditional' | 'levels'>
}

const listLevels = (levels: readonly number[]) =>
  levels.map((level) => ({ value: String(level), words: `Level ${levelNumerals[level as 1 | 2 | 3 | 4]}` }))

const ends = [
  { value: 'suspended', words: 'Suspend it while we look into it' },
  { value: 'withdrawn', words: 'Withdraw it' },
]

const kinds = [
  { value: 'initial', words: 'Initial' },
  { value: 'renewal', words: 'Renewal' },
]

const describeAudiences = (bedsFor: readonly Audience[]) =>
  bedsFor.map((audience) => audienceWords[audience]).join(', ')

function listAudienceChoices(said: readonly Audience[]) {
  const together = said.length > 1 ? [{ value: said.join(','), words: describeAudiences(said) }] : []
  return [...together, ...audiences.map((audience) => ({ value: audience, words: audienceWords[audience] }))]
}

/** A certificate that is set anew for a change of hands or place says what the listing says now. */
function prefill({ certificate, earlier: [last], listed, narrLevel }: CertifiedResidence) {
  // One that was on hold is set again as it was.
  const before = certificate ?? (last?.endedAs === 'suspended' ? last : null)
  const says = before && !certificate?.unconfirmed ? before : listed
  const level = before?.level ?? narrLevel
  return {
    number: before?.number,
    level: level === null ? '' : String(level),
    kind: before?.kind ?? 'initial',
    form: before?.form ?? 'full',
    issuedOn: before?.issuedOn,
    endsOn: before?.endsOn,
    operator: says.operator,
    beds: says.beds === null ? '' : String(says.beds),
    bedsFor: says.bedsFor.join(','),
  }
}

function listFormChoices({ name, months }: NonNullable<FormProps['overlay']['conditional']>) {
  return [
    { value: 'full', words: 'A full certificate' },
    { value: name, words: `${capitalize(name)}, for ${months} months at most` },
  ]
}

/** The ten things that West Virginia asks every certificate to carry, but for name and address, which the listing has. */
export function SetCertificate({ residence, overlay: { conditional, levels } }: FormProps) {
  const { id, certificate, listed } = residence
  const said = prefill(residence)
  const nameText = (name: keyof typeof said, label: string) => ({ name, label, start: said[name], autoComplete: 'off' })
  const nameChoice = (name: keyof typeof said, label: string) => ({ name, label, start: said[name], required: true })
  // Another way stands first: to end the suspension, or to confirm.
  const isSecond = certificate ? certificate.unconfirmed !== null : residence.earlier[0]?.endedAs === 'suspended'
  const { number: numberLength, operator: operatorLength } = certificateLimits
  return (
    <DeskForm
      act="set"
      hidden={{ id, seen: certificate?.seen ?? '' }}
      said="The certificate is set"
      didNotWork="The certificate was not set"
      focusAfter={`name-${id}`}
      className="fit-10 gap-3 align-start w-52"
    >
      <InputField {...nameText('number', 'Certificate number')} required maxLength={numberLength} />
      <SelectField
        {...nameChoice('level', 'Level of support')}
        options={listLevels(levels)}
        placeholder="Choose a level"
      />
      <SelectField {...nameChoice('kind', 'Initial or renewal')} options={kinds} />
      {conditional && (
        <SelectField {...nameChoice('form', 'Kind of certificate')} options={listFormChoices(conditional)} />
      )}
      <InputField {...nameText('issuedOn', 'Issued on')} type="date" required />
      <InputField {...nameText('endsOn', 'Last day')} type="date" required />
      <InputField {...nameText('operator', 'Operated by')} maxLength={operatorLength} />
      <InputField {...nameText('beds', 'Beds permitted')} type="number" min={1} />
      <SelectField
        {...nameChoice('bedsFor', 'Beds for')}
        options={listAudienceChoices(certificate && !certificate.unconfirmed ? certificate.bedsFor : listed.bedsFor)}
        placeholder="Choose whom"
      />
      <p className="full">
        <SubmitButton
          variant={isSecond ? 'line' : 'primary'}
          label={certificate ? 'Save as the new certificate' : 'Set the certificate'}
          pending="Saving"
        />
      </p>
    </DeskForm>
  )
}

export function LiftSuspension({ residence }: Omit<FormProps, 'overlay'>) {
  const { id, certificate, earlier } = residence
  if (certificate || earlier[0]?.endedAs !== 'suspended') return null
  return (
    <WordsForm
      act="lift"
      name="reason"
      hidden={{ id }}
      focusAfter={`name-${id}`}
      label="Why it counts again"
      help="The operator reads it by email. The public reads only that the certificate counts."
      limit={certificateLimits.reason}
      variant="primary"
      words={{
        submit: 'End the suspension',
        said: 'The suspension has ended',
        didNotWork: 'The suspension was not ended',
      }}
    />
  )
}

const endWords = {
  suspended: {
    reason: 'Why it is suspended',
    submit: 'Suspend the certificate',
    pending: 'Suspending',
    said: 'The certificate is suspended',
    didNotWork: 'The certificate was not suspended',
  },
  withdrawn: {
    reason: 'Why it is withdrawn',
    submit: 'Withdraw the certificate',
    pending: 'Withdrawing',
    said: 'The certificate is withdrawn',
    didNotWork: 'The certificate was not withdrawn',
  },
  unscripted: {
    reason: 'Why',
    submit: 'Do as chosen',
    pending: 'Saving',
    said: 'Saved',
    didNotWork: 'It was not saved',
  },
} as const

type EndProps = Omit<FormProps, 'overlay'> & { isSuspended?: boolean }

export function EndCertificate({ residence: { id, certificate }, isSuspended = false }: EndProps) {
  // Without script no word can follow the choice.
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const refused = useRefused()
  const [chosen, setChosen] = useState<string>(isSuspended ? 'withdrawn' : (refused?.values.as ?? 'suspended'))
  const said = chosen === 'withdrawn' ? 'withdrawn' : 'suspended'
  const words = endWords[isScripted || isSuspended ? said : 'unscripted']
  return (
    <DeskForm
      act="withdraw"
      hidden={{ id, seen: certificate?.seen ?? '', ...(isSuspended && { as: 'withdrawn' }) }}
      said={words.said}
      didNotWork={words.didNotWork}
      focusAfter={`name-${id}`}
      className="stack gap-4"
    >
      {!isSuspended && (
        <SelectField
          name="as"
          label="What happens to it"
          required
          options={ends}
          onChange={({ target }) => setChosen(target.value)}
          start="suspended"
        />
      )}
      <InputField
        name="reason"
        label={words.reason}
        help="The operator reads it by email, so name nobody who told you something. The public reads only the day, and whether it is suspended or withdrawn."
        required
        maxLength={certificateLimits.reason}
        autoComplete="off"
      />
      <SubmitButton
        variant={words === endWords.withdrawn ? 'danger' : 'line'}
        label={words.submit}
        pending={words.pending}
      />
    </DeskForm>
  )
}

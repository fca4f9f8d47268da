import { useEffect, useState } from 'react'
import type { CertificateWords } from '#content/affiliates/certificate.ts'
import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import type { CertifiedResidence, CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import { type Audience, audiences, audienceWords } from '#domain/residence/residence.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'

export type FormProps = {
  residence: CertifiedResidence
  overlay: Pick<CertifiedResidenceAnswer, 'conditional' | 'levels'>
  words: CertificateWords
}

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

/** The ten things that West Virginia asks every certificate to carry, but for name and address, which the listing has. */
export function SetCertificate({ residence, overlay: { conditional, levels }, words }: FormProps) {
  const { fields, set } = words
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
      said={set.said}
      didNotWork={set.didNotWork}
      focusAfter={`name-${id}`}
      className="fit-10 gap-3 align-start w-52"
    >
      <InputField {...nameText('number', set.number)} required maxLength={numberLength} />
      <SelectField
        {...nameChoice('level', fields.level)}
        options={levels.map((one) => ({ value: String(one), words: words.formatLevel(one) }))}
        placeholder={set.level}
      />
      <SelectField
        {...nameChoice('kind', fields.kind)}
        options={[
          { value: 'initial', words: words.kinds.initial },
          { value: 'renewal', words: set.renewal },
        ]}
      />
      {conditional && (
        <SelectField
          {...nameChoice('form', set.form)}
          options={[
            { value: 'full', words: set.full },
            { value: conditional.name, words: set.timed(conditional.name, conditional.months) },
          ]}
        />
      )}
      <InputField {...nameText('issuedOn', fields.issuedOn)} type="date" required />
      <InputField {...nameText('endsOn', set.endsOn)} type="date" required />
      <InputField {...nameText('operator', fields.operator)} maxLength={operatorLength} />
      <InputField {...nameText('beds', fields.beds)} type="number" min={1} />
      <SelectField
        {...nameChoice('bedsFor', fields.bedsFor)}
        options={listAudienceChoices(certificate && !certificate.unconfirmed ? certificate.bedsFor : listed.bedsFor)}
        placeholder={set.bedsFor}
      />
      <p className="full">
        <SubmitButton
          variant={isSecond ? 'line' : 'primary'}
          label={certificate ? set.again : set.submit}
          pending={words.pending}
        />
      </p>
    </DeskForm>
  )
}

export function LiftSuspension({ residence, words: { lift } }: Omit<FormProps, 'overlay'>) {
  const { id, certificate, earlier } = residence
  if (certificate || earlier[0]?.endedAs !== 'suspended') return null
  return (
    <WordsForm
      act="lift"
      name="reason"
      hidden={{ id }}
      focusAfter={`name-${id}`}
      label={lift.label}
      help={lift.help}
      limit={certificateLimits.reason}
      variant="primary"
      words={lift}
    />
  )
}

type EndProps = Omit<FormProps, 'overlay'> & { isSuspended?: boolean }

export function EndCertificate({ residence: { id, certificate }, words: { end }, isSuspended = false }: EndProps) {
  // Without script no word can follow the choice.
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const refused = useRefused()
  const [chosen, setChosen] = useState<string>(isSuspended ? 'withdrawn' : (refused?.values.as ?? 'suspended'))
  const said = chosen === 'withdrawn' ? 'withdrawn' : 'suspended'
  const words = end[isScripted || isSuspended ? said : 'unscripted']
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
          label={end.label}
          required
          options={(['suspended', 'withdrawn'] as const).map((value) => ({ value, words: end.ways[value] }))}
          onChange={({ target }) => setChosen(target.value)}
          start="suspended"
        />
      )}
      <InputField
        name="reason"
        label={words.reason}
        help={end.help}
        required
        maxLength={certificateLimits.reason}
        autoComplete="off"
      />
      <SubmitButton
        variant={words === end.withdrawn ? 'danger' : 'line'}
        label={words.submit}
        pending={words.pending}
      />
    </DeskForm>
  )
}

import type { ClaimsWords } from '#content/claims/claims.ts'
import type { OwnClaim } from '#contract/claims/claims.ts'
import { type CodeWay, claimLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/claims/act-form.tsx'
import { Papers } from '#web/pages/claims/papers/papers.tsx'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ProveClaimProps = { claim: OwnClaim; now: Date; words: Pick<ClaimsWords, 'prove' | 'papers'> }
type FormProps = Pick<ProveClaimProps, 'claim'> & { words: ClaimsWords['prove'] }

export function ProveClaim({ claim, now, words: { prove: words, papers } }: ProveClaimProps) {
  const { codeTo, code } = claim
  const ways = (['email', 'phone'] as const).filter((way) => codeTo[way] !== null)
  const isLetterOpen = ['letter', 'papers'].includes(useRefused({ id: claim.id })?.values.act ?? '')
  if (ways.length === 0 || claim.disownedAt !== null) {
    return (
      <div className="desk-form stack stack-fill gap-3 mt-2">
        <p>{claim.disownedAt === null ? words.none : words.disowned}</p>
        <Papers claim={claim} words={papers} />
        <LetterForm claim={claim} words={words} />
      </div>
    )
  }
  return (
    <div className="desk-form stack stack-fill gap-3 mt-2">
      {code ? <CodeForm key={code.sentAt} claim={claim} code={code} now={now} words={words} /> : <p>{words.choose}</p>}
      <div className="acts row gap-2">
        {ways.map((way) => (
          <SendCode key={way} way={way} to={codeTo[way] ?? ''} claim={claim} words={words} />
        ))}
      </div>
      <Disclosure summary={words.instead} open={isLetterOpen || claim.papers.length > 0}>
        <Papers claim={claim} words={papers} />
        <LetterForm claim={claim} words={words} />
      </Disclosure>
    </div>
  )
}

function SendCode({ way, to, claim: { id, code, residence }, words }: FormProps & { way: CodeWay; to: string }) {
  return (
    <ActForm act="code" id={id} hidden={{ way }} done={words.sent}>
      <SubmitButton
        variant={code === null ? 'primary' : 'line'}
        icon={way === 'email' ? 'mail' : 'message'}
        label={code?.way === way ? words.again(to) : words[way](to)}
        pending={words.pending}
        about={residence.name}
      />
    </ActForm>
  )
}

type CodeFormProps = FormProps & { now: Date; code: NonNullable<OwnClaim['code']> }

function CodeForm({ claim: { id, residence }, code, now, words }: CodeFormProps) {
  const isSpent = code.triesLeft === 0 || new Date(code.expiresAt) <= now
  const drawHelp = (isRefused: boolean) => (
    <>
      {words.sentTo[code.way]}. {words.until} <Moment at={code.expiresAt} />.{' '}
      {!isRefused && words.tries(code.triesLeft)}
    </>
  )
  return (
    <ActForm
      act="proof"
      id={id}
      done={(said) => (said === 'handed-over' ? words.handedOver : words.proved)}
      className="claim-code row align-end"
    >
      {({ errors, typed }) => (
        <>
          <Field
            className="w-full"
            label={words.label}
            help={isSpent ? words.spent : drawHelp(errors.code !== undefined)}
            error={errors.code}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                defaultValue={typed.code}
              />
            )}
          </Field>
          <SubmitButton variant="primary" label={words.submit} pending={words.proving} about={residence.name} />
        </>
      )}
    </ActForm>
  )
}

function LetterForm({ claim: { id, residence }, words }: FormProps) {
  return (
    <ActForm act="letter" id={id} done={words.letterSent} className="desk-form stack stack-fill gap-3">
      <TextareaField name="letter" label={words.letter} help={words.letterHelp} maxLength={claimLimits.letter} />
      <SubmitButton label={words.sendLetter} pending={words.pending} about={residence.name} />
    </ActForm>
  )
}

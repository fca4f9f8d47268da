import type { ClaimsWords } from '#content/claims/claims.ts'
import type { DecidedClaim } from '#contract/claims/claims.ts'
import type { DecisionKind } from '#domain/claims/claim.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

export function Quoted({ said }: { said: string }) {
  return <blockquote className="quoted barred as-typed mt-2 measure">{said}</blockquote>
}

export function Said({ title, said }: { title: string; said: string }) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <Quoted said={said} />
    </div>
  )
}

export function Reason({ end: { reason, by } }: { end: NonNullable<DecidedClaim['end']> }) {
  if (reason === '') return null
  return by === null ? <p>{reason}</p> : <Quoted said={reason} />
}

// `reason` is what the claim itself was told, also where it lost by a decision on another one.
type KeptProps = { claim: DecidedClaim; decision: DecisionKind; reason: string; words: ClaimsWords['decide'] }

export function Kept({ claim, decision, reason, words }: KeptProps) {
  const kept = claim.kept.find((one) => one.decision === decision)
  const told = kept?.reason || reason
  return (
    <>
      {told !== '' && <Said title={words.told} said={told} />}
      {kept && kept.note !== '' && <Said title={words.note} said={kept.note} />}
    </>
  )
}

export function Disowned({ at, words }: { at: string; words: ClaimsWords['decide'] }) {
  return (
    <p>
      <b>{words.disowned}</b>, <Moment at={at} />. {words.disownedText}
    </p>
  )
}

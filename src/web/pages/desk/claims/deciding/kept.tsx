import type { DecidedClaim } from '#contract/affiliates/claims.ts'
import type { DecisionKind } from '#domain/claims/claim.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Said } from './said.tsx'

const words = claimsWords.decide

type KeptProps = { claim: DecidedClaim; decision: DecisionKind; reason: string }

// `reason` is what the claim itself was told, also where it lost by a decision on another one.
export function Kept({ claim, decision, reason }: KeptProps) {
  const kept = claim.kept.find((one) => one.decision === decision)
  const told = kept?.reason || reason
  return (
    <>
      {told !== '' && <Said title={words.told} said={told} />}
      {kept && kept.note !== '' && <Said title={words.note} said={kept.note} />}
    </>
  )
}

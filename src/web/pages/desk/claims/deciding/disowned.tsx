import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

const words = claimsWords.decide

/** Shown where the house itself has said that it does not know the claimant. */
export function Disowned({ at }: { at: string }) {
  return (
    <p>
      <b>{words.disowned}</b>, <Moment at={at} />. {words.disownedText}
    </p>
  )
}

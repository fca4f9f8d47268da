import { Moment } from '#web/parts/desk/moment.tsx'
import { claimsWords } from './claims-words.ts'

const words = claimsWords.decide

/** The house itself has said that it does not know the claimant: for who decides. */
export function Disowned({ at }: { at: string }) {
  return (
    <p>
      <b>{words.disowned}</b>, <Moment at={at} />. {words.disownedText}
    </p>
  )
}

import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

const words = claimsWords.decide

export function Disowned({ at }: { at: string }) {
  return (
    <p>
      <b>{words.disowned}</b>, <Moment at={at} />. {words.disownedText}
    </p>
  )
}

import type { DeskKind } from '#domain/people/desk-powers.ts'
import { useSession } from '#web/plumbing/api/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { RefusedWords } from './refused-words.ts'

const waysBack: Readonly<Record<DeskKind, { words: string; to: string }>> = {
  operator: { words: 'Back to your board', to: '/' },
  affiliate: { words: 'Back to the affiliate desk', to: '/affiliate' },
  alliance: { words: 'Back to the staff desk', to: '/staff/inbox' },
}

export function Refused({ words: { title, words, contact, back: own } }: { words: RefusedWords }) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  const desk = person?.organization?.kind ?? 'operator'
  const back = own ?? waysBack[desk]
  return (
    <div className="section stack gap-5">
      <h1>{title}</h1>
      <p className="lead">{words}</p>
      <div className="row">
        <ButtonLink to={back.to} variant="primary">
          {back.words}
        </ButtonLink>
        {/* The staff would write to themselves. */}
        {desk !== 'alliance' && own === undefined && <ButtonLink to="/contact">{contact}</ButtonLink>}
      </div>
    </div>
  )
}

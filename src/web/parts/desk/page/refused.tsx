import type { DeskKind } from '#domain/people/desk-powers.ts'
import { withoutOrganisation } from '#web/parts/desk/frame/without-organisation.ts'
import { useSession } from '#web/plumbing/asking/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

export type RefusedWords = { title: string; words: string | Readonly<Record<DeskKind, string>>; contact: string }

export const notForYou: RefusedWords = {
  title: 'This room is not yours to enter',
  words: {
    operator: 'It is for operators, and for the people the owner of your organization gave it to.',
    affiliate: 'It is for operators, or for the owners of your affiliate.',
    alliance: 'It is for operators, or for the owners among the alliance’s staff.',
  },
  contact: 'Contact',
}

/** The first room of each desk. */
const waysBack: Readonly<Record<DeskKind, { words: string; to: string }>> = {
  operator: { words: 'Back to your board', to: '/' },
  affiliate: { words: 'Back to the affiliate desk', to: '/affiliate' },
  alliance: { words: 'Back to the staff desk', to: '/staff/inbox' },
}

/** The whole page for somebody it is not for; who has no organization has no owner to ask either. */
export function Refused({ words: { title, words, contact } }: { words: RefusedWords }) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  const alone = person?.organisation === null ? person : null
  const desk = person?.organisation?.kind ?? 'operator'
  const back = waysBack[desk]
  return (
    <div className="wrap section stack gap-5">
      <h1>{alone ? withoutOrganisation.title : title}</h1>
      <p className="lead">
        {alone ? withoutOrganisation.words(alone.email) : typeof words === 'string' ? words : words[desk]}
      </p>
      <div className="row">
        <ButtonLink to={back.to} look="primary">
          {back.words}
        </ButtonLink>
        {/* The staff would write to themselves. */}
        {desk !== 'alliance' && <ButtonLink to="/contact">{contact}</ButtonLink>}
      </div>
    </div>
  )
}

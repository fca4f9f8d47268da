import type { ClaimsWords } from '#content/claims/claims.ts'
import type { DecidedClaim } from '#contract/claims/claims.ts'
import { ClaimCard } from '#web/pages/claims/parts/cards.tsx'
import { NoteField, UndoForm } from '#web/pages/claims/parts/decision-forms.tsx'
import { Disowned, Kept, Reason } from '#web/pages/claims/parts/said.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { RecallForm, useRecallable } from './recall-form.tsx'

type DecidedCardProps = { claim: DecidedClaim; words: ClaimsWords['decide'] }

export function DecidedCard({ claim, words }: DecidedCardProps) {
  const { id, residence, claimant, end, undone, disownedAt, mayUndoUntil } = claim
  const { seconds, onOver } = useRecallable(claim)
  if (end === null) return null
  return (
    <ClaimCard
      place={`claim-${id}`}
      title={residence.name}
      about={`${residence.city}, ${residence.state} · ${words.by(claimant.organization)}`}
    >
      <p>
        <b>{end.as === 'approved' ? words.approved : words.refused}</b>, <Moment at={end.at} />,{' '}
        {end.by === null ? words.byItself : `${words.decidedBy} ${end.by}`}
      </p>
      {end.by === null || end.as === 'withdrawn' ? (
        <Reason end={end} />
      ) : (
        <Kept claim={claim} decision={end.as} reason={end.reason} words={words} />
      )}
      {disownedAt && <Disowned at={disownedAt} words={words} />}
      {undone && (
        <>
          <p>
            <b>{words.undone}</b>, <Moment at={undone.at} />
          </p>
          <Kept claim={claim} decision="undone" reason={undone.reason} words={words} />
        </>
      )}
      {seconds !== null && <RecallForm claim={claim} seconds={seconds} onOver={onOver} words={words} />}
      {seconds === null && mayUndoUntil !== null && (
        <UndoForm act="undo" id={id} about={residence.name} until={mayUndoUntil} words={words}>
          <NoteField words={words} />
        </UndoForm>
      )}
    </ClaimCard>
  )
}

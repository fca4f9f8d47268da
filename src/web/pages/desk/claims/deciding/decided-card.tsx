import type { DecidedClaim } from '#contract/affiliates/claims.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { ActForm } from '#web/pages/desk/claims/act-form.tsx'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Reason } from '#web/pages/desk/claims/proving/reason.tsx'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Disowned } from './disowned.tsx'
import { Kept } from './kept.tsx'
import { NoteField } from './note-field.tsx'
import { RecallForm, useRecallable } from './recall-form.tsx'

const words = claimsWords.decide

type DecidedCardProps = { claim: DecidedClaim }

export function DecidedCard({ claim }: DecidedCardProps) {
  const { id, residence, claimant, end, undone, disownedAt, mayUndoUntil } = claim
  const { seconds, onOver } = useRecallable(claim)
  if (end === null) return null
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={`claim-${id}`}>
      <h3 id={`claim-${id}`} className="t-name" tabIndex={-1}>
        {residence.name}
      </h3>
      <p className="ink-2">
        {residence.city}, {residence.state} · {words.by(claimant.organization)}
      </p>
      <p>
        <b>{end.as === 'approved' ? words.approved : words.refused}</b>, <Moment at={end.at} />,{' '}
        {end.by === null ? words.byItself : `${words.decidedBy} ${end.by}`}
      </p>
      {end.by === null || end.as === 'withdrawn' ? (
        <Reason end={end} />
      ) : (
        <Kept claim={claim} decision={end.as} reason={end.reason} />
      )}
      {disownedAt && <Disowned at={disownedAt} />}
      {undone && (
        <>
          <p>
            <b>{words.undone}</b>, <Moment at={undone.at} />
          </p>
          <Kept claim={claim} decision="undone" reason={undone.reason} />
        </>
      )}
      {seconds !== null && <RecallForm claim={claim} seconds={seconds} onOver={onOver} />}
      {seconds === null && mayUndoUntil !== null && (
        <FormFold summary={words.undo} held={{ act: 'undo', id }}>
          <UndoForm claim={claim} until={mayUndoUntil} />
        </FormFold>
      )}
    </Card>
  )
}

function UndoForm({ claim: { id, residence }, until }: DecidedCardProps & { until: string }) {
  return (
    <ActForm act="undo" id={id} done={words.undoDone} className="desk-form stack stack-fill gap-3">
      <p>
        {words.undoText} <Moment at={until} />.
      </p>
      <TextareaField
        name="reason"
        label={words.undoReason}
        help={words.undoHelp}
        rows={3}
        maxLength={claimLimits.reason}
      />
      <NoteField />
      <SubmitButton variant="danger" icon="undo" label={words.undoSubmit} pending={words.pending}>
        <VisuallyHidden> {residence.name}</VisuallyHidden>
      </SubmitButton>
    </ActForm>
  )
}

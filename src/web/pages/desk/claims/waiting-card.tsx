import type { DecidedClaim } from '#contract/affiliates/claims.ts'
import { claimLimits } from '#domain/claims/claim.ts'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ActForm } from './act-form.tsx'
import { claimsWords } from './claims-words.ts'
import { Disowned } from './deciding/disowned.tsx'
import { NoteField } from './deciding/note-field.tsx'
import { pressRecall } from './deciding/recall-form.tsx'
import { Said } from './deciding/said.tsx'

const words = claimsWords.decide

type ClaimProps = {
  claim: DecidedClaim
  hasOthers: boolean
}

export function WaitingCard({ claim, hasOthers }: ClaimProps) {
  const {
    id,
    claimant,
    madeAt,
    way,
    shownAt,
    letter,
    papers,
    decider,
    objection,
    disownedAt,
    mayDecideFrom,
    residence,
  } = claim
  const address = encodeURIComponent(claimant.email).replace('%40', '@')
  const subject = encodeURIComponent(`Your claim of ${residence.name}`)
  const body = encodeURIComponent(words.askBody(claim.url))
  const waypoints = [
    { id: 'made', state: 'done', content: <Step title={words.made} at={madeAt} /> },
    { id: 'shown', state: 'done', content: <Step title={words.shown[way]} at={shownAt} /> },
    {
      id: 'waits',
      state: 'now',
      content: <b>{mayDecideFrom === null || decider === null ? words.waits : words.waitsFor(decider)}</b>,
    },
  ] as const
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={`claim-${id}`}>
      <h4 id={`claim-${id}`} className="t-name" tabIndex={-1}>
        {words.by(claimant.organization)}
      </h4>
      <p className="ink-2">{claimant.person}</p>
      <Path waypoints={waypoints} mini />
      {letter !== '' && <Said title={words.letter} said={letter} />}
      {papers.length > 0 && (
        <div>
          <p>
            <b>{words.papers}</b>
          </p>
          <ul className="grid gap-2 break">
            {papers.map(({ id: paper, name, size }) => (
              <li key={paper}>
                <a href={`/claim-papers/${paper}`} download>
                  {name}
                </a>{' '}
                <span className="ink-2">({claimsWords.papers.size(size)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <ButtonLink small icon="mail" to={`mailto:${address}?subject=${subject}&body=${body}`}>
          {words.ask}
          <VisuallyHidden> {claimant.email}</VisuallyHidden>
        </ButtonLink>
      </p>
      {disownedAt && <Disowned at={disownedAt} />}
      {objection && <Said title={words.objection} said={objection.words} />}
      {mayDecideFrom === null ? (
        <DecisionForm claim={claim} hasOthers={hasOthers} />
      ) : (
        <p>
          {words.from} <Moment at={mayDecideFrom} />.
        </p>
      )}
    </Card>
  )
}

function Step({ title, at }: { title: string; at: string }) {
  return (
    <>
      <b>{title}</b>
      <p className="small ink-2">
        <Moment at={at} />
      </p>
    </>
  )
}

function DecisionForm({ claim: { id, claimant, residence }, hasOthers }: ClaimProps) {
  return (
    <ActForm
      act="decision"
      id={id}
      done={words.done}
      next={{ words: words.recall, onChoose: () => pressRecall(id) }}
      className="desk-form stack stack-fill gap-3"
    >
      <TextareaField
        name="reason"
        label={words.reason}
        help={hasOthers ? words.reasonHelpAll : words.reasonHelp}
        rows={3}
        maxLength={claimLimits.reason}
      />
      {residence.isClaimed && <p className="small ink-2">{words.certificateWaits}</p>}
      <NoteField />
      <div className="acts row gap-2">
        <SubmitButton
          name="decision"
          value="approve"
          variant="primary"
          icon="check"
          label={words.approve}
          pending={words.pending}
        >
          <VisuallyHidden> {claimant.organization}</VisuallyHidden>
        </SubmitButton>
        <SubmitButton name="decision" value="refuse" icon="close" label={words.refuse}>
          <VisuallyHidden> {claimant.organization}</VisuallyHidden>
        </SubmitButton>
      </div>
    </ActForm>
  )
}

import type { ClaimsWords } from '#content/claims/claims.ts'
import type { DecidedClaim } from '#contract/claims/claims.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { pressRecall } from './deciding/recall-form.tsx'
import { ClaimCard } from './parts/cards.tsx'
import { DecisionForm, NoteField } from './parts/decision-forms.tsx'
import { Disowned, Quoted, Said } from './parts/said.tsx'

type WaitingCardProps = { claim: DecidedClaim; hasOthers: boolean; words: ClaimsWords }

export function WaitingCard({ claim, hasOthers, words: all }: WaitingCardProps) {
  const words = all.decide
  const { id, claimant, madeAt, way, shownAt, letter, papers, decider, mayDecideFrom, residence } = claim
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
    <ClaimCard place={`claim-${id}`} title={words.by(claimant.organization)} about={claimant.person} headingLevel={4}>
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
                <span className="ink-2">({all.papers.size(size)})</span>
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
      {claim.takenBack && (
        <div>
          <p>
            <b>{words.takenBack}</b>, <Moment at={claim.takenBack.at} />
          </p>
          <Quoted said={claim.takenBack.reason} />
        </div>
      )}
      {claim.disownedAt && <Disowned at={claim.disownedAt} words={words} />}
      {claim.objection && <Said title={words.objection} said={claim.objection.words} />}
      {mayDecideFrom === null ? (
        <DecisionForm
          act="decision"
          id={id}
          done={words.done}
          next={{ words: words.recall, onChoose: () => pressRecall(id) }}
          about={claimant.organization}
          words={{
            reason: words.reason,
            help: hasOthers ? words.reasonHelpAll : words.reasonHelp,
            approve: words.approve,
            refuse: words.refuse,
            pending: words.pending,
          }}
        >
          {residence.isClaimed && <p className="small ink-2">{words.certificateWaits}</p>}
          <NoteField words={words} />
        </DecisionForm>
      ) : (
        <p>
          {words.from} <Moment at={mayDecideFrom} />.
        </p>
      )}
    </ClaimCard>
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

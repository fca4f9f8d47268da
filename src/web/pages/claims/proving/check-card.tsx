import type { ClaimsWords } from '#content/claims/claims.ts'
import type { CheckedResidence, PublishingCheck } from '#contract/residence/publishing.ts'
import { residencesShown } from '#domain/claims/claim.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { likenessWords } from '#domain/residence/listing/like-listing.ts'
import { ClaimCard } from '#web/pages/claims/parts/cards.tsx'
import { DecisionForm, UndoForm } from '#web/pages/claims/parts/decision-forms.tsx'
import { Quoted, Said } from '#web/pages/claims/parts/said.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type CheckProps = { check: PublishingCheck; words: Pick<ClaimsWords, 'check' | 'decide'> }
type CheckWords = ClaimsWords['check']

export function CheckCard({ check, words: { check: words } }: CheckProps) {
  const { id, organization, memberSince, person, email, isConfirmed, askedAt, residences, waiting } = check
  const address = encodeURIComponent(email).replace('%40', '@')
  return (
    <ClaimCard
      place={`check-${id}`}
      title={sayWhatWaits(check, words)}
      about={
        <>
          {person} · {isConfirmed ? words.confirmed : words.unconfirmed} · {words.memberSince}{' '}
          <Moment at={memberSince} /> · {words.waitsSince} <Moment at={askedAt} />
          {check.refusedBefore > 0 && <> · {words.refusedBefore(check.refusedBefore)}</>}
        </>
      }
    >
      {check.reason !== '' && <Said title={words.why} said={check.reason} />}
      {check.takenBack && (
        <div>
          <p>
            <b>{words.takenBack(check.takenBack.by)}</b>, <Moment at={check.takenBack.at} />
          </p>
          <Quoted said={check.takenBack.reason} />
        </div>
      )}
      <p>
        <b>{words.behind(waiting)}</b>
      </p>
      <Residences residences={residences.slice(0, residencesShown)} words={words} />
      {residences.length > residencesShown && (
        <Disclosure summary={words.rest(residences.length - residencesShown)}>
          <Residences residences={residences.slice(residencesShown)} words={words} />
        </Disclosure>
      )}
      {waiting > residences.length && <p>{words.more(waiting - residences.length)}</p>}
      {email !== '' && (
        <p>
          <ButtonLink small icon="mail" to={`mailto:${address}`}>
            {words.write}
            <VisuallyHidden> {email}</VisuallyHidden>
          </ButtonLink>
        </p>
      )}
      {check.mayDecideFrom === null ? (
        <DecisionForm
          act="check-decision"
          id={id}
          done={(_, pressed) => (pressed === 'refuse' ? words.noDone : words.yesDone)}
          about={organization}
          words={{
            reason: words.reason,
            help: words.reasonHelp,
            approve: words.yes(waiting),
            refuse: words.no,
            pending: words.pending,
          }}
        />
      ) : (
        <p>
          {words.from} <Moment at={check.mayDecideFrom} />.
        </p>
      )}
    </ClaimCard>
  )
}

function Residences({ residences, words }: Pick<PublishingCheck, 'residences'> & { words: CheckWords }) {
  return (
    <ul className="grid gap-4 break">
      {residences.map((residence) => (
        <li key={residence.id}>
          <ResidenceFacts residence={residence} words={words} />
        </li>
      ))}
    </ul>
  )
}

function ResidenceFacts({ residence, words }: { residence: CheckedResidence; words: CheckWords }) {
  const { name, city, state, street, phone, email, website, description, beds, like } = residence
  return (
    <>
      <h4 className="t-name">{name}</h4>
      <p>
        {street !== null && <>{street}, </>}
        {city}, {state}
        {street === null && <> ({words.hiddenStreet})</>} · {words.beds(beds)}
      </p>
      <p>
        {phone && <SiteLink to={buildTelAddress(phone)}>{formatPhone(phone)}</SiteLink>}
        {[email, website].filter(Boolean).map((way) => ` · ${way}`)}
      </p>
      {description !== '' && <p className="quoted barred as-typed mt-2 measure">{description}</p>}
      {like.map(({ id, slug, name: listed, city: town, what, organization }) => (
        <p key={id}>
          {words.looksLike} <SiteLink to={`/residences/${slug}`}>{listed}</SiteLink> ({town}, {organization}):{' '}
          {what.map((one) => likenessWords[one]).join(', ')}.
        </p>
      ))}
    </>
  )
}

function sayWhatWaits({ about, organization, residence, takenBack }: PublishingCheck, words: CheckWords): string {
  if (about === 'house') return words.likeResidence(residence.name, organization)
  return takenBack ? words.asksAgain(organization) : words.newOrganization(organization)
}

export function DecidedCheckCard({ check, words: { check: words, decide } }: CheckProps) {
  const { id, organization, end, undone, mayUndoUntil } = check
  if (end === null) return null
  return (
    <ClaimCard place={`check-${id}`} title={sayWhatWaits(check, words)}>
      <p>
        <b>{end.as === 'approved' ? words.saidYes : words.saidNo}</b>, <Moment at={end.at} />
        {end.by !== null && (
          <>
            {' '}
            {decide.decidedBy} {end.by}
          </>
        )}
      </p>
      {end.reason !== '' && <Quoted said={end.reason} />}
      {undone && (
        <>
          <p>
            <b>{decide.undone}</b>, <Moment at={undone.at} />
          </p>
          <Quoted said={undone.reason} />
        </>
      )}
      {mayUndoUntil !== null && (
        <UndoForm act="check-undo" id={id} about={organization} until={mayUndoUntil} words={words} />
      )}
    </ClaimCard>
  )
}

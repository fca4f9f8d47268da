import type { CheckedResidence, PublishingCheck } from '#contract/residence/publishing.ts'
import { claimLimits, residencesShown } from '#domain/claims/claim.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { likenessWords } from '#domain/listing/like-listing.ts'
import { ActForm } from '#web/pages/desk/claims/act-form.tsx'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { checkWords as words } from './check-words.ts'

type CheckProps = { check: PublishingCheck }

export function CheckCard({ check }: CheckProps) {
  const { id, about, organization, memberSince, person, email, isConfirmed, askedAt, residences, waiting } = check
  const address = encodeURIComponent(email).replace('%40', '@')
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={`check-${id}`}>
      <h3 id={`check-${id}`} className="t-name" tabIndex={-1}>
        {about === 'organization'
          ? words.newOrganization(organization)
          : words.likeResidence(check.residence.name, organization)}
      </h3>
      <p className="ink-2">
        {person} · {isConfirmed ? words.confirmed : words.unconfirmed} · {words.memberSince} <Moment at={memberSince} />{' '}
        · {words.waitsSince} <Moment at={askedAt} />
        {check.refusedBefore > 0 && <> · {words.refusedBefore(check.refusedBefore)}</>}
      </p>
      {check.reason !== '' && (
        <div>
          <p>
            <b>{words.why}</b>
          </p>
          <blockquote className="quoted barred as-typed mt-2 measure">{check.reason}</blockquote>
        </div>
      )}
      <p>
        <b>{words.behind(waiting)}</b>
      </p>
      <Residences residences={residences.slice(0, residencesShown)} />
      {residences.length > residencesShown && (
        <Disclosure summary={words.rest(residences.length - residencesShown)}>
          <Residences residences={residences.slice(residencesShown)} />
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
        <DecisionForm check={check} />
      ) : (
        <p>
          {words.from} <Moment at={check.mayDecideFrom} />.
        </p>
      )}
    </Card>
  )
}

function Residences({ residences }: Pick<PublishingCheck, 'residences'>) {
  return (
    <ul className="grid gap-4 break">
      {residences.map((residence) => (
        <li key={residence.id}>
          <ResidenceFacts residence={residence} />
        </li>
      ))}
    </ul>
  )
}

function ResidenceFacts({ residence }: { residence: CheckedResidence }) {
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

function DecisionForm({ check: { id, organization, waiting } }: CheckProps) {
  return (
    <ActForm
      act="check-decision"
      id={id}
      done={(_, pressed) => (pressed === 'refuse' ? words.noDone : words.yesDone)}
      className="desk-form stack stack-fill gap-3"
    >
      <TextareaField
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        rows={3}
        maxLength={claimLimits.reason}
      />
      <div className="acts row gap-2">
        <SubmitButton
          name="decision"
          value="approve"
          variant="primary"
          icon="check"
          label={words.yes(waiting)}
          pending={claimsWords.decide.pending}
        >
          <VisuallyHidden> {organization}</VisuallyHidden>
        </SubmitButton>
        <SubmitButton name="decision" value="refuse" icon="close" label={words.no}>
          <VisuallyHidden> {organization}</VisuallyHidden>
        </SubmitButton>
      </div>
    </ActForm>
  )
}

export function DecidedCheckCard({ check }: CheckProps) {
  const { id, about, organization, residence, end, undone, mayUndoUntil } = check
  if (end === null) return null
  return (
    <Card as="article" className="grid gap-3 pad-4 break" aria-labelledby={`check-${id}`}>
      <h3 id={`check-${id}`} className="t-name" tabIndex={-1}>
        {about === 'organization'
          ? words.newOrganization(organization)
          : words.likeResidence(residence.name, organization)}
      </h3>
      <p>
        <b>{end.as === 'approved' ? words.saidYes : words.saidNo}</b>, <Moment at={end.at} />
        {end.by !== null && (
          <>
            {' '}
            {claimsWords.decide.decidedBy} {end.by}
          </>
        )}
      </p>
      {end.reason !== '' && <blockquote className="quoted barred as-typed mt-2 measure">{end.reason}</blockquote>}
      {undone && (
        <>
          <p>
            <b>{claimsWords.decide.undone}</b>, <Moment at={undone.at} />
          </p>
          <blockquote className="quoted barred as-typed mt-2 measure">{undone.reason}</blockquote>
        </>
      )}
      {mayUndoUntil !== null && (
        <FormFold summary={words.undo} held={{ act: 'check-undo', id }}>
          <ActForm act="check-undo" id={id} done={words.undoDone} className="desk-form stack stack-fill gap-3">
            <p>
              {words.undoText} <Moment at={mayUndoUntil} />.
            </p>
            <TextareaField
              name="reason"
              label={words.undoReason}
              help={words.undoHelp}
              rows={3}
              maxLength={claimLimits.reason}
            />
            <SubmitButton variant="danger" icon="undo" label={words.undoSubmit} pending={claimsWords.decide.pending}>
              <VisuallyHidden> {organization}</VisuallyHidden>
            </SubmitButton>
          </ActForm>
        </FormFold>
      )}
    </Card>
  )
}

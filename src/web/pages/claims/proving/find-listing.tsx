import type { ClaimsWords } from '#content/claims/claims.ts'
import type { ClaimableListing } from '#contract/claims/claims.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { ActForm } from '#web/pages/claims/act-form.tsx'
import type { ClaimsSearch, Finding } from '#web/pages/claims/claims.query.ts'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Option } from '#web/ui/form/input.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type Words = { words: ClaimsWords['find'] }
type FindListingProps = Words & { asked: ClaimsSearch; finding: Finding | null; states: readonly Option[] }

export function FindListing({ asked, finding, states, words }: FindListingProps) {
  const fields = finding?.failure?.fields ?? {}
  return (
    <section aria-labelledby="find-title">
      <h2 id="find-title" className="mb-3">
        {words.title}
      </h2>
      <form action="/workspace/claims" className="two align-start w-52">
        <InputField
          name="find"
          label={words.label}
          help={words.help}
          error={fields.find}
          start={asked.find ?? ''}
          maxLength={100}
          autoComplete="off"
          autoFocus={fields.find !== undefined}
        />
        <SelectField
          name="state"
          label={words.state}
          isOptional
          error={fields.state}
          options={states}
          placeholder={words.anyState}
          start={asked.state}
        />
        <Button type="submit" variant="primary" icon="search" className="self-start">
          {words.submit}
        </Button>
      </form>
      {finding && <Found asked={asked} finding={finding} words={words} />}
    </section>
  )
}

function Found({ asked, finding, words }: Omit<FindListingProps, 'states'> & { finding: Finding }) {
  const { items, failure, place, isGuess, hasMore } = finding
  if (failure) {
    // The error of a field is shown beside the field.
    const isNamed = Object.keys(failure.fields).length > 0
    return isNamed ? null : <Notice tone="danger" title={failure.message} announced className="mt-5" />
  }
  const guess = isGuess ? words.guess(asked.find ?? '', place) : null
  if (items.length === 0) {
    return (
      <Notice title={guess ?? words.nothing} icon="search" announced className="mt-5">
        <p>
          {guess && `${words.nothingThere} `}
          {words.nothingText}
        </p>
      </Notice>
    )
  }
  const listFound = (isNear: boolean) => items.filter((one) => one.isNear === isNear)
  const [here, near] = [listFound(false), listFound(true)]
  const found = hasMore ? words.first(items.length) : words.found(items.length)
  return (
    <div className="grid gap-3 mt-5 w-52">
      {guess && (
        <Notice title={guess} icon="search">
          <p>{words.guessed(place)}</p>
        </Notice>
      )}
      <p className="ink-2" role="status">
        {asked.residence === '' ? found : words.one}
      </p>
      {here.length > 0 && <Listings listings={here} residence={asked.residence} words={words} />}
      {near.length > 0 && (
        <>
          <h3 className={here.length > 0 ? 'mt-5' : undefined}>{words.near(place)}</h3>
          <Listings listings={near} residence={asked.residence} words={words} />
        </>
      )}
    </div>
  )
}

type ListingsProps = Words & { listings: readonly ClaimableListing[]; residence: string }

function Listings({ listings, ...rest }: ListingsProps) {
  return (
    <ul className="grid gap-5">
      {listings.map((listing) => (
        <li key={listing.id}>
          <Listing listing={listing} {...rest} />
        </li>
      ))}
    </ul>
  )
}

type ListingProps = Omit<ListingsProps, 'listings'> & { listing: ClaimableListing }

function Listing({ listing, residence, words }: ListingProps) {
  const { slug, name, city, state, phone, isClaimed } = listing
  return (
    <PlaceCard roof={isClaimed ? 'claimed' : 'unclaimed'} className="row between pad-4">
      <div className="grow">
        <h3 className="t-name">{name}</h3>
        <p>
          {city}, {state} · <a href={buildTelAddress(phone)}>{formatPhone(phone)}</a>
        </p>
        <p className="ink-2">{describeHolder(listing, words)}</p>
      </div>
      <div className="acts row gap-2">
        <WayOn listing={listing} residence={residence} words={words} />
        <SiteLink className="tap" to={`/residences/${slug}`}>
          {words.page}
          <VisuallyHidden> {name}</VisuallyHidden>
        </SiteLink>
      </div>
    </PlaceCard>
  )
}

function WayOn({ listing: { id, name, isOwn, isClaimed, claimId }, residence, words }: ListingProps) {
  if (isOwn) return null
  if (claimId !== null) {
    return (
      <ButtonLink to={`#claim-${claimId}`} variant="primary">
        {words.seeClaim}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    )
  }
  const hidden = { residenceId: id, ...(residence !== '' && { residence }) }
  return (
    <ActForm act="claim" id="" hidden={hidden} done={words.claimed}>
      <SubmitButton variant={isClaimed ? 'line' : 'primary'} icon="key" label={words.claim} about={name} />
    </ActForm>
  )
}

function describeHolder(
  { isOwn, claimId, isClaimed, organization, claims }: ClaimableListing,
  words: Words['words'],
): string {
  if (isOwn) return words.isOwn
  if (claimId !== null) return words.isOpen
  return isClaimed ? words.isClaimed(organization) : words.unclaimed(claims)
}

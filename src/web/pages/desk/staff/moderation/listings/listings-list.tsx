import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import { listingChoices } from '#contract/staff/listing-choices.ts'
import type { StaffListings } from '#contract/staff/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { FoundRow } from '#web/pages/desk/staff/found-row.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList, FoundPages } from '#web/parts/desk/lists/found-list.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { type AskedListings, buildListingsAddress } from './listings-address.ts'

type ListingsListProps = { found: StaffListings; asked: AskedListings; words: ListingsWords }

export function ListingsList({ found, asked, words }: ListingsListProps) {
  const { find } = words
  const { show, q } = asked
  const empty = words.empty[q !== '' ? 'all' : show === 'all' ? 'none' : show]
  return (
    <>
      <DeskHead title={words.title} lead={words.lead}>
        <ButtonLink to="/staff/pairs" icon="house">
          {words.alike}
        </ButtonLink>
      </DeskHead>
      <FindForm action="/staff/listings" q={q} words={find}>
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
      </FindForm>
      <ListChoices
        label={find.chips}
        choices={listingChoices.map((each) => ({
          words: find.choices[each],
          to: buildListingsAddress({ show: each, q, page: 1 }),
          isCurrent: each === show,
        }))}
      />
      <FoundList id="found" title={find.found(found.total)} rows={found.rows} keyOf={({ id }) => id} empty={empty}>
        {(listing) => <ListingRow listing={listing} words={words} />}
      </FoundList>
      <FoundPages of={found} words={find} toAddress={(page) => buildListingsAddress({ ...asked, page })} />
    </>
  )
}

function ListingRow({ listing, words }: { listing: StaffListings['rows'][number]; words: ListingsWords }) {
  const { id, name, city, state, zip, phone, organization, isClaimed, isSample, openReports } = listing
  return (
    <FoundRow
      to={`/staff/listings/${id}`}
      name={name}
      about={[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
    >
      <p className="small ink-2 break">
        {organization.name}
        {!isClaimed && ` (${words.unclaimed})`}
        {phone !== '' && (
          <>
            , <span className="nowrap">{formatPhone(phone)}</span>
          </>
        )}
      </p>
      <p className="row gap-4 tight small ink-2">
        <ListingBadge listing={listing} words={words} />
        {openReports > 0 && <b>{words.reports(openReports)}</b>}
        {isSample && <span>{words.sample}</span>}
      </p>
    </FoundRow>
  )
}

type ListingBadgeProps = {
  listing: Pick<StaffListings['rows'][number], 'status' | 'isHidden'>
  words: Pick<ListingsWords, 'statuses'>
}

export function ListingBadge({ listing: { status, isHidden }, words }: ListingBadgeProps) {
  const form = isHidden ? 'dashed' : status === 'published' ? 'filled' : status === 'archived' ? 'dashed' : 'half'
  return <Badge form={form}>{words.statuses[isHidden ? 'hidden' : status]}</Badge>
}

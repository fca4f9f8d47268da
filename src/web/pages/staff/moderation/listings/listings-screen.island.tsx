import { listingsWords as words } from '#content/staff/moderation.ts'
import { listingChoices } from '#contract/residence/moderation/listing-choices.ts'
import type { StaffListings } from '#contract/residence/moderation/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { FoundRow } from '#web/pages/staff/found-row.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList, FoundPages } from '#web/parts/desk/lists/found-list.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ListingBadge } from './listing-badge.tsx'
import { type AskedListings, buildListingsAddress, readAskedListings } from './listings-address.ts'

export default function ListingsScreen(given: DeskScreenProps<StaffListings>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/listings">
      {(found, { query }) => <Listings found={found} asked={readAskedListings(query)} />}
    </StaffScreen>
  )
}

function Listings({ found, asked }: { found: StaffListings; asked: AskedListings }) {
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
        {(listing) => <ListingRow listing={listing} />}
      </FoundList>
      <FoundPages of={found} words={find} toAddress={(page) => buildListingsAddress({ ...asked, page })} />
    </>
  )
}

function ListingRow({ listing }: { listing: StaffListings['rows'][number] }) {
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

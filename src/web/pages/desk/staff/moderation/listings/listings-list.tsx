import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import { listingChoices } from '#contract/staff/listing-choices.ts'
import type { StaffListings } from '#contract/staff/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
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
      {found.rows.length === 0 ? (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className="t-label ink-3 mb-2">
            {find.found(found.total)}
          </h2>
          <ul className="ruled line-above line-below">
            {found.rows.map((listing) => (
              <li key={listing.id}>
                <ListingRow listing={listing} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pages found={found} asked={asked} words={find} />
    </>
  )
}

function ListingRow({ listing, words }: { listing: StaffListings['rows'][number]; words: ListingsWords }) {
  const { id, name, city, state, zip, phone, organization, isClaimed, isSample, openReports } = listing
  return (
    <article className="mail-row entry">
      <div>
        <h3 className="small bold break">
          <SiteLink className="ink" to={`/staff/listings/${id}`}>
            {name}
          </SiteLink>
        </h3>
        <p className="small ink-2 break">{[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</p>
      </div>
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
    </article>
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

function Pages({ found, asked, words }: { found: StaffListings; asked: AskedListings; words: ListingsWords['find'] }) {
  const { page, pages } = found
  if (pages <= 1) return null
  return (
    <nav className="row gap-4 mt-4" aria-label="Pages">
      {page > 1 && (
        <SiteLink className="tap bold" to={buildListingsAddress({ ...asked, page: page - 1 })}>
          {words.before}
        </SiteLink>
      )}
      <span className="small ink-2">{words.page(page, pages)}</span>
      {page < pages && (
        <SiteLink className="tap bold" to={buildListingsAddress({ ...asked, page: page + 1 })}>
          {words.after}
        </SiteLink>
      )}
    </nav>
  )
}

import { listingsWords as words } from '#content/staff/moderation.ts'
import type { StaffListing } from '#contract/residence/moderation/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { describeKey, ToldChange } from '#web/pages/staff/moderation/people/people-parts.tsx'
import { ReportEntries } from '#web/pages/staff/moderation/report-entries.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Part, RowsPart } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/card.css'
import '#web/ui/text/lists/facts.css'
import { ListingBadge } from './listing-badge.tsx'
import { ListingHiding } from './listing-hiding.tsx'
import { ListingMerges } from './listing-merges.tsx'
import { ListingNotes } from './listing-notes.tsx'

export default function ListingScreen(given: DeskScreenProps<StaffListing>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/listings">
      {(listing) => <Listing listing={listing} />}
    </StaffScreen>
  )
}

function Listing({ listing }: { listing: StaffListing }) {
  const { name, slug, status, isSample } = listing
  const lead = (
    <span className="row tight">
      <ListingBadge listing={listing} words={words} />
      {isSample && <span className="small">{words.sample}</span>}
    </span>
  )
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/listings' }]} here={name} />
      <DeskHead title={name} lead={lead}>
        {status === 'published' && (
          <ButtonLink to={`/residences/${slug}`} icon="window">
            {words.publicPage}
          </ButtonLink>
        )}
      </DeskHead>
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Facts of={listing} />
          <Beds of={listing} />
          <Reports of={listing} />
          <Changes of={listing} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.hide.title}>
          <ListingHiding listing={listing} words={words} />
          <ListingMerges listing={listing} words={words} />
          <People of={listing} />
          <ListingNotes listing={listing} words={words} />
        </aside>
      </div>
    </>
  )
}

function Facts({ of: listing }: { of: StaffListing }) {
  const { organization, isClaimed, street, city, state, zip, phone, email, website } = listing
  const { facts } = words
  const drawMoment = (at: string | null) => (at === null ? facts.never : <Moment at={at} />)
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Part id="facts" title={facts.title} gap={2}>
      <dl className="defs line-below">
        <FactLine label={facts.organization}>
          <SiteLink className="reach" to={`/staff/organizations/${organization.id}`}>
            {organization.name}
          </SiteLink>{' '}
          ({isClaimed ? describeKey(facts.kinds, organization.kind) : words.unclaimed})
        </FactLine>
        <FactLine label={facts.place}>{place}</FactLine>
        <FactLine label={facts.phone}>
          {phone ? <span className="nowrap">{formatPhone(phone)}</span> : facts.none}
        </FactLine>
        <FactLine label={facts.email}>{email ?? facts.none}</FactLine>
        <FactLine label={facts.website}>{website ?? facts.none}</FactLine>
        <FactLine label={facts.added}>{drawMoment(listing.createdAt)}</FactLine>
        <FactLine label={facts.listed}>{drawMoment(listing.listedSince)}</FactLine>
        <FactLine label={facts.checked}>{drawMoment(listing.checkedAt)}</FactLine>
        {listing.certifiedUntil !== null && (
          <FactLine label={facts.certified}>{formatMediumDay(listing.certifiedUntil)}</FactLine>
        )}
      </dl>
    </Part>
  )
}

function Beds({ of: { beds } }: { of: StaffListing }) {
  const { all, open, never } = words.beds
  return (
    <RowsPart id="beds" words={words.beds} rows={beds} keyOf={({ audience }) => audience}>
      {({ audience, total, last }) => (
        <li className="small">
          <b>{describeKey(audienceWords, audience)}</b>: {last === null ? all(total) : open(last.open, total)},{' '}
          {last === null ? never : <Moment at={last.at} />}
        </li>
      )}
    </RowsPart>
  )
}

function Reports({ of: { reports } }: { of: StaffListing }) {
  const { reported } = words
  return (
    <Part id="reports" title={reported.title} gap={2}>
      {reports.length === 0 && <p className="small ink-2">{reported.none}</p>}
      <ReportEntries
        reports={reports}
        kinds={words.kinds}
        standing={(decided) => (decided === null ? reported.open : reported.decided)}
      />
    </Part>
  )
}

function Changes({ of: { history } }: { of: StaffListing }) {
  return (
    <RowsPart id="changes" words={words.history} rows={history} keyOf={({ id }) => id}>
      {({ at, by, from, words: lines }) => (
        <ToldChange lines={lines} by={`${by || words.history.nobody}, ${from}`} at={at} />
      )}
    </RowsPart>
  )
}

function People({ of: { people } }: { of: StaffListing }) {
  const { title, none, roles } = words.people
  return (
    <Part id="people" title={title} gap={2}>
      {people.length === 0 && <p className="small ink-2">{none}</p>}
      <ul className="stack gap-2">
        {people.map(({ name, email, role }) => (
          <li key={email} className="small break">
            {name || email}, {describeKey(roles, role)}
            {name !== '' && (
              <>
                <br />
                <SiteLink className="tap tap-in" to={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </SiteLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

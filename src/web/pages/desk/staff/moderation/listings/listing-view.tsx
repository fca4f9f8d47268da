import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import type { StaffListing } from '#contract/staff/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { ReportEntries } from '#web/pages/desk/staff/moderation/report-entries.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FactLine } from '#web/parts/desk/lists/fact-line.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import '#web/ui/text/card.css'
import '#web/ui/text/lists/facts.css'
import { ListingHiding } from './listing-hiding.tsx'
import { ListingMerges } from './listing-merges.tsx'
import { ListingNotes } from './listing-notes.tsx'
import { ListingBadge } from './listings-list.tsx'

type ListingViewProps = { listing: StaffListing; words: ListingsWords }

export function ListingView({ listing, words }: ListingViewProps) {
  const { name, slug, status, isSample } = listing
  return (
    <>
      <Breadcrumbs trail={[{ words: words.title, to: '/staff/listings' }]} here={name} />
      <DeskHead
        title={name}
        lead={
          <span className="row tight">
            <ListingBadge listing={listing} words={words} />
            {isSample && <span className="small">{words.sample}</span>}
          </span>
        }
      >
        {status === 'published' && (
          <ButtonLink to={`/residences/${slug}`} icon="window">
            {words.publicPage}
          </ButtonLink>
        )}
      </DeskHead>
      <div className="grid beside-4 gap-6 align-start pad-y-4">
        <div className="stack stack-fill gap-6">
          <Facts listing={listing} words={words} />
          <Beds listing={listing} words={words.beds} />
          <Reports listing={listing} words={words} />
          <Changes listing={listing} words={words.history} />
        </div>
        <aside className="deskside stack stack-fill gap-6" aria-label={words.hide.title}>
          <ListingHiding listing={listing} words={words} />
          <ListingMerges listing={listing} words={words} />
          <People listing={listing} words={words.people} />
          <ListingNotes listing={listing} words={words} />
        </aside>
      </div>
    </>
  )
}

type PartProps<Part> = { listing: StaffListing; words: Part }

function Facts({ listing, words }: PartProps<ListingsWords>) {
  const { organization, isClaimed, street, city, state, zip, phone, email, website } = listing
  const { facts } = words
  const drawMoment = (at: string | null) => (at === null ? facts.never : <Moment at={at} />)
  const place = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="facts" className="stack stack-fill gap-2">
      <h2 id="facts">{facts.title}</h2>
      <dl className="defs line-below">
        <FactLine label={facts.organization}>
          <SiteLink className="tap tap-in" to={`/staff/organizations/${organization.id}`}>
            {organization.name}
          </SiteLink>{' '}
          ({isClaimed ? describeKind(organization.kind, facts.kinds) : words.unclaimed})
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
    </section>
  )
}

function describeKind(kind: string, kinds: Readonly<Record<string, string>>): string {
  return kinds[kind] ?? kind
}

function Beds({ listing: { beds }, words }: PartProps<ListingsWords['beds']>) {
  const audiences: Readonly<Record<string, string>> = audienceWords
  return (
    <section aria-labelledby="beds" className="stack stack-fill gap-2">
      <h2 id="beds">{words.title}</h2>
      {beds.length === 0 && <p className="small ink-2">{words.none}</p>}
      <ul className="ruled">
        {beds.map(({ audience, total, last }) => (
          <li key={audience} className="small">
            <b>{audiences[audience] ?? audience}</b>: {last === null ? words.all(total) : words.open(last.open, total)},{' '}
            {last === null ? words.never : <Moment at={last.at} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reports({ listing: { reports }, words }: PartProps<ListingsWords>) {
  const { reported } = words
  return (
    <section aria-labelledby="reports" className="stack stack-fill gap-2">
      <h2 id="reports">{reported.title}</h2>
      {reports.length === 0 && <p className="small ink-2">{reported.none}</p>}
      <ReportEntries
        reports={reports}
        kinds={words.kinds}
        standing={(decided) => (decided === null ? reported.open : reported.decided)}
      />
    </section>
  )
}

function Changes({ listing: { history }, words }: PartProps<ListingsWords['history']>) {
  return (
    <section aria-labelledby="changes" className="stack stack-fill gap-2">
      <h2 id="changes">{words.title}</h2>
      {history.length === 0 && <p className="small ink-2">{words.none}</p>}
      <ul className="ruled">
        {history.map(({ id, at, by, from, words: said }) => (
          <li key={id} className="stack gap-1 small">
            {said.map((line) => (
              <p key={line} className="break">
                {line}
              </p>
            ))}
            <p className="ink-2">
              {by || words.nobody}, {from}, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function People({ listing: { people }, words }: PartProps<ListingsWords['people']>) {
  const roles: Readonly<Record<string, string>> = words.roles
  return (
    <section aria-labelledby="people" className="stack stack-fill gap-2">
      <h2 id="people">{words.title}</h2>
      {people.length === 0 && <p className="small ink-2">{words.none}</p>}
      <ul className="stack gap-2">
        {people.map(({ name, email, role }) => (
          <li key={email} className="small break">
            {name || email}, {roles[role] ?? role}
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
    </section>
  )
}

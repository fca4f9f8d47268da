import { pairsWords as words } from '#content/staff/merging.ts'
import { listingsWords as listings } from '#content/staff/moderation.ts'
import type { ListingPair, PairsAnswer } from '#contract/residence/moderation/merges.ts'
import type { ShownListing } from '#contract/residence/moderation/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { ListingBadge } from '#web/pages/staff/moderation/listings/listing-badge.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList, FoundPages } from '#web/parts/desk/lists/found-list.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { choosePairsDesk, type PairsDesk, readAskedPairs } from './pairs-address.ts'

export default function PairsScreen(given: DeskScreenProps<PairsAnswer>) {
  const desk = choosePairsDesk(given.user, { pairs: words, listings })
  return (
    <StaffScreen of={given} title={words.title} here={desk.here}>
      {(found, { query }) => <Pairs found={found} q={readAskedPairs(query).q} desk={desk} />}
    </StaffScreen>
  )
}

type PairsProps = { found: PairsAnswer; q: string; desk: PairsDesk }

function Pairs({ found, q, desk }: PairsProps) {
  const { of, pairs, merged, total } = found
  const ofAddress = of === null ? null : desk.toListing(of)
  const empty = words.empty[of === null ? 'all' : q === '' ? 'of' : 'q']
  return (
    <>
      <Breadcrumbs
        trail={[desk.above, ...(of === null || ofAddress === null ? [] : [{ words: of.name, to: ofAddress }])]}
        here={words.title}
      />
      <DeskHead title={of === null ? words.title : words.of(of.name)} lead={of === null ? words.lead : words.ofLead} />
      {of !== null && (
        <FindForm action={desk.pairs} q={q} words={words.find}>
          <input type="hidden" name="of" value={of.id} />
        </FindForm>
      )}
      <FoundList
        id="found"
        title={words.found(total)}
        rows={pairs}
        keyOf={({ one, other }) => one.id + other.id}
        empty={empty}
        className="mt-4"
      >
        {(pair) => <PairRow pair={pair} desk={desk} />}
      </FoundList>
      <FoundPages of={found} words={words} toAddress={(to) => `${desk.pairs}?page=${to}`} />
      {merged.length > 0 && <MergedLately merged={merged} desk={desk} />}
    </>
  )
}

function MergedLately({ merged, desk }: { merged: PairsAnswer['merged']; desk: PairsDesk }) {
  const { title, lead, went, undone } = words.lately
  return (
    <section aria-labelledby="lately" className="stack stack-fill gap-2 mt-6">
      <h2 id="lately">{title}</h2>
      <p className="small ink-2 measure">{lead}</p>
      <ul className="ruled">
        {merged.map(({ kept, gone, at, isUndone }) => (
          <li key={kept.id + gone.id + at} className="stack gap-1">
            <SiteLink className="tap bold break" to={`${desk.pairs}/${kept.id}/${gone.id}`}>
              {went(gone.name, kept.name)}
            </SiteLink>
            <p className="small ink-2">
              <Moment at={at} />
              {isUndone && `. ${undone}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PairRow({ pair: { one, other, like }, desk }: { pair: ListingPair; desk: PairsDesk }) {
  return (
    <article className="mail-row entry">
      <div className="stack stack-fill gap-2">
        <h3 className="small bold break">
          <SiteLink className="ink" to={`${desk.pairs}/${one.id}/${other.id}`}>
            {one.name} {words.and} {other.name}
          </SiteLink>
        </h3>
        <div className="two">
          {[one, other].map((listing) => (
            <Side key={listing.id} listing={listing} />
          ))}
        </div>
        {like.length > 0 && (
          <p className="row gap-2 tight">
            {like.map((what) => (
              <Badge key={what} form="half">
                {words.like[what]}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}

function Side({ listing }: { listing: ShownListing }) {
  const { name, city, state, zip, phone, organization, isClaimed } = listing
  return (
    <p className="small ink-2 break">
      <b>{name}</b>, {[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      {phone !== '' && (
        <>
          , <span className="nowrap">{formatPhone(phone)}</span>
        </>
      )}
      <br />
      {organization.name}
      {!isClaimed && ` (${listings.unclaimed})`} <ListingBadge listing={listing} words={listings} />
    </p>
  )
}

import type { PairsWords } from '#content/desk/staff/merging.ts'
import type { ListingsWords } from '#content/desk/staff/moderation.ts'
import type { ListingPair, PairsAnswer } from '#contract/staff/merges.ts'
import type { ShownListing } from '#contract/staff/staff-listings.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { ListingBadge } from '#web/pages/desk/staff/moderation/listings/listings-list.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { AskedPairs, PairsDesk } from './pairs-address.ts'

type PairsListProps = {
  found: PairsAnswer
  asked: AskedPairs
  desk: PairsDesk
  words: PairsWords
  listings: ListingsWords
}

export function PairsList({ found, asked: { q }, desk, words, listings }: PairsListProps) {
  const { of, pairs, merged, total, page, pages } = found
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
      {pairs.length === 0 ? (
        <EmptyState mark="window" title={empty.title}>
          <p className="ink-2">{empty.words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className="t-label ink-3 mt-4 mb-2">
            {words.found(total)}
          </h2>
          <ul className="ruled line-above line-below">
            {pairs.map((pair) => (
              <li key={pair.one.id + pair.other.id}>
                <PairRow pair={pair} desk={desk} words={words} listings={listings} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages > 1 && (
        <nav className="row gap-4 mt-4" aria-label="Pages">
          {page > 1 && (
            <SiteLink className="tap bold" to={`${desk.pairs}?page=${page - 1}`}>
              {words.before}
            </SiteLink>
          )}
          <span className="small ink-2">{words.page(page, pages)}</span>
          {page < pages && (
            <SiteLink className="tap bold" to={`${desk.pairs}?page=${page + 1}`}>
              {words.after}
            </SiteLink>
          )}
        </nav>
      )}
      {merged.length > 0 && <MergedLately merged={merged} desk={desk} words={words.lately} />}
    </>
  )
}

type MergedLatelyProps = { merged: PairsAnswer['merged']; desk: PairsDesk; words: PairsWords['lately'] }

function MergedLately({ merged, desk, words }: MergedLatelyProps) {
  return (
    <section aria-labelledby="lately" className="stack stack-fill gap-2 mt-6">
      <h2 id="lately">{words.title}</h2>
      <p className="small ink-2 measure">{words.lead}</p>
      <ul className="ruled">
        {merged.map(({ kept, gone, at, isUndone }) => (
          <li key={kept.id + gone.id + at} className="stack gap-1">
            <SiteLink className="tap bold break" to={`${desk.pairs}/${kept.id}/${gone.id}`}>
              {words.went(gone.name, kept.name)}
            </SiteLink>
            <p className="small ink-2">
              <Moment at={at} />
              {isUndone && `. ${words.undone}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PairRowProps = { pair: ListingPair; desk: PairsDesk; words: PairsWords; listings: ListingsWords }

function PairRow({ pair: { one, other, like }, desk, words, listings }: PairRowProps) {
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
            <Side key={listing.id} listing={listing} listings={listings} />
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

function Side({ listing, listings }: { listing: ShownListing; listings: ListingsWords }) {
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

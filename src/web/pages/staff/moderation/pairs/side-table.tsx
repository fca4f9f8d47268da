import type { ReactNode } from 'react'
import type { PairWords } from '#content/staff/merging.ts'
import type { MergeSideAnswer } from '#contract/residence/moderation/merges.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { type Audience, audienceWords } from '#domain/residence/residence.ts'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/ui/text/lists/facts.css'
import type { PairsDesk } from './pairs-address.ts'

type Statuses = Readonly<Record<string, string>>
type SideTableProps = {
  sides: readonly [MergeSideAnswer, MergeSideAnswer]
  toListing: PairsDesk['toListing']
  words: PairWords
  statuses: Statuses
}

type Line = { label: string; of: (side: MergeSideAnswer) => ReactNode; same?: (side: MergeSideAnswer) => string }

export function SideTable({ sides, toListing, words, statuses }: SideTableProps) {
  const [one, other] = sides
  return (
    <Part id="facts" title={words.facts.title} gap={2}>
      <p className="small ink-2">{words.lead}</p>
      <dl className="defs line-below">
        {buildLines(words, statuses, toListing)
          .filter(({ of }) => sides.some((side) => of(side)))
          .map(({ label, of, same }) => {
            const key = same ?? ((side: MergeSideAnswer) => String(of(side) ?? ''))
            const isSame = key(one) === key(other)
            return (
              <div key={label}>
                <dt>
                  {label} {!isSame && <span className="small ink-2">({words.differs})</span>}
                </dt>
                <dd className="break">{isSame ? of(one) : <Both sides={sides} of={of} none={words.none} />}</dd>
              </div>
            )
          })}
      </dl>
    </Part>
  )
}

function Both({ sides, of, none }: Pick<SideTableProps, 'sides'> & Pick<Line, 'of'> & { none: string }) {
  return sides.map((side) => (
    <p key={side.listing.id}>
      <span className="small ink-2">{side.listing.name}:</span> {of(side) || <span className="quiet">{none}</span>}
    </p>
  ))
}

function ListingLink({ slug, to }: { slug: string; to: string | null }) {
  const words = `/residences/${slug}`
  if (to === null) return words
  return (
    <SiteLink className="reach" to={to}>
      {words}
    </SiteLink>
  )
}

const drawDay = (at: string | null) => (at === null ? null : <Moment at={at} />)
const formatCount = (count: number) => (count === 0 ? null : String(count))

function buildLines(words: PairWords, statuses: Statuses, toListing: PairsDesk['toListing']): readonly Line[] {
  const { facts } = words
  return [
    {
      label: facts.address,
      of: ({ listing }) => <ListingLink slug={listing.slug} to={toListing(listing)} />,
      same: ({ listing }) => listing.slug,
    },
    { label: facts.status, of: ({ listing }) => statuses[listing.isHidden ? 'hidden' : listing.status] },
    {
      label: facts.organization,
      of: ({ listing: { organization, isClaimed } }) =>
        isClaimed ? organization.name : `${organization.name} (${words.unclaimed})`,
    },
    {
      label: facts.place,
      of: ({ street, listing: { city, state, zip } }) =>
        [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    { label: facts.phone, of: ({ listing }) => formatPhone(listing.phone) },
    { label: facts.email, of: ({ email }) => email },
    { label: facts.website, of: ({ website }) => website },
    { label: facts.beds, of: (side) => describeBeds(side, words) },
    {
      label: facts.certificate,
      of: ({ certificate: c }) => (c === null ? null : words.certificate(c.number, c.endsOn)),
    },
    { label: facts.questions, of: ({ questions }) => formatCount(questions) },
    { label: facts.waiting, of: ({ waiting }) => formatCount(waiting) },
    { label: facts.holds, of: ({ holds }) => formatCount(holds) },
    { label: facts.photos, of: ({ photos }) => formatCount(photos) },
    { label: facts.claims, of: ({ openClaims }) => formatCount(openClaims) },
    { label: facts.reports, of: ({ listing }) => formatCount(listing.openReports) },
    { label: facts.added, of: ({ createdAt }) => drawDay(createdAt), same: ({ createdAt }) => createdAt },
    {
      label: facts.listed,
      of: ({ listedSince }) => drawDay(listedSince),
      same: ({ listedSince }) => listedSince ?? '',
    },
  ]
}

function describeBeds({ beds }: MergeSideAnswer, words: PairWords): string {
  const known: Readonly<Record<string, string>> = audienceWords satisfies Record<Audience, string>
  return beds
    .map(({ audience, total, last }) => {
      const said = last === null ? words.all(total) : words.open(last.open, total)
      return `${known[audience] ?? audience}: ${said}`
    })
    .join('. ')
}

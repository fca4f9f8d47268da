import type { ListingChecksWords } from '#content/affiliates/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { listingId } from './own-listing.tsx'

export const lastAnswerId = 'last-answer'

type Check = ListingChecksAnswer['checks'][number]

export type PhoneCheckProps = {
  calls: ListingChecksAnswer
  operator: string | null
  hasCertificate: boolean
  words: ListingChecksWords
}

export function PhoneHistory(props: PhoneCheckProps) {
  const { calls, words } = props
  const { checks, listing, affiliate, mayAnswer } = calls
  const last = checks.find(({ undoneAt }) => undoneAt === null) ?? null
  const rest = checks.filter((check) => check !== last)
  return (
    <div className="stack stack-fill gap-3 w-52">
      <h3 className="t-strong">{words.last}</h3>
      <div id={lastAnswerId} tabIndex={-1} className="stack stack-fill gap-2">
        {last === null ? <p className="ink-2">{words.none}</p> : <Answer check={last} words={words} />}
        {last !== null && (
          <p className="small ink-2">
            {last.outcome === 'right' && listing.isPublished ? words.shown(affiliate) : words.hidden}
          </p>
        )}
      </div>
      {last !== null && (last.outcome === 'changed' || last.outcome === 'gone') && <Ways {...props} />}
      {last !== null && mayAnswer && (
        <ActButton
          key={last.id}
          act="call-undone"
          hidden={{ id: listing.id, check: last.id }}
          said={words.undo.said}
          didNotWork={words.undo.didNotWork}
          focusAfter={lastAnswerId}
          label={words.undo.label}
          about={words.outcomes[last.outcome]}
          small
        />
      )}
      {rest.length > 0 && (
        <>
          <h3 className="t-strong">{words.earlier}</h3>
          <ul className="grid gap-2 small ink-2">
            {rest.map((check) => (
              <li key={check.id}>
                <Answer check={check} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type AnswerProps = { check: Check; words: ListingChecksWords }

function Answer({ check: { outcome, words: heard, by, at, undoneAt }, words }: AnswerProps) {
  return (
    <p className="break">
      <b>{words.outcomes[outcome]}</b>, <Moment at={at} />, {by}
      {undoneAt !== null && (
        <>
          , {words.undone} <Moment at={undoneAt} />
        </>
      )}
      .{heard !== '' && ` ${heard}`}
    </p>
  )
}

/** What was heard changes nothing by itself: these are the ways there are. */
function Ways({ calls: { listing }, operator, hasCertificate, words: { next } }: PhoneCheckProps) {
  const { id, slug, isOwn, isClaimed, isPublished, office } = listing
  return (
    <Notice title={next.title}>
      <ul className="grid gap-2">
        {isClaimed && operator !== null && <Operator operator={operator} office={office} words={next} />}
        {!isClaimed && isOwn && <Way to={`#${listingId}`} words={next.own(isPublished)} />}
        {!isClaimed && !isOwn && isPublished && (
          <>
            <Way to={`/residences/${slug}#fix`} words={next.fix} />
            <Way to={`/report/${slug}`} words={next.report} />
          </>
        )}
        {hasCertificate && <Way to={`#name-${id}`} words={next.certificate} />}
      </ul>
    </Notice>
  )
}

type OperatorProps = {
  operator: string
  office: ListingChecksAnswer['listing']['office']
  words: ListingChecksWords['next']
}

function Operator({ operator, office, words }: OperatorProps) {
  if (!office) return <li>{words.tellWithoutOffice(operator)}</li>
  return (
    <li>
      {words.tell(operator)}{' '}
      {office.phone !== null && <a href={buildTelAddress(office.phone)}>{formatPhone(office.phone)}</a>}{' '}
      {office.website !== null && (
        <SiteLink to={office.website} newTab>
          {office.website}
        </SiteLink>
      )}
    </li>
  )
}

function Way({ to, words: said }: { to: string; words: string }) {
  return (
    <li>
      <SiteLink className="tap bold" to={to}>
        {said}
      </SiteLink>
    </li>
  )
}

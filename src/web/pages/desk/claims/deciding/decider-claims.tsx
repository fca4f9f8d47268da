import type { DecidedClaim, DeciderClaims } from '#contract/affiliates/claims.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { CheckCard, DecidedCheckCard } from '#web/pages/desk/claims/proving/check-card.tsx'
import { checkWords } from '#web/pages/desk/claims/proving/check-words.ts'
import { WaitingCard } from '#web/pages/desk/claims/waiting-card.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { DecidedCard } from './decided-card.tsx'

const words = claimsWords.decide

export function DeciderClaimsView({ read }: { read: DeciderClaims }) {
  const { waiting, decided, checks } = read
  const residences = [...Map.groupBy(waiting, ({ residence }) => residence.id).values()]
  return (
    <div className="grid gap-6 pad-y-4">
      <section aria-labelledby="checks-title">
        <h2 id="checks-title" className="mb-3" tabIndex={-1}>
          {checkWords.waiting}
        </h2>
        <p className="ink-2 measure">{checkWords.lead}</p>
        {checks.waiting.length === 0 && (
          <EmptyState title={checkWords.none} headingLevel={3}>
            <p>{checkWords.noneText}</p>
          </EmptyState>
        )}
        <ul className="grid gap-5 w-52 mt-4">
          {checks.waiting.map((check) => (
            <li key={check.id}>
              <CheckCard check={check} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="mb-3">
          {words.waiting}
        </h2>
        {residences.length === 0 && (
          <EmptyState title={words.none} headingLevel={3}>
            <p>{words.noneText}</p>
          </EmptyState>
        )}
        <ul className="grid gap-7">
          {residences.map((claims) => (
            <li key={claims[0]?.residence.id}>
              <Residence claims={claims} />
            </li>
          ))}
        </ul>
      </section>
      {checks.decided.length > 0 && (
        <section aria-labelledby="checked-title">
          <h2 id="checked-title" className="mb-3">
            {checkWords.decided}
          </h2>
          <ul className="grid gap-5 w-52 mt-4">
            {checks.decided.map((check) => (
              <li key={check.id}>
                <DecidedCheckCard check={check} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decided-title">
          <h2 id="decided-title" className="mb-3">
            {words.decided}
          </h2>
          <ul className="grid gap-5 w-52 mt-4">
            {decided.map((claim) => (
              <li key={claim.id}>
                <DecidedCard claim={claim} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Residence({ claims }: { claims: readonly DecidedClaim[] }) {
  const [first] = claims
  if (!first) return null
  const { name, city, state, slug, isClaimed, organization } = first.residence
  return (
    <section aria-label={name}>
      <h3 className="t-name">{name}</h3>
      <p className="ink-2">
        {city}, {state} · {isClaimed && organization !== null ? words.heldBy(organization) : words.unheld} ·{' '}
        {slug === null ? words.unlisted : <SiteLink to={`/residences/${slug}`}>{words.page}</SiteLink>}
      </p>
      {claims.length > 1 && <p className="measure">{words.rivals(claims.length)}</p>}
      <ul className="claim-side grid align-start mt-3">
        {claims.map((claim) => (
          <li key={claim.id}>
            <WaitingCard claim={claim} hasOthers={claims.length > 1 || isClaimed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

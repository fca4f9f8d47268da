import type { ClaimsWords } from '#content/claims/claims.ts'
import type { DecidedClaim, DeciderClaims } from '#contract/claims/claims.ts'
import { Part } from '#web/pages/claims/parts/cards.tsx'
import { CheckCard, DecidedCheckCard } from '#web/pages/claims/proving/check-card.tsx'
import { WaitingCard } from '#web/pages/claims/waiting-card.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { DecidedCard } from './decided-card.tsx'

const listClass = 'grid gap-5 w-52 mt-4'

type DeciderClaimsProps = { read: DeciderClaims; isStaff: boolean; words: ClaimsWords }

export function DeciderClaimsView({ read: { waiting, decided, checks }, isStaff, words: all }: DeciderClaimsProps) {
  const { check: checkWords, decide: words } = all
  const residences = [...Map.groupBy(waiting, ({ residence }) => residence.id)].map(([id, claims]) => ({ id, claims }))
  return (
    <div className="grid gap-6 pad-y-4">
      <Part
        id="checks"
        title={checkWords.waiting}
        lead={checkWords.lead}
        rows={checks.waiting}
        empty={{ title: checkWords.none, words: checkWords.noneText(isStaff) }}
        className={listClass}
      >
        {(check) => <CheckCard check={check} words={all} />}
      </Part>
      <Part
        id="waiting"
        title={words.waiting}
        rows={residences}
        empty={{ title: words.none, words: words.noneText(isStaff) }}
        className="grid gap-7"
      >
        {({ claims }) => <Residence claims={claims} words={all} />}
      </Part>
      <Part id="checked" title={checkWords.decided} rows={checks.decided} className={listClass}>
        {(check) => <DecidedCheckCard check={check} words={all} />}
      </Part>
      <Part id="decided" title={words.decided} rows={decided} className={listClass}>
        {(claim) => <DecidedCard claim={claim} words={words} />}
      </Part>
    </div>
  )
}

function Residence({ claims, words: all }: { claims: readonly DecidedClaim[]; words: ClaimsWords }) {
  const words = all.decide
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
            <WaitingCard claim={claim} hasOthers={claims.length > 1 || isClaimed} words={all} />
          </li>
        ))}
      </ul>
    </section>
  )
}

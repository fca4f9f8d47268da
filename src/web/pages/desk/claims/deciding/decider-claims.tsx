import type { DecidedClaim, DeciderClaims } from '#contract/claims/claims.ts'
import { claimsWords } from '#web/pages/desk/claims/claims-words.ts'
import { Part } from '#web/pages/desk/claims/parts/cards.tsx'
import { CheckCard, DecidedCheckCard } from '#web/pages/desk/claims/proving/check-card.tsx'
import { checkWords } from '#web/pages/desk/claims/proving/check-words.ts'
import { WaitingCard } from '#web/pages/desk/claims/waiting-card.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { DecidedCard } from './decided-card.tsx'

const words = claimsWords.decide
const listClass = 'grid gap-5 w-52 mt-4'

type DeciderClaimsProps = { read: DeciderClaims; isStaff: boolean }

export function DeciderClaimsView({ read: { waiting, decided, checks }, isStaff }: DeciderClaimsProps) {
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
        {(check) => <CheckCard check={check} />}
      </Part>
      <Part
        id="waiting"
        title={words.waiting}
        rows={residences}
        empty={{ title: words.none, words: words.noneText(isStaff) }}
        className="grid gap-7"
      >
        {({ claims }) => <Residence claims={claims} />}
      </Part>
      <Part id="checked" title={checkWords.decided} rows={checks.decided} className={listClass}>
        {(check) => <DecidedCheckCard check={check} />}
      </Part>
      <Part id="decided" title={words.decided} rows={decided} className={listClass}>
        {(claim) => <DecidedCard claim={claim} />}
      </Part>
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

import type { ClaimNotice, OperatorClaims, OwnClaim } from '#contract/claims/claims.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Option } from '#web/ui/form/input.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { Asked, Finding } from './claims.query.ts'
import { claimsWords } from './claims-words.ts'
import { isHeldBy, OwnClaimCard } from './own-claim.tsx'
import { Part } from './parts/cards.tsx'
import { FindListing } from './proving/find-listing.tsx'
import { NoticeCard } from './proving/notice-card.tsx'

type OperatorClaimsProps = {
  read: OperatorClaims
  at: Date
  asked: Asked
  finding: Finding | null
  states: readonly Option[]
}

export function OperatorClaimsView({ read: { claims, notices }, at, ...find }: OperatorClaimsProps) {
  const now = useNow(at)
  // A house that they claim or hold already is not one to claim again.
  const taken = new Set(
    claims.filter((claim) => claim.end === null || isHeldBy(claim)).map(({ residence }) => residence.id),
  )
  const [open, ended] = [claims.filter(({ end }) => end === null), claims.filter(({ end }) => end !== null)]
  const [told, toldBefore] = [notices.filter(({ end }) => end === null), notices.filter(({ end }) => end !== null)]
  const drawOwn = (claim: OwnClaim) => (
    <OwnClaimCard claim={claim} canClaim={!taken.has(claim.residence.id)} now={now} />
  )
  const drawNotice = (notice: ClaimNotice) => <NoticeCard notice={notice} />
  return (
    <div className="grid beside-4 gap-6 align-start pad-y-4">
      <div className="grid gap-6">
        <Part id="notices" title={claimsWords.notices.title} rows={told}>
          {drawNotice}
        </Part>
        <FindListing {...find} />
        {claims.length === 0 && (
          <EmptyState title={claimsWords.own.none}>
            <p>{claimsWords.own.noneText}</p>
          </EmptyState>
        )}
        <Part id="own" title={claimsWords.own.title} rows={open}>
          {drawOwn}
        </Part>
        <Part id="ended" title={claimsWords.own.ended} rows={ended}>
          {drawOwn}
        </Part>
        <Part id="told" title={claimsWords.notices.ended} rows={toldBefore}>
          {drawNotice}
        </Part>
      </div>
      <HowItGoes />
    </div>
  )
}

function HowItGoes() {
  const { title, steps } = claimsWords.way
  const waypoints = steps.map(({ name, text }) => ({
    id: name,
    state: 'next' as const,
    content: (
      <>
        <b>{name}</b>
        <p className="small">{text}</p>
      </>
    ),
  }))
  return (
    <aside className="deskside stack stack-fill gap-6" aria-labelledby="way-title">
      <section className="stack gap-3">
        <h2 id="way-title">{title}</h2>
        <Path waypoints={waypoints} mini />
      </section>
      <section className="stack gap-3">
        <h2>{claimsWords.find.missing}</h2>
        <p>{claimsWords.find.missingText}</p>
        <p>
          <ButtonLink to="/workspace/residences/new" icon="plus">
            {claimsWords.find.add}
          </ButtonLink>
        </p>
      </section>
    </aside>
  )
}

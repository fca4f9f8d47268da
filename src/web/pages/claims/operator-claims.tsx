import type { ClaimsWords } from '#content/claims/claims.ts'
import type { ClaimNotice, OperatorClaims, OwnClaim } from '#contract/claims/claims.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Option } from '#web/ui/form/input.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { ClaimsSearch, Finding } from './claims.query.ts'
import { isHeldBy, OwnClaimCard } from './own-claim.tsx'
import { Part } from './parts/cards.tsx'
import { FindListing } from './proving/find-listing.tsx'
import { NoticeCard } from './proving/notice-card.tsx'

type OperatorClaimsProps = {
  read: OperatorClaims
  at: Date
  asked: ClaimsSearch
  finding: Finding | null
  states: readonly Option[]
  words: ClaimsWords
}

export function OperatorClaimsView({ read: { claims, notices }, at, words, ...find }: OperatorClaimsProps) {
  const now = useNow(at)
  // A house that they claim or hold already is not one to claim again.
  const taken = new Set(
    claims.filter((claim) => claim.end === null || isHeldBy(claim)).map(({ residence }) => residence.id),
  )
  const [open, ended] = [claims.filter(({ end }) => end === null), claims.filter(({ end }) => end !== null)]
  const [told, toldBefore] = [notices.filter(({ end }) => end === null), notices.filter(({ end }) => end !== null)]
  const drawOwn = (claim: OwnClaim) => (
    <OwnClaimCard claim={claim} canClaim={!taken.has(claim.residence.id)} now={now} words={words} />
  )
  const drawNotice = (notice: ClaimNotice) => <NoticeCard notice={notice} words={words.notices} />
  return (
    <div className="grid beside-4 gap-6 align-start pad-y-4">
      <div className="grid gap-6">
        <Part id="notices" title={words.notices.title} rows={told}>
          {drawNotice}
        </Part>
        <FindListing {...find} words={words.find} />
        {claims.length === 0 && (
          <EmptyState title={words.own.none}>
            <p>{words.own.noneText}</p>
          </EmptyState>
        )}
        <Part id="own" title={words.own.title} rows={open}>
          {drawOwn}
        </Part>
        <Part id="ended" title={words.own.ended} rows={ended}>
          {drawOwn}
        </Part>
        <Part id="told" title={words.notices.ended} rows={toldBefore}>
          {drawNotice}
        </Part>
      </div>
      <HowItGoes words={words} />
    </div>
  )
}

function HowItGoes({ words }: { words: ClaimsWords }) {
  const { title, steps } = words.way
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
        <h2>{words.find.missing}</h2>
        <p>{words.find.missingText}</p>
        <p>
          <ButtonLink to="/workspace/residences/new" icon="plus">
            {words.find.add}
          </ButtonLink>
        </p>
      </section>
    </aside>
  )
}

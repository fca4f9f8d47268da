import type { ReactNode } from 'react'
import type { OperatorClaims } from '#contract/affiliates/claims.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Option } from '#web/ui/form/input.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import type { Asked, Finding } from './claims.query.ts'
import { claimsWords } from './claims-words.ts'
import { isHeldBy, OwnClaimCard } from './own-claim.tsx'
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
  const drawOwn = (isEnded: boolean) =>
    claims
      .filter(({ end }) => (end !== null) === isEnded)
      .map((claim) => (
        <li key={claim.id}>
          <OwnClaimCard claim={claim} canClaim={!taken.has(claim.residence.id)} now={now} />
        </li>
      ))
  const describeClaims = (isEnded: boolean) =>
    notices
      .filter(({ end }) => (end !== null) === isEnded)
      .map((notice) => (
        <li key={notice.id}>
          <NoticeCard notice={notice} />
        </li>
      ))
  const [open, ended, notice, endedNotice] = [
    drawOwn(false),
    drawOwn(true),
    describeClaims(false),
    describeClaims(true),
  ]
  return (
    <div className="grid beside-4 gap-6 align-start pad-y-4">
      <div className="grid gap-6">
        {notice.length > 0 && <Part id="notices" title={claimsWords.notices.title} cards={notice} />}
        <FindListing {...find} />
        {open.length > 0 || claims.length > 0 ? (
          open.length > 0 && <Part id="own" title={claimsWords.own.title} cards={open} />
        ) : (
          <EmptyState title={claimsWords.own.none}>
            <p>{claimsWords.own.noneText}</p>
          </EmptyState>
        )}
        {ended.length > 0 && <Part id="ended" title={claimsWords.own.ended} cards={ended} />}
        {endedNotice.length > 0 && <Part id="told" title={claimsWords.notices.ended} cards={endedNotice} />}
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

function Part({ id, title, cards }: { id: string; title: string; cards: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3">
        {title}
      </h2>
      <ul className="grid gap-5 w-52">{cards}</ul>
    </section>
  )
}

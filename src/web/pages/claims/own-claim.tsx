import type { ReactNode } from 'react'
import type { ClaimsWords } from '#content/claims/claims.ts'
import type { OwnClaim } from '#contract/claims/claims.ts'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ActForm } from './act-form.tsx'
import { Papers } from './papers/papers.tsx'
import { ClaimCard } from './parts/cards.tsx'
import { Quoted, Reason } from './parts/said.tsx'
import { ProveClaim } from './proving/prove-claim.tsx'

type OwnWords = { words: ClaimsWords['own'] }

type OwnClaimProps = {
  claim: OwnClaim
  /** The organization neither holds the house nor has another open claim on it. */
  canClaim: boolean
  now: Date
  words: ClaimsWords
}

export function isHeldBy({ end, undone, handedOn }: OwnClaim): boolean {
  return end?.as === 'approved' && undone === null && handedOn === null
}

export function OwnClaimCard(props: OwnClaimProps) {
  const { claim } = props
  const words = props.words.own
  const { id, residence, end } = claim
  return (
    <ClaimCard place={`claim-${id}`} title={residence.name} about={`${residence.city}, ${residence.state}`}>
      <Path waypoints={[buildFoundStep(claim, words), buildShownStep(props), buildDecidedStep(props)]} />
      {end === null && (
        <ActForm act="withdrawal" id={id} done={words.withdrawDone}>
          <SubmitButton variant="text" label={words.withdraw} pending={words.withdrawPending} about={residence.name} />
        </ActForm>
      )}
    </ClaimCard>
  )
}

function buildFoundStep({ madeAt, madeBy }: OwnClaim, words: ClaimsWords['own']): Waypoint {
  return {
    id: 'found',
    state: 'done',
    content: (
      <Step title={words.found}>
        <Moment at={madeAt} /> {words.by} {madeBy}
      </Step>
    ),
  }
}

function buildShownStep({ claim, now, words: all }: OwnClaimProps): Waypoint {
  const words = all.own
  const { way, shownAt, letter, end } = claim
  if (way === null || shownAt === null) {
    if (end) return { id: 'shown', state: 'next', content: <Step title={words.notShown} /> }
    return {
      id: 'shown',
      state: 'now',
      content: (
        <>
          <b>{words.prove}</b>
          {claim.hasRival && <p className="small ink-2">{words.rival}</p>}
          <ProveClaim claim={claim} now={now} words={all} />
        </>
      ),
    }
  }
  const content = (
    <>
      <Step title={words.shown[way]}>
        <Moment at={shownAt} />
      </Step>
      {letter !== '' && <Quoted said={letter} />}
      {end === null && <Papers claim={claim} words={all.papers} />}
    </>
  )
  return { id: 'shown', state: 'done', content }
}

function buildDecidedStep({ claim, canClaim, now, words: { own: words } }: OwnClaimProps): Waypoint {
  const { end, undone, handedOn } = claim
  if (end === null) return buildWaitingStep(claim, now, words)
  const isHeld = isHeldBy(claim)
  return {
    id: 'decided',
    state: isHeld || end.as === 'refused' ? 'done' : 'next',
    content: (
      <>
        {undone ? (
          <TakenBack end={end} undone={undone} words={words} />
        ) : handedOn ? (
          <HandedOn to={handedOn} words={words} />
        ) : (
          <End end={end} words={words} />
        )}
        {(isHeld || canClaim) && <Next claim={claim} isHeld={isHeld} words={words} />}
      </>
    ),
  }
}

function buildWaitingStep({ waits, shownAt, hasRival }: OwnClaim, now: Date, words: ClaimsWords['own']): Waypoint {
  if (shownAt === null || waits === null) {
    return { id: 'decided', state: 'next', content: <Step title={words.decided}>{words.decidedNext}</Step> }
  }
  const content = (
    <>
      <Step title={words.waits(waits.decider)}>{words.because[waits.because]}</Step>
      {hasRival && waits.because !== 'competing' && <p className="small ink-2">{words.rival}</p>}
      <p className="mt-2">{describeNext(waits.allianceFrom, now, words)}</p>
    </>
  )
  return { id: 'decided', state: 'now', content }
}

function describeNext(allianceFrom: string | null, now: Date, words: ClaimsWords['own']): string {
  if (allianceFrom === null) return words.nextAlliance
  return new Date(allianceFrom) <= now ? words.nextLate : words.next
}

type ClaimEnd = NonNullable<OwnClaim['end']>

function End({ end, words, title = words[end.as] }: OwnWords & { end: ClaimEnd; title?: string }) {
  return (
    <>
      <Step title={title}>
        <Moment at={end.at} />
        {end.by === null ? '' : ` ${words.by} ${end.by}`}
      </Step>
      <Reason end={end} />
    </>
  )
}

function TakenBack({ end, undone, words }: OwnWords & { end: ClaimEnd; undone: NonNullable<OwnClaim['undone']> }) {
  return (
    <>
      <End end={end} title={words.wasApproved} words={words} />
      <p className="mt-2">
        <b>{words.undone}</b>
      </p>
      <p className="small ink-2">
        <Moment at={undone.at} />
      </p>
      <Quoted said={undone.reason} />
    </>
  )
}

function HandedOn({ to, words }: OwnWords & { to: NonNullable<OwnClaim['handedOn']> }) {
  return (
    <>
      <p>
        <b>
          {words.until} <Moment at={to.at} />
        </b>
      </p>
      <p className="small ink-2">{words.heldNow(to.to)}</p>
      {to.reason !== '' && <Quoted said={to.reason} />}
    </>
  )
}

function Next({ claim, isHeld, words }: OwnWords & { claim: OwnClaim; isHeld: boolean }) {
  const { residence, handedOn } = claim
  const { slug, name } = residence
  if (!isHeld && slug === null) return null
  const to = isHeld ? '/workspace/residences' : `/workspace/claims?home=${slug}`
  return (
    <p className="mt-2">
      <ButtonLink to={to} small variant={isHeld ? 'primary' : 'line'}>
        {isHeld ? words.residences : handedOn ? words.back : words.again}
        {!isHeld && <VisuallyHidden> {name}</VisuallyHidden>}
      </ButtonLink>
    </p>
  )
}

function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <b>{title}</b>
      {children && <p className="small ink-2">{children}</p>}
    </>
  )
}

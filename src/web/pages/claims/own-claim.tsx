import type { ReactNode } from 'react'
import type { OwnClaim } from '#contract/claims.ts'
import { Moment } from '#web/parts/desk/moment.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ActForm, type Acting } from './act-form.tsx'
import { claimsWords } from './claims-words.ts'
import { ProveClaim } from './prove-claim.tsx'
import { Reason } from './reason.tsx'

const words = claimsWords.own

type OwnClaimProps = { claim: OwnClaim; acting: Acting; now: Date }

/** A claim as a path: found, proved, decided, each with its date, and the next thing to do. */
export function OwnClaimCard({ claim, acting, now }: OwnClaimProps) {
  const { id, home, end } = claim
  return (
    <Card as="article" className="claim" aria-labelledby={`claim-${id}`}>
      <h3 id={`claim-${id}`} tabIndex={-1}>
        {home.name}
      </h3>
      <p className="ink-2">
        {home.city}, {home.state}
      </p>
      <Path waypoints={[foundStep(claim), shownStep(claim, acting, now), decidedStep(claim)]} />
      {end === null && (
        <ActForm acting={acting} act="withdrawal" id={id} done={words.withdrawDone} className="claim-withdraw">
          {({ isPending }) => (
            <Button type="submit" look="text" aria-disabled={isPending}>
              {isPending ? words.withdrawPending : words.withdraw}
              <VisuallyHidden> {home.name}</VisuallyHidden>
            </Button>
          )}
        </ActForm>
      )}
    </Card>
  )
}

function foundStep({ madeAt, madeBy }: OwnClaim): Waypoint {
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

function shownStep(claim: OwnClaim, acting: Acting, now: Date): Waypoint {
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
          <ProveClaim claim={claim} acting={acting} now={now} />
        </>
      ),
    }
  }
  const content = (
    <>
      <Step title={words.shown[way]}>
        <Moment at={shownAt} />
      </Step>
      {letter !== '' && <blockquote className="claim-words">{letter}</blockquote>}
    </>
  )
  return { id: 'shown', state: 'done', content }
}

function decidedStep({ waits, shownAt, hasRival, end, undone, home }: OwnClaim): Waypoint {
  if (end === null) {
    if (shownAt === null || waits === null) {
      return { id: 'decided', state: 'next', content: <Step title={words.decided}>{words.decidedNext}</Step> }
    }
    const content = (
      <>
        <Step title={words.waits(waits.decider)}>{words.because[waits.because]}</Step>
        {hasRival && waits.because !== 'competing' && <p className="small ink-2">{words.rival}</p>}
        <p className="mt-2">{words.next}</p>
      </>
    )
    return { id: 'decided', state: 'now', content }
  }
  const by = end.by === null ? '' : ` ${words.by} ${end.by}`
  return {
    id: 'decided',
    state: end.as === 'withdrawn' ? 'next' : 'done',
    content: (
      <>
        <Step title={words[end.as]}>
          <Moment at={end.at} />
          {by}
        </Step>
        <Reason end={end} />
        {undone && (
          <>
            <p className="mt-2">
              <b>{words.undone}</b>
            </p>
            <p className="small ink-2">
              <Moment at={undone.at} />
            </p>
            <blockquote className="claim-words">{undone.reason}</blockquote>
          </>
        )}
        <Next isHeld={end.as === 'approved' && undone === null} slug={home.slug} name={home.name} />
      </>
    ),
  }
}

function Next({ isHeld, slug, name }: { isHeld: boolean; slug: string | null; name: string }) {
  if (!isHeld && slug === null) return null
  const to = isHeld ? '/workspace/residences' : `/workspace/claims?home=${slug}`
  return (
    <p className="mt-2">
      <ButtonLink to={to} small look={isHeld ? 'primary' : 'line'}>
        {isHeld ? words.houses : words.again}
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

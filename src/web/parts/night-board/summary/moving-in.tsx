import { useEffect } from 'react'
import type { DeskProgress } from '#contract/desk/desk-progress.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { type ShownStep, shownSteps } from './moving-in-steps.ts'

type MovingInProps = { role: DeskRole; first: DeskProgress | null; queue: BedQueue | null }

export function MovingIn({ role, first, queue }: MovingInProps) {
  const { answer, refresh } = useFetched('GET /api/desk/progress', {}, first)
  useEffect(() => {
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refresh])
  const lacksNumbers = answer.is === 'known' && answer.value.residencesWithoutNumbers > 0
  useEffect(() => (lacksNumbers ? queue?.onApplied(refresh) : undefined), [lacksNumbers, queue, refresh])
  if (answer.is !== 'known') return null
  const steps = shownSteps(answer.value, role)
  const waypoints: Waypoint[] = steps.map((step) => ({
    id: step.id,
    state: step.state,
    content: <StepWords step={step} />,
  }))
  return (
    <section aria-labelledby="moving-in" className="stack stack-fill gap-3">
      <h2 id="moving-in">
        Moving in, {steps.filter(({ state }) => state === 'done').length} of {steps.length}
      </h2>
      <Path waypoints={waypoints} mini />
    </section>
  )
}

function StepWords({ step: { name, state, next } }: { step: ShownStep }) {
  if (state === 'done' || next === null) return <b>{name}</b>
  if (state === 'next') {
    return (
      <SiteLink className="tap tap-in small" to={next.to}>
        {name}
      </SiteLink>
    )
  }
  return (
    <>
      <b>{name}</b>
      <p>
        <SiteLink className="tap tap-in small" to={next.to}>
          {next.words}
        </SiteLink>
      </p>
    </>
  )
}

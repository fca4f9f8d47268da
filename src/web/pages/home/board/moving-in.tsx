import type { MyResidence } from '#contract/residences.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { movingInSteps } from './moving-in-steps.ts'

/** How far this operator has moved in, and the next thing to do. */
export function MovingIn({ residences }: { residences: readonly MyResidence[] }) {
  const steps = movingInSteps(residences)
  const now = steps.find((step) => !step.isDone)
  const waypoints: Waypoint[] = steps.map((step) => ({
    id: step.name,
    state: step.isDone ? 'done' : step === now ? 'now' : 'next',
    content: (
      <>
        <b>{step.name}</b>
        {step === now && (
          <p>
            <SiteLink className="step-link" to={step.next.to}>
              {step.next.words}
            </SiteLink>
          </p>
        )}
      </>
    ),
  }))
  return (
    <section aria-labelledby="moving-in">
      <h2 id="moving-in">
        Moving in, {steps.filter((step) => step.isDone).length} of {steps.length}
      </h2>
      <Path waypoints={waypoints} />
    </section>
  )
}

import { useEffect } from 'react'
import type { DeskProgress } from '#contract/team/desk-progress.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Path, type Waypoint } from '#web/ui/marks/path.tsx'
import { listShownSteps, type ShownStep } from './moving-in-steps.ts'

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
  const steps = listShownSteps(answer.value, role)
  const waypoints: Waypoint[] = steps.map((step) => ({
    id: step.id,
    state: step.state,
    content: <StepWords step={step} />,
  }))
  return (
    <section aria-labelledby="moving-in" className="stack stack-fill gap-3">
      <h2 id="moving-in">
        Getting set up, {steps.filter(({ state }) => state === 'done').length} of {steps.length}
      </h2>
      <Path waypoints={waypoints} mini />
    </section>
  )
}

function StepWords({ step: { id, name, state, next } }: { step: ShownStep }) {
  if (state === 'done') return <b>{name}</b>
  if (id === 'reminders' && state === 'now') return <Suggestion name={name} words={next.words} />
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

function Suggestion({ name, words }: { name: string; words: string }) {
  return (
    <>
      <b>{name}</b>
      <Form action="/workspace/reminders" hidden={{ act: 'suggested' }} className="row gap-2 tight">
        <span className="small w-full">{words}</span>
        <Button type="submit" small name="answer" value="on">
          Turn it on
        </Button>
        <Button type="submit" small variant="text" name="answer" value="off">
          No
        </Button>
      </Form>
    </>
  )
}

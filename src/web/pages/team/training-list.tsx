import type { trainingHead, trainingWords } from '#content/team/team.ts'
import type { OwnTrainingStep } from '#contract/team/team.ts'
import type { TrainingStep } from '#domain/people/training.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { TeamForm } from './team-form.tsx'
import type { TeamChanging } from './use-team-change.ts'

type TrainingListProps = {
  training: readonly OwnTrainingStep[]
  words: typeof trainingWords
  head: typeof trainingHead
  changing: TeamChanging
}

export function TrainingList({ training, words, head, changing }: TrainingListProps) {
  const done = training.filter(({ doneAt }) => doneAt !== null).length
  return (
    <section aria-labelledby="training" className="stack stack-fill gap-4">
      <div>
        <h2 id="training">{head.title(done, training.length)}</h2>
        <p className="small ink-2" role="status">
          {done === training.length ? head.finished : head.lead}
        </p>
      </div>
      <ol className="ruled line-above line-below">
        {training.map((step) => (
          <Step key={step.step} step={step} words={words[step.step]} head={head} changing={changing} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = Pick<TrainingListProps, 'head' | 'changing'> & {
  step: OwnTrainingStep
  words: (typeof trainingWords)[TrainingStep]
}

function Step({ step: { step, doneAt, isSeen }, words, head, changing }: StepProps) {
  const sending = changing.sending(step)
  // What was tapped shows at once; the answer takes it back where it failed.
  const isDone = sending === null ? doneAt !== null : sending === 'train'
  return (
    <li className="marked gap-3 align-start" data-done={isDone || undefined}>
      <span className="training-mark" aria-hidden="true">
        {isDone && <Icon name="check" />}
      </span>
      <div className="row gap-1 align-start">
        <div className="grow-18">
          <h3 className="t-strong">
            {isDone && <VisuallyHidden>{head.done} </VisuallyHidden>}
            {words.title}
          </h3>
          <p className="ink-2 measure">{words.line}</p>
          <p>
            <SiteLink className="tap small" to={words.link.to}>
              {words.link.words}
            </SiteLink>
          </p>
        </div>
        {isSeen ? (
          <p className="small ink-2">{head.seen}</p>
        ) : (
          <TeamForm deed={isDone ? 'untrain' : 'train'} about={{ step }} changing={changing}>
            <Button type="submit" small variant={isDone ? 'text' : 'line'} icon={isDone ? 'undo' : 'check'}>
              {isDone ? head.untick : head.tick}
              <VisuallyHidden> {words.title}</VisuallyHidden>
            </Button>
          </TeamForm>
        )}
      </div>
    </li>
  )
}

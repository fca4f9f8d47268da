import type { HandledCaseWords } from '#content/grievances/desk/case.ts'
import type { HandlingWords } from '#content/grievances/desk/handling.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { TurnMark } from '#web/pages/grievances/desk/turn-mark.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { CloseForm, MessageForm, ReferForm, WordsFold } from './case-forms.tsx'

type CaseStepsProps = {
  of: HandlerCase
  at: Date
  words: HandledCaseWords
  lists: HandlingWords
}

export function CaseSteps({ of, at, words, lists }: CaseStepsProps) {
  const now = useNow(at)
  const { stage, outcome, referredTo } = of
  const part = { of, words }
  return (
    <section className="stack stack-fill gap-4" aria-labelledby="next">
      <h2 id="next" tabIndex={-1}>
        {outcome === null ? words.next.title : lists.outcomes[outcome]}
      </h2>
      {stage !== 'closed' && (
        <p className="row gap-3">
          <b>{lists.stages[stage]}</b>
          <TurnMark turn={of.turn} now={now} words={lists.clock} />
        </p>
      )}
      {referredTo !== '' && <p className="break">{referredTo}</p>}
      <MainStep {...part} />
      {stage === 'closed' ? <WordsFold words={words} act="reopen" fold={words.reopen} /> : <OtherSteps {...part} />}
    </section>
  )
}

type StepProps = { of: HandlerCase; words: HandledCaseWords }

function MainStep({ of: { stage, number }, words }: StepProps) {
  const { next, didNotWork } = words
  const form = { didNotWork, about: number, focusAfter: 'next' }
  switch (stage) {
    case 'received':
      return (
        <WordsForm
          act="acknowledge"
          focusAfter="next"
          label={next.acknowledgeLabel}
          limit={grievanceLimits.reply}
          isOptional
          words={{ submit: next.acknowledge, said: next.saidAcknowledge, didNotWork }}
        />
      )
    case 'acknowledged':
      return <ActButton {...form} act="begin" said={next.saidBegin} label={next.begin} variant="primary" />
    case 'waiting':
      return <ActButton {...form} act="begin" said={next.saidBegin} label={next.backToReview} />
    case 'referred':
      return <ActButton {...form} act="take-back" said={next.saidTakeBack} label={next.takeBack} />
    case 'review':
    case 'closed':
      return null
  }
}

function OtherSteps(props: StepProps) {
  const { of, words } = props
  const { stage, isEscalated } = of
  // What was sent is empty again for the next one, and nothing else that is being typed.
  const countTimes = (change: string) => of.entries.filter((entry) => entry.change === change).length
  const message = { caseId: of.id, words }
  const isAsked = stage === 'waiting' || stage === 'referred'
  return (
    <div className="folds no-print">
      {!isAsked && <WordsFold words={words} act="ask" fold={words.ask} />}
      <MessageForm key={`tell ${countTimes('told')}`} {...message} act="tell" fold={words.tell} />
      <MessageForm key={`note ${countTimes('noted')}`} {...message} act="note" fold={words.note} />
      {stage !== 'referred' && <ReferForm words={words} />}
      {(stage === 'review' || isAsked) && <CloseForm of={of} words={words} />}
      {!isEscalated && <WordsFold words={words} act="escalate" fold={words.escalate} />}
      <FormFold held={{ act: 'step-back' }} summary={words.stepBack.title}>
        <div className="stack gap-3">
          <p className="small ink-2">{words.stepBack.help}</p>
          <ActButton
            act="step-back"
            leavesPage
            said={words.stepBack.said}
            didNotWork={words.didNotWork}
            label={words.stepBack.submit}
            about={of.number}
            small
          />
        </div>
      </FormFold>
    </div>
  )
}

import { concernsWords } from '#content/grievances/desk/concerns.ts'
import type { OperatorQuestion, OperatorQuestions } from '#contract/grievances/handling.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

const words = concernsWords

export default function ConcernsScreen(given: DeskScreenProps<OperatorQuestions>) {
  return (
    <FramedScreen of={given} title={words.title} here="/workspace/concerns" isFresh>
      {({ questions }) => (
        <div className="grid gap-5">
          <DeskHead title={words.title} lead={words.lead} />
          {questions.length === 0 ? (
            <EmptyState mark="window" title={words.empty.title}>
              <p className="ink-2">{words.empty.words}</p>
            </EmptyState>
          ) : (
            <>
              <p className="measure">{words.fair}</p>
              <ul className="ruled line-above line-below w-52">
                {questions.map((question) => (
                  <li key={question.id} id={question.id} tabIndex={-1} className="pad-y-4">
                    <Concern question={question} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </FramedScreen>
  )
}

function Concern({ question }: { question: OperatorQuestion }) {
  const { id, residence, askedBy, askedAt, dueAt, question: asked, filer, answer, isClosed } = question
  return (
    <article className="stack stack-fill gap-3 break">
      <div>
        <h2 className="t-name">{residence}</h2>
        <p className="small ink-2">
          {words.asks(askedBy)}, <Moment at={askedAt} />. {filer === '' ? words.hidden : words.filer(filer)}
        </p>
      </div>
      <p className="as-typed">{asked}</p>
      {answer !== null && (
        <div>
          <p className="small ink-2">
            {words.answered(answer.by)}, <Moment at={answer.at} />
          </p>
          <p className="as-typed">{answer.words}</p>
        </div>
      )}
      {answer === null && isClosed && <p className="ink-2">{words.closed}</p>}
      {answer === null && !isClosed && (
        <>
          <p>
            {words.due} <Moment at={dueAt} />
          </p>
          <WordsForm
            act="answer"
            hidden={{ id }}
            focusAfter={id}
            label={words.label}
            help={words.help}
            limit={grievanceLimits.reply}
            words={{ submit: words.submit, said: words.said, didNotWork: words.didNotWork }}
          />
        </>
      )}
    </article>
  )
}

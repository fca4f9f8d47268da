import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { type ApplicationQuestion, mayReply } from '#web/pages/certification/desk/application/rules-way.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'

type QuestionsProps = {
  application: ApplicationAnswer
  questions: readonly ApplicationQuestion[]
  title: string
  words: ApplicationWords['questions']
}

export function Questions({ application, questions, title, words }: QuestionsProps) {
  return (
    <section className="stack stack-fill gap-4" aria-labelledby="questions" id="asked">
      <h3 id="questions">{title}</h3>
      {questions.map((question) => (
        <Question key={question.id} application={application} question={question} words={words} />
      ))}
    </section>
  )
}

type QuestionProps = Omit<QuestionsProps, 'questions' | 'title'> & { question: ApplicationQuestion }

function Question({ application, question, words }: QuestionProps) {
  const { id, code, words: asked, askedAt, askedBy, answer, answeredAt, answeredBy } = question
  const { state } = application.line.residence
  return (
    <div className="box barred stack stack-fill gap-3 pad-4" id={`question-${id}`} tabIndex={-1}>
      <p className="small ink-2">
        {askedBy}, {application.line.affiliate}, <ResidenceMoment at={askedAt} state={state} hasYear />.{' '}
        {code !== null && `${words.about(code)}.`}
      </p>
      <p className="as-typed">{asked}</p>
      {answeredAt !== null && (
        <div>
          <p className="small ink-2">
            {words.answeredBy(answeredBy ?? '')}, <ResidenceMoment at={answeredAt} state={state} hasYear />
          </p>
          <p className="as-typed">{answer}</p>
        </div>
      )}
      {answeredAt === null && !mayReply(application) && <p className="bold">{words.unanswered}</p>}
      {answeredAt === null && mayReply(application) && (
        <>
          <WordsForm
            act="reply"
            hidden={{ questionId: id }}
            focusAfter={`question-${id}`}
            label={words.label}
            limit={applicationLimits.question}
            words={words}
          />
          <p className="small ink-2">{words.readBy(application.line.affiliate)}</p>
        </>
      )}
    </div>
  )
}

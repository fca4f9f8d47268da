import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { underReview } from '#domain/certification/application/guards.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { mayReview } from './rule-review.tsx'

const waits: readonly string[] = underReview

export function Questions({ application, words }: { application: ApplicationAnswer; words: ReviewWords }) {
  const { questions, forms } = words
  return (
    <section className="stack stack-fill gap-4 w-52" aria-labelledby="questions">
      <h2 id="questions">{questions.title}</h2>
      {application.questions.length === 0 && <p className="ink-2">{questions.none}</p>}
      <ul className="ruled">
        {application.questions.map(({ id, code, words: asked, askedAt, askedBy, answer, answeredAt, answeredBy }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              {askedBy}, <ResidenceMoment at={askedAt} state={application.line.residence.state} hasYear />.{' '}
              {code !== null && questions.about(code)}
            </p>
            <p>{asked}</p>
            {answeredAt === null ? (
              <p className="bold">{waits.includes(application.line.stage) ? questions.open : questions.unanswered}</p>
            ) : (
              <p>
                <b>{answeredBy}: </b>
                {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayReview(application) && (
        <WordsForm
          act="ask"
          hidden={{ code: '' }}
          label={questions.general}
          help={forms.questionHelp}
          limit={applicationLimits.question}
          words={{ submit: forms.ask, said: forms.saidAsk, didNotWork: forms.didNotWork }}
        />
      )}
    </section>
  )
}

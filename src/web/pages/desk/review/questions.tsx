import type { ReviewWords } from '#content/desk/certification/review.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { mayReview } from './rule-review.tsx'

type QuestionsProps = { application: ApplicationAnswer; words: ReviewWords; refused: RefusedForm | null }

export function Questions({ application, words, refused }: QuestionsProps) {
  const { questions, forms } = words
  return (
    <section className="stack stack-fill gap-4 w-52" aria-labelledby="questions">
      <h2 id="questions">{questions.title}</h2>
      {application.questions.length === 0 && <p className="ink-2">{questions.none}</p>}
      <ul className="ruled">
        {application.questions.map(({ id, code, words: asked, askedAt, askedBy, answer, answeredAt, answeredBy }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              {askedBy}, <Moment at={askedAt} />. {code !== null && questions.about(code)}
            </p>
            <p>{asked}</p>
            {answeredAt === null ? (
              <p className="bold">{questions.open}</p>
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
        <DeskForm
          act="ask"
          hidden={{ code: '', id: '' }}
          said={forms.saidAsk}
          didNotWork={forms.didNotWork}
          refused={refused}
          className="stack stack-fill gap-3 w-40"
        >
          {({ errors, typed, isPending }) => (
            <>
              <Field label={questions.general} help={forms.questionHelp} error={errors.words}>
                {(wiring) => (
                  <Textarea
                    {...wiring}
                    name="words"
                    rows={2}
                    required
                    maxLength={applicationLimits.question}
                    defaultValue={typed.words}
                  />
                )}
              </Field>
              <Button type="submit" small aria-disabled={isPending}>
                {forms.ask}
              </Button>
            </>
          )}
        </DeskForm>
      )}
    </section>
  )
}

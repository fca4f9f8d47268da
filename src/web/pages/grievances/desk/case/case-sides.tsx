import type { HandledCaseWords } from '#content/grievances/desk/case.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type PartProps = { of: HandlerCase; words: HandledCaseWords }

export function AboutFiler({ of, words }: PartProps) {
  const { filer } = words
  return (
    <section className="stack gap-2" aria-labelledby="filer">
      <h2 id="filer">{filer.title}</h2>
      <p className="break">{of.filer === '' ? filer.unnamed : <b>{of.filer}</b>}</p>
      <p className="small ink-2">{of.mayName ? filer.named : filer.hidden}</p>
      <p className="small ink-2">{of.hasContact ? filer.contact : filer.noContact}</p>
      {of.isSpanish && <p className="small ink-2">{filer.spanish}</p>}
      <p className="small ink-2">{filer.kept}</p>
      {of.slug !== '' && (
        <SiteLink className="tap" to={`/residences/${of.slug}`}>
          {words.page}
        </SiteLink>
      )}
    </section>
  )
}

export function OperatorSide({ of, words }: PartProps) {
  const { operator: side } = words
  return (
    <section className="stack stack-fill gap-4 w-52" aria-labelledby="house">
      <h2 id="house" tabIndex={-1}>
        {side.title}
      </h2>
      {of.questions.length === 0 && <p className="ink-2">{of.canAskOperator ? side.none : side.nobody}</p>}
      <ul className="ruled">
        {of.questions.map(({ id, question, askedAt, dueAt, answer, isClosed }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              <Moment at={askedAt} />, {isClosed && answer === null ? side.closed : side.due} <Moment at={dueAt} />
            </p>
            <p className="as-typed">{question}</p>
            {answer === null ? (
              <p className="bold">{side.open}</p>
            ) : (
              <p className="as-typed">
                <b>{answer.by}: </b>
                {answer.words}
              </p>
            )}
          </li>
        ))}
      </ul>
      {of.canAskOperator && of.stage !== 'closed' && (
        <WordsForm
          key={of.questions.length}
          act="ask-house"
          focusAfter="house"
          label={side.label}
          help={side.help}
          limit={grievanceLimits.reply}
          words={{ submit: side.submit, said: side.said, didNotWork: words.didNotWork }}
        />
      )}
    </section>
  )
}

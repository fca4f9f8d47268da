import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { RuleField, RuleTexts } from '#domain/certification/application/answering/answering.ts'
import { ruleAnswers } from '#domain/certification/application/application.ts'
import { Notice } from '#web/ui/text/notice.tsx'

type DisputedProps = {
  fields: readonly RuleField[]
  theirs: RuleTexts
  keep: (field: RuleField, side: 'mine' | 'theirs', theirs: RuleTexts) => void
  words: ApplicationWords
}

/** What two people changed to different things: without script it is chosen, and saved with the form. */
export function Disputed({ fields, theirs, keep, words }: DisputedProps) {
  if (fields.length === 0) return null
  return (
    <div className="stack stack-fill gap-3" tabIndex={-1} data-trouble>
      <Notice announced icon="compare" title={words.disputed.title}>
        <p>{words.disputed.words}</p>
      </Notice>
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      {fields.map((field) => (
        <fieldset key={field} className="stack stack-fill gap-2">
          <legend className="bold">{words.disputed.fields[field]}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="choice marked gap-3 align-start pad-3">
              <input type="radio" name={`keep_${field}`} value={side} onChange={() => keep(field, side, theirs)} />
              <span className="stack gap-0">
                <b>{words.disputed[side]}</b>
                {side === 'theirs' && <span className="as-typed">{read(field, theirs, words)}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function read(field: RuleField, theirs: RuleTexts, words: ApplicationWords): string {
  if (field !== 'answer') return theirs[field] || words.disputed.empty
  const answer = ruleAnswers.find((one) => one === theirs.answer)
  return answer ? words.answers[answer] : words.unanswered
}

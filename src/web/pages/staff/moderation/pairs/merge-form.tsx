import type { PairWords } from '#content/staff/merging.ts'
import type { BesideAnswer } from '#contract/residence/moderation/merges.ts'
import { hidingLimits } from '#domain/residence/listing/hiding.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'

type MergeFormProps = { beside: BesideAnswer; words: PairWords }

export function MergeForm({ beside: { sides, choices }, words }: MergeFormProps) {
  const { merge } = words
  const first = choices.find(({ refusal }) => refusal === null)
  return (
    <Part id="merge" title={merge.title}>
      <p className="small ink-2">{merge.lead}</p>
      <DeskForm
        act="merge"
        said={merge.said}
        didNotWork={words.didNotWork}
        leavesPage
        className="stack stack-fill gap-3"
      >
        {({ errors, typed }) => (
          <>
            <fieldset className="stack stack-fill gap-3">
              <legend className="vh">{merge.title}</legend>
              {choices.map(({ kept, refusal, follows }) => {
                const side = sides.find(({ listing }) => listing.id === kept)
                return (
                  <div key={kept} className="stack stack-fill gap-1">
                    <label className="checkline">
                      <input
                        type="radio"
                        name="kept"
                        value={kept}
                        disabled={refusal !== null}
                        defaultChecked={kept === (typed.kept ?? first?.kept)}
                        aria-describedby={`follows-${kept}`}
                      />
                      <span className="break">{merge.stays(side?.listing.name ?? '', side?.listing.slug ?? '')}</span>
                    </label>
                    <div id={`follows-${kept}`} className="small ink-2 stack gap-1">
                      {(refusal === null ? follows : [refusal]).map((line) => (
                        <p key={line} className="break">
                          {line}
                        </p>
                      ))}
                    </div>
                  </div>
                )
              })}
              {errors.kept && <p className="small">{errors.kept}</p>}
            </fieldset>
            {choices.every(({ refusal }) => refusal !== null) ? (
              <p className="bold">{merge.neither}</p>
            ) : (
              <>
                <WordsField label={merge.words} help={merge.wordsHelp} maxLength={hidingLimits.words} />
                <SubmitButton variant="primary" icon="house" label={merge.submit} />
              </>
            )}
          </>
        )}
      </DeskForm>
    </Part>
  )
}

export function ApartForm({ words: { apart, didNotWork } }: Omit<MergeFormProps, 'beside'>) {
  return (
    <Part id="apart" title={apart.title}>
      <p className="small ink-2">{apart.lead}</p>
      <ActButton act="apart" said={apart.said} didNotWork={didNotWork} focusAfter="page-title" label={apart.submit} />
    </Part>
  )
}

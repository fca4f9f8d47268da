import type { PairWords } from '#content/desk/staff/merging.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import { hidingLimits } from '#domain/listing/hiding.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormStateContext } from '#web/parts/desk/form/form-state.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Form } from '#web/ui/form/form.tsx'

type MergeFormProps = { beside: BesideAnswer; words: PairWords }

export function MergeForm({ beside: { sides, choices }, words }: MergeFormProps) {
  const refused = useRefused()
  const { merge } = words
  const own = refused?.values.act === 'merge' ? refused : null
  const owner = useActsFor()
  const action = useOwnAddress()
  const chosen = own?.values.kept ?? choices.find(({ refusal }) => refusal === null)?.kept
  return (
    <Part id="merge" title={merge.title}>
      <p className="small ink-2">{merge.lead}</p>
      <Form
        action={action}
        answered={own}
        headers={buildOwnerHeader(owner)}
        hidden={{ act: 'merge' }}
        didNotWork={words.didNotWork}
        className="stack stack-fill gap-3"
      >
        {({ isPending, trouble }) => (
          <FormStateContext value={{ isPending, errors: trouble?.fields ?? {}, typed: own?.values ?? {} }}>
            {trouble && Object.keys(trouble.fields).length === 0 && (
              <DeskTrouble title={words.didNotWork} message={trouble.message} />
            )}
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
                        defaultChecked={kept === chosen}
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
              {trouble?.fields.kept && <p className="small">{trouble.fields.kept}</p>}
            </fieldset>
            {choices.every(({ refusal }) => refusal !== null) ? (
              <p className="bold">{merge.neither}</p>
            ) : (
              <>
                <WordsField label={merge.words} help={merge.wordsHelp} maxLength={hidingLimits.words} />
                <SubmitButton variant="primary" icon="house" label={merge.submit} />
              </>
            )}
          </FormStateContext>
        )}
      </Form>
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

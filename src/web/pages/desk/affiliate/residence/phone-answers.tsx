import type { ListingChecksWords } from '#content/desk/affiliate/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { type CheckOutcome, checkWordsLimit } from '#domain/states/residences/listing-check.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type AnswersProps = { calls: ListingChecksAnswer; words: ListingChecksWords }

export const lastAnswerId = 'last-answer'

export function PhoneAnswers({ calls: { listing }, words }: AnswersProps) {
  const refused = useRefused()
  const findRefused = (outcome: CheckOutcome) => (refused?.values.outcome === outcome ? refused : null)
  const buildForm = (outcome: CheckOutcome) => ({
    act: 'called',
    hidden: { id: listing.id, outcome },
    said: words.said,
    didNotWork: words.didNotWork,
    focusAfter: lastAnswerId,
    refused: findRefused(outcome),
  })
  return (
    <div className="stack stack-fill gap-3 w-52">
      <h3 className="t-strong">{words.answer}</h3>
      <div className="row gap-3">
        <ActButton {...buildForm('right')} label={words.outcomes.right} about={listing.name} variant="primary" />
        <ActButton {...buildForm('no_answer')} label={words.outcomes.no_answer} about={listing.name} />
      </div>
      <div className="folds">
        {(['changed', 'gone'] as const).map((outcome) => (
          <Disclosure
            key={outcome}
            summary={words.outcomes[outcome]}
            {...(findRefused(outcome) !== null && { open: true })}
          >
            <DeskForm {...buildForm(outcome)} className="stack stack-fill gap-3 w-40">
              <WordsField label={words[outcome].label} help={words[outcome].help} maxLength={checkWordsLimit} />
              <p>
                <SubmitButton label={words[outcome].submit} pending={words.pending} />
              </p>
            </DeskForm>
          </Disclosure>
        ))}
      </div>
    </div>
  )
}

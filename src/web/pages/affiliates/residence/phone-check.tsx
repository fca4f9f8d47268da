import type { ListingChecksWords } from '#content/affiliates/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { type CheckOutcome, checkWordsLimit } from '#domain/states/residences/listing-check.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { lastAnswerId, type PhoneCheckProps, PhoneHistory } from './phone-history.tsx'

export function PhoneCheck(props: PhoneCheckProps) {
  const { calls, words } = props
  const { listing, affiliate, mayAnswer } = calls
  return (
    <section className="stack stack-fill gap-4 mt-4 no-print" aria-labelledby="by-phone">
      <h2 id="by-phone">{words.title}</h2>
      <PhoneNumber phone={listing.phone} words={words} />
      {mayAnswer ? (
        <>
          <Script listing={listing} affiliate={affiliate} words={words.script} />
          <PhoneAnswers key={calls.checks[0]?.id} calls={calls} words={words} />
        </>
      ) : (
        <p className="ink-2">{words.readOnly}</p>
      )}
      <PhoneHistory {...props} />
    </section>
  )
}

function PhoneNumber({ phone, words }: { phone: string; words: ListingChecksWords }) {
  if (phone === '') return <p>{words.noPhone}</p>
  return (
    <p>
      <a className="tap bold" href={buildTelAddress(phone)}>
        {words.call(formatPhone(phone))}
      </a>
    </p>
  )
}

type ScriptProps = Pick<ListingChecksAnswer, 'listing' | 'affiliate'> & { words: ListingChecksWords['script'] }

function Script({ listing, affiliate, words: script }: ScriptProps) {
  return (
    <div className="stack stack-fill gap-3 w-52">
      <p className="measure">{script.hello(affiliate, listing.name)}</p>
      <p className="bold">{script.facts}</p>
      <dl className="ruled line-above line-below">
        {listFacts(listing, script).map(([term, value]) => (
          <div key={term} className="named tight">
            <dt className="ink-3">{term}</dt>
            <dd className="break">{value || script.notStated}</dd>
          </div>
        ))}
      </dl>
      <p className="small ink-2 measure">{script.open}</p>
    </div>
  )
}

function listFacts(
  { name, city, phone, beds, level }: ListingChecksAnswer['listing'],
  script: ListingChecksWords['script'],
): [string, string][] {
  const numeral = level === null ? null : levelNumerals[level as 1 | 2 | 3 | 4]
  return [
    [script.name, name],
    [script.town, city],
    [script.phone, phone === '' ? '' : formatPhone(phone)],
    [script.takes, beds.map((group) => script.group(group.audience, group.beds)).join('; ')],
    [script.level, numeral === null ? '' : script.levelOf(numeral)],
  ]
}

type AnswersProps = { calls: ListingChecksAnswer; words: ListingChecksWords }

function PhoneAnswers({ calls: { listing }, words }: AnswersProps) {
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

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import {
  checkFields,
  checkTextsOf,
  toSeen,
  waiverFields,
} from '#domain/certification/application/answering/checked-at-once.ts'
import { pickDisputed, type Texts } from '#domain/certification/application/answering/seen.ts'
import { filterStandingFindings } from '#domain/certification/application/answering/visit-findings.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { Disputed } from '#web/parts/desk/disputed/disputed.tsx'
import { settle } from '#web/parts/desk/disputed/settle.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useFormState } from '#web/parts/desk/form/form-state.ts'
import { type RefusedForm, useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'

type CheckProps = {
  rule: ApplicationRule
  application: ApplicationAnswer
  words: ReviewWords
}

type AtOnceProps<Name extends string> = Pick<CheckProps, 'rule' | 'words'> & {
  act: 'check' | 'waive'
  fields: readonly Name[]
  shown: Texts<Name>
  hidden?: Readonly<Record<string, string>>
  said: string
  submit: string
  children: ReactNode
}

/** What the page showed goes along, and is that of the page anew once it is saved. */
function AtOnceForm<Name extends string>(props: AtOnceProps<Name>) {
  const [saved, setSaved] = useState(0)
  return <AtOnce key={saved} {...props} isAgain={saved > 0} onDone={() => setSaved(saved + 1)} />
}

function AtOnce<Name extends string>(props: AtOnceProps<Name> & { isAgain: boolean; onDone: () => void }) {
  const { act, fields, shown, rule, hidden = {}, said, submit, words, isAgain, onDone, children } = props
  const ofPage = useRefused({ act, id: rule.code })
  const refused = isAgain ? null : ofPage
  const [{ typed, was }] = useState(() => begin(fields, shown, refused))
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAgain) place.current?.querySelector('button')?.focus()
  }, [isAgain])
  return (
    <DeskForm
      act={act}
      hidden={{ code: rule.code, id: rule.code, was, ...hidden }}
      said={said}
      didNotWork={words.forms.didNotWork}
      anchor={`rule-${rule.code}`}
      onDone={onDone}
      typed={typed}
      className="stack stack-fill gap-3 w-40"
    >
      {({ errors }) => (
        <>
          <Disputed
            fields={pickDisputed(fields, errors)}
            theirs={shown}
            read={(field, text) => readText(field, text, words)}
            words={words.disputed}
          />
          {children}
          <p ref={place}>
            <SubmitButton label={submit} />
          </p>
        </>
      )}
    </DeskForm>
  )
}

function begin<Name extends string>(fields: readonly Name[], shown: Texts<Name>, refused: RefusedForm | null) {
  const back = refused && settle(fields, refused.values)
  const typed = { ...shown, ...back?.values }
  return { typed, was: JSON.stringify(back?.seen ?? toSeen(fields, shown)) }
}

function readText(field: string, text: string, { disputed, rule: words }: ReviewWords): string | undefined {
  if (field === 'dueOn') return text === '' ? undefined : formatMediumDay(text)
  if (field !== 'finding') return undefined
  const said = { met: words.met, not_met: words.notMet, not_applicable: words.notApplicable }
  return text === 'met' || text === 'not_met' || text === 'not_applicable' ? said[text] : disputed.unchecked
}

export function CheckForm({ rule, application, words }: CheckProps) {
  const { forms } = words
  const standing = filterStandingFindings(application.visitFindings, rule.code)
  return (
    <AtOnceForm
      act="check"
      fields={checkFields}
      shown={checkTextsOf(rule)}
      hidden={{ over: standing.map(({ id }) => id).join(' ') }}
      said={forms.saidCheck}
      submit={forms.save}
      rule={rule}
      words={words}
    >
      <FindingChoice words={words} />
      <TextareaField
        name="words"
        label={forms.missing}
        help={forms.missingHelp}
        rows={2}
        maxLength={applicationLimits.note}
      />
      <InputField name="dueOn" label={forms.dueOn} isOptional type="date" />
    </AtOnceForm>
  )
}

function FindingChoice({ words: { forms, rule } }: Pick<CheckProps, 'words'>) {
  const { typed } = useFormState()
  return (
    <fieldset className="row gap-4">
      <legend className="label mb-1">{forms.finding}</legend>
      {(['met', 'not_met'] as const).map((value) => (
        <label key={value} className="checkline">
          <input type="radio" name="finding" value={value} required defaultChecked={typed.finding === value} />
          <span>{value === 'met' ? rule.met : rule.notMet}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function WaiverForms({ rule, words }: CheckProps) {
  const { code, title, waiver } = rule
  const { forms } = words
  const isWaived = waiver !== ''
  const label = isWaived ? forms.changeWaiver : forms.waive
  return (
    <>
      {isWaived && (
        <ActButton
          act="end-waiver"
          hidden={{ code, id: code, was: JSON.stringify(toSeen(waiverFields, { reason: waiver })) }}
          said={forms.saidEndWaiver}
          didNotWork={forms.didNotWork}
          label={forms.endWaiver}
          about={title}
          small
        />
      )}
      <FormFold summary={label} held={{ act: 'waive', id: code }}>
        <AtOnceForm
          act="waive"
          fields={waiverFields}
          shown={{ reason: waiver }}
          said={isWaived ? forms.saidChangeWaiver : forms.saidWaive}
          submit={label}
          rule={rule}
          words={words}
        >
          <WordsField
            name="reason"
            label={forms.waiveReason}
            help={forms.waiveHelp}
            maxLength={applicationLimits.reason}
          />
        </AtOnceForm>
      </FormFold>
    </>
  )
}

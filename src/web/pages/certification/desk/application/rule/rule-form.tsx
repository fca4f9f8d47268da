import { useEffect, useRef, useState } from 'react'
import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import {
  listDisputed,
  type RuleField,
  ruleFields,
  toRuleSeen,
  toRuleTexts,
} from '#domain/certification/application/answering/answering.ts'
import { bothChanged } from '#domain/certification/application/answering/seen.ts'
import { applicationLimits, ruleAnswers } from '#domain/certification/application/application.ts'
import { addListed } from '#domain/certification/standard/listing-notes.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { Disputed } from '#web/parts/desk/disputed/disputed.tsx'
import { settle } from '#web/parts/desk/disputed/settle.ts'
import { TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/action/segmented.css'
import type { RulePlace } from '#web/pages/certification/desk/application/rules-way.ts'
import type { SavingState } from '#web/pages/certification/desk/application/saving/saver.ts'
import { useSaving } from '#web/pages/certification/desk/application/saving/use-saving.ts'

type RuleFormProps = {
  id: string
  application: ApplicationAnswer
  place: RulePlace
  team: readonly string[]
  words: ApplicationWords
  onSending: (isSending: boolean) => void
}

/** Saves itself as it is filled in. The button that saves it and leads on stands below what else belongs to the rule. */
export function RuleForm({ id, application: { line }, place, team, words, onSending }: RuleFormProps) {
  const { rule, after } = place
  const { code } = rule
  const form = useRef<HTMLFormElement>(null)
  const own = useRefused({ act: 'answer' })
  const back = own && settle(ruleFields, own.values)
  const typed = back?.values ?? rule
  const begun = { seen: back?.seen ?? toRuleSeen(toRuleTexts(rule)), disputed: listDisputed(own?.fields ?? {}) }
  const { saving, was, disputed, keep, take, onInput, onFailed } = useSaving(form, { id: line.id, code }, begun)
  const [isTaken, setTaken] = useState(false)
  function takeListed({ words: said, isYes }: ListedEvidence): void {
    const note = addListed(form.current?.querySelector('textarea')?.value ?? '', said)
    take(isYes ? { note, answer: 'yes' } : { note })
    setTaken(true)
    form.current?.querySelector('textarea')?.focus()
  }
  const findError = (field: RuleField, trouble: FormTrouble | null) =>
    disputed.includes(field) ? bothChanged : dropDisputes(trouble)[field]
  return (
    <Form
      id={id}
      ref={form}
      action={useOwnAddress()}
      className="stack stack-fill gap-4"
      answered={own}
      headers={buildOwnerHeader(useActsFor())}
      hidden={{ act: 'answer', code, next: after ?? '', was }}
      onInput={onInput}
      onFailed={onFailed}
    >
      {({ isPending, trouble }) => (
        <>
          <Sending is={isPending} tell={onSending} />
          {/* Enter in a field presses the first button of a form, and shall not take over what the listing says. */}
          <button type="submit" hidden />
          <Disputed
            fields={disputed}
            theirs={toRuleTexts(rule)}
            keep={keep}
            read={(field, text) => (field === 'answer' ? readAnswer(text, words) : undefined)}
            words={words.disputed}
          />
          {rule.isFromLast && <p className="bold">{words.stillRight}</p>}
          <Answers chosen={typed.answer ?? null} words={words} />
          <ResponsibleField
            typed={typed.responsible}
            team={team}
            error={findError('responsible', trouble)}
            words={words.rule}
          />
          {rule.listed && !isTaken && <ListedSays listed={rule.listed} take={takeListed} words={words.listed} />}
          <NoteField typed={typed.note} error={findError('note', trouble)} words={words.rule} />
          {trouble && Object.keys(trouble.fields).length === 0 && (
            <div tabIndex={-1} data-trouble>
              <DeskTrouble title={words.rule.failed} message={trouble.message} announced={false} />
            </div>
          )}
          <SavedNote saving={disputed.length > 0 ? { at: 'still' } : saving} words={words.saving} />
        </>
      )}
    </Form>
  )
}

function Sending({ is, tell }: { is: boolean; tell: (isSending: boolean) => void }) {
  useEffect(() => tell(is), [is, tell])
  return null
}

function readAnswer(text: string, words: ApplicationWords): string {
  const answer = ruleAnswers.find((one) => one === text)
  return answer ? words.answers[answer] : words.unanswered
}

/** Once it is chosen what to keep, the refusal no longer says what is. */
const dropDisputes = (trouble: FormTrouble | null): FormTrouble['fields'] =>
  Object.fromEntries(Object.entries(trouble?.fields ?? {}).filter(([, words]) => words !== bothChanged))

const icons = { yes: 'check', not_yet: 'clock', not_applicable: 'minus' } as const

function Answers({ chosen, words }: { chosen: string | null; words: ApplicationWords }) {
  return (
    <fieldset className="seg seg-three" aria-label={words.rule.isMet}>
      {ruleAnswers.map((answer) => (
        <label key={answer}>
          <input type="radio" name="answer" value={answer} defaultChecked={chosen === answer} />
          <Icon name={icons[answer]} />
          {words.answers[answer]}
        </label>
      ))}
    </fieldset>
  )
}

type ListedEvidence = NonNullable<ApplicationRule['listed']>
type ListedProps = { listed: ListedEvidence; take: (listed: ListedEvidence) => void; words: ApplicationWords['listed'] }

function ListedSays({ listed, take, words }: ListedProps) {
  return (
    <div className="box-dashed pad-3 row between gap-3">
      <p className="grow-18">
        <b>{words.says}</b> {listed.words}
      </p>
      <Button
        type="submit"
        name={listed.isYes ? 'listedYes' : 'listed'}
        value={listed.words}
        small
        onClick={(event) => {
          event.preventDefault()
          take(listed)
        }}
      >
        {listed.isYes ? words.useYes : words.use}
      </Button>
    </div>
  )
}

type TextProps = { typed: string | undefined; error: string | undefined; words: ApplicationWords['rule'] }

function ResponsibleField({ typed, team, error, words }: TextProps & { team: readonly string[] }) {
  return (
    <Field label={words.responsible} help={words.responsibleHelp} optional error={error}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            name="responsible"
            list={`${wiring.id}-team`}
            maxLength={applicationLimits.responsible}
            defaultValue={typed}
          />
          <datalist id={`${wiring.id}-team`}>
            {team.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

function NoteField({ typed, error, words }: TextProps) {
  return (
    <TextareaField
      name="note"
      label={words.note}
      help={words.noteHelp}
      isOptional
      error={error}
      rows={3}
      maxLength={applicationLimits.note}
      start={typed}
    />
  )
}

function SavedNote({ saving, words }: { saving: SavingState; words: ApplicationWords['saving'] }) {
  return (
    <p className="small ink-2 needs-script kept-line" role="status">
      {saving.at === 'refused' ? saving.message : words[saving.at]}
    </p>
  )
}

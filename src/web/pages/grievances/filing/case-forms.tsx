import type { CaseWords } from '#content/grievances/filing/case.en.ts'
import type { FilerCase } from '#contract/grievances/filing.ts'
import { caseFileProblems } from '#contract/grievances/grievance-fields.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { buildCasePath } from '#domain/language/language.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FileInput } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

type CaseFormsProps = { found: FilerCase; caseKey: string; answered: FormAnswer | null; words: CaseWords }

export function CaseForms({ found, caseKey, answered, words }: CaseFormsProps) {
  const { stage, mayEscalate, reopenUntil, hasContact } = found
  const { reopen, escalate, withdraw, forget } = words
  const refused = answered !== null && answered.status !== 200 ? answered : null
  const form = { caseKey, refused, words }
  return (
    <div className="stack stack-fill gap-5">
      {refused && (
        <div tabIndex={-1} data-trouble>
          <Notice tone="danger" title={words.trouble} announced>
            <p>{describeTrouble(refused, words)}</p>
          </Notice>
        </div>
      )}
      {stage !== 'closed' && (
        <WordsForm {...form} act="say" label={words.answer} help={words.answerHelp} submit={words.send} isMain />
      )}
      {reopenUntil !== null && (
        <WordsForm
          {...form}
          act="reopen"
          label={reopen.label}
          help={reopen.help(words.day(reopenUntil))}
          submit={reopen.submit}
        />
      )}
      {mayEscalate && (
        <Disclosure summary={escalate.title}>
          <WordsForm {...form} act="escalate" label={escalate.label} help={escalate.help} submit={escalate.submit} />
        </Disclosure>
      )}
      {hasContact && (
        <Disclosure summary={forget.title}>
          <PlainForm {...form} act="forget-contact" help={forget.help} submit={forget.submit} />
        </Disclosure>
      )}
      {stage !== 'closed' && (
        <Disclosure summary={withdraw.title}>
          <PlainForm {...form} act="withdraw" help={withdraw.help} submit={withdraw.submit} />
        </Disclosure>
      )}
    </div>
  )
}

function describeTrouble(refused: FormAnswer, words: CaseWords): string {
  const { status } = refused
  if (status === 429) return words.tooMany
  if (status >= 500) return words.failed
  return describeFileProblem(refused, words) ?? describeEmpty(refused, words) ?? words.again
}

function describeEmpty({ values: { act }, fields }: FormAnswer, words: CaseWords): string | null {
  if (fields.words === undefined) return null
  if (act === 'reopen' || act === 'escalate') return words.noWords(words[act].label)
  return words.empty
}

type FormProps = {
  act: string
  caseKey: string
  refused: FormAnswer | null
  words: CaseWords
  help?: string
  submit: string
}

function WordsForm(props: FormProps & { label: string; isMain?: boolean }) {
  const { act, caseKey, refused, words, label, help, submit, isMain = false } = props
  const isOwn = refused?.values.act === act
  return (
    <Form
      action={buildCasePath(words.language)}
      anchor="sent"
      className="stack stack-fill gap-3"
      hidden={{ act, key: caseKey }}
      {...(isMain && { encType: 'multipart/form-data' })}
    >
      <TextareaField
        label={label}
        help={help}
        error={isOwn ? describeEmpty(refused, words) : null}
        id={`case-${act}`}
        name="words"
        rows={4}
        required={!isMain}
        maxLength={grievanceLimits.reply}
        defaultValue={isOwn ? refused.values.words : undefined}
      />
      {isMain && <CaseFileField refused={isOwn ? refused : null} words={words} />}
      <div className="row">
        <Button type="submit" variant={isMain ? 'primary' : 'line'}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

function PlainForm({ act, caseKey, words, help, submit }: FormProps) {
  return (
    <Form action={buildCasePath(words.language)} anchor="sent" className="stack gap-3" hidden={{ act, key: caseKey }}>
      <p className="small ink-2">{help}</p>
      <Button type="submit">{submit}</Button>
    </Form>
  )
}

function CaseFileField({ refused, words }: { refused: FormAnswer | null; words: CaseWords }) {
  const { choose, optional, help, sending } = words.files
  return (
    <>
      <Field
        label={choose}
        optional={optional}
        help={help}
        error={refused && describeFileProblem(refused, words)}
        id="case-file"
      >
        {(wiring) => <FileInput {...wiring} name="file" />}
      </Field>
      <div role="status">
        <div data-sending hidden>
          <Progress label={sending} words="" />
        </div>
      </div>
    </>
  )
}

function describeFileProblem({ status, fields }: FormAnswer, { files }: CaseWords): string | null {
  if (fields.file === undefined) return null
  if (status === 413) return files.problems.too_large
  return files.problems[caseFileProblems.find((one) => one === fields.file) ?? 'damaged']
}

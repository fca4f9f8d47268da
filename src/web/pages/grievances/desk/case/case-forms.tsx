import { type ComponentProps, type ReactNode, useState } from 'react'
import type { HandledCaseWords } from '#content/grievances/desk/case.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { foundOutcomes, grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useFormState } from '#web/parts/desk/form/form-state.ts'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileInput } from '#web/ui/form/input.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { createCaseSender } from './send-case-file.query.ts'

type CaseFoldProps = Pick<ComponentProps<typeof DeskForm>, 'encType' | 'send'> & {
  act: string
  fold: { title: string; submit: string; said: string }
  words: HandledCaseWords
  isMain?: boolean
  children: ReactNode
}

function CaseFold({ act, fold, words, isMain = false, children, ...form }: CaseFoldProps) {
  return (
    <FormFold summary={fold.title} held={{ act }}>
      <DeskForm
        {...form}
        act={act}
        focusAfter="next"
        said={fold.said}
        didNotWork={words.didNotWork}
        className="stack stack-fill gap-3 w-40"
      >
        {children}
        <p>
          <SubmitButton variant={isMain ? 'primary' : undefined} label={fold.submit} />
        </p>
      </DeskForm>
    </FormFold>
  )
}

type WordsFoldProps = Omit<CaseFoldProps, 'children' | 'fold'> & {
  fold: CaseFoldProps['fold'] & { label: string; help?: string }
}

export function WordsFold(props: WordsFoldProps) {
  const { label, help } = props.fold
  return (
    <CaseFold {...props}>
      <WordsField label={label} help={help} maxLength={grievanceLimits.reply} />
    </CaseFold>
  )
}

export function MessageForm({ caseId: id, ...props }: WordsFoldProps & { caseId: string }) {
  const owner = useActsFor()
  const [share, setShare] = useState<number | null>(null)
  const { label, help } = props.fold
  const { file } = props.words
  return (
    <CaseFold {...props} encType="multipart/form-data" send={createCaseSender({ owner, id, onProgress: setShare })}>
      <WordsField label={label} help={help} maxLength={grievanceLimits.reply} isOptional />
      <CaseFileField words={file} />
      {share !== null && (
        <Progress
          label={file.choose}
          value={share >= 1 ? null : share}
          max={1}
          words={share >= 1 ? file.checking : file.sending(Math.floor(share * 100))}
        />
      )}
    </CaseFold>
  )
}

function CaseFileField({ words }: { words: HandledCaseWords['file'] }) {
  const { errors } = useFormState()
  return (
    <Field label={words.choose} help={words.help} error={errors.file} optional>
      {(wiring) => <FileInput {...wiring} name="file" />}
    </Field>
  )
}

export function ReferForm({ words }: { words: HandledCaseWords }) {
  const { refer } = words
  const maxLength = grievanceLimits.body
  return (
    <CaseFold act="refer" fold={refer} words={words}>
      <InputField name="body" label={refer.body} help={refer.bodyHelp} required maxLength={maxLength} />
      <InputField name="contact" label={refer.contact} help={refer.contactHelp} isOptional maxLength={maxLength} />
      <WordsField label={refer.label} maxLength={grievanceLimits.reply} />
    </CaseFold>
  )
}

export function CloseForm({ of, words }: { of: HandlerCase; words: HandledCaseWords }) {
  const { close } = words
  const outcomes = [
    ...(of.stage === 'referred' ? (['referred_on'] as const) : []),
    ...(of.mayCloseUnanswered ? (['no_answer'] as const) : []),
    ...foundOutcomes,
  ]
  return (
    <CaseFold act="close" fold={close} words={words} isMain>
      <SelectField
        name="outcome"
        label={close.outcome}
        required
        placeholder={close.choose}
        options={outcomes.map((value) => ({ value, words: close.outcomes[value] }))}
      />
      <WordsField label={close.label} help={close.help} maxLength={grievanceLimits.reply} rows={5} />
    </CaseFold>
  )
}

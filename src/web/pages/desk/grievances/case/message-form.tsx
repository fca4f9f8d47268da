import { useState } from 'react'
import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import { grievanceLimits } from '#domain/grievances/grievance.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileInput } from '#web/ui/form/input.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { createCaseSender } from './send-case-file.query.ts'

type MessageFormProps = {
  caseId: string
  act: 'tell' | 'note'
  fold: { title: string; label: string; help?: string; submit: string; said: string }
  words: HandledCaseWords
}

export function MessageForm({ caseId: id, act, fold, words }: MessageFormProps) {
  const owner = useActsFor()
  const [share, setShare] = useState<number | null>(null)
  return (
    <FormFold summary={fold.title} held={{ act }}>
      <DeskForm
        act={act}
        focusAfter="next"
        said={fold.said}
        didNotWork={words.didNotWork}
        encType="multipart/form-data"
        send={createCaseSender({ owner, id, onProgress: setShare })}
        className="stack stack-fill gap-3 w-40"
      >
        {({ errors }) => (
          <>
            <WordsField label={fold.label} help={fold.help} maxLength={grievanceLimits.reply} isOptional />
            <Field label={words.file.choose} help={words.file.help} error={errors.file} optional>
              {(wiring) => <FileInput {...wiring} name="file" />}
            </Field>
            {share !== null && <Sending share={share} words={words.file} />}
            <p>
              <SubmitButton label={fold.submit} />
            </p>
          </>
        )}
      </DeskForm>
    </FormFold>
  )
}

function Sending({ share, words }: { share: number; words: HandledCaseWords['file'] }) {
  const isSent = share >= 1
  return (
    <Progress
      label={words.choose}
      value={isSent ? null : share}
      max={1}
      words={isSent ? words.checking : words.sending(Math.floor(share * 100))}
    />
  )
}

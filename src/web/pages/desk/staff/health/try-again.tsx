import type { HealthWords } from '#content/desk/staff/health.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'

type TryAgainProps = {
  act: 'jobs' | 'mails'
  hidden?: Readonly<Record<string, string>>
  count: number | null
  about?: string
  focus: string
  refused: RefusedForm | null
  words: HealthWords
}

export function TryAgain({ act, hidden = {}, count, about, focus, refused, words }: TryAgainProps) {
  return (
    <DeskForm
      act={act}
      hidden={hidden}
      said={words.tried}
      didNotWork={words.didNotWork}
      focusAfter={focus}
      refused={refused}
    >
      <SubmitButton icon="undo" small label={count === null || count === 1 ? words.tryAgain : words.tryAll(count)}>
        {about !== undefined && <span className="vh">: {about}</span>}
      </SubmitButton>
    </DeskForm>
  )
}

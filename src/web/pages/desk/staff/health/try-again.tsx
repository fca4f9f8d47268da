import type { HealthWords } from '#content/desk/staff/health.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'

type TryAgainProps = {
  act: 'jobs' | 'mails'
  hidden?: Readonly<Record<string, string>>
  count: number | null
  about?: string
  focus: string
  words: HealthWords
}

export function TryAgain({ act, hidden = {}, count, about, focus, words }: TryAgainProps) {
  return (
    <DeskForm act={act} hidden={hidden} said={words.tried} didNotWork={words.didNotWork} focusAfter={focus}>
      <SubmitButton icon="undo" small label={count === null || count === 1 ? words.tryAgain : words.tryAll(count)}>
        {about !== undefined && <span className="vh">: {about}</span>}
      </SubmitButton>
    </DeskForm>
  )
}

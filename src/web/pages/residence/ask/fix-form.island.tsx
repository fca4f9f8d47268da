import type { Refused } from './form-answer.ts'
import { FormTrouble } from './form-trouble.tsx'
import type { FixWords } from './form-words.ts'
import { EmailField, MessageField, OptionalLabel } from './inquiry-fields.tsx'
import { NotSent, SendButton } from './not-sent.tsx'
import { Trap } from './trap.tsx'
import { useSending } from './use-sending.ts'

type FixFormProps = {
  action: string
  words: FixWords
  refused: Refused | null
}

/** Suggest a correction: what is wrong, and an address only if an answer is wanted. */
export default function FixForm({ action, words, refused: cameWith }: FixFormProps) {
  const { sending, refused, answers, onSubmit } = useSending(cameWith, words.trouble)
  const { values = {}, errors = {}, whole = null } = refused ?? {}
  return (
    <form data-held="" className="fix-form" method="post" action={`${action}#fix`} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="kind" value="correction" />
      <input type="hidden" name="once" value="" />
      <p className="small">{words.lead}</p>
      {refused && (
        <FormTrouble
          key={answers}
          refused={{ errors, whole }}
          words={words.trouble}
          prefix="fix"
          isAnswer={answers > 0}
        />
      )}
      <MessageField label={words.message} id="fix-message" error={errors.message} value={values.message} />
      <EmailField
        label={<OptionalLabel words={words.email} optional={words.optional} />}
        id="fix-email"
        help={words.emailHelp}
        error={errors.email}
        value={values.email}
      />
      <Trap label={words.trap} id="fix-more" />
      <NotSent sending={sending} words={words.trouble} phone={null} />
      <SendButton sending={sending} submit={words.submit} words={words.trouble} small />
    </form>
  )
}

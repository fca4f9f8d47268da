import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import type { Refused } from './form-answer.ts'
import { FormTrouble } from './form-trouble.tsx'
import { EmailField, MessageField, OptionalLabel } from './inquiry-fields.tsx'
import { NotSent, SendButton } from './not-sent.tsx'
import { Trap } from './trap.tsx'
import { useSending } from './use-sending.ts'

type FixFormProps = {
  action: string
  once: string
  words: ResidenceWords
  refused: Refused | null
  /** People of the house read what comes. */
  isClaimed: boolean
}

/** Suggest a correction: what is wrong, and an address only if an answer is wanted. */
export function FixForm({ action, once, words, refused, isClaimed }: FixFormProps) {
  const { fix, ask } = words
  const { sending, onSubmit } = useSending()
  const { values = {}, errors = {}, whole = null } = refused ?? {}
  return (
    <form className="fix-form" method="post" action={`${action}#fix`} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="kind" value="correction" />
      <input type="hidden" name="once" value={once} />
      <p className="small">{isClaimed ? fix.lead : fix.leadUnclaimed}</p>
      {refused && <FormTrouble refused={{ errors, whole }} words={words.trouble} prefix="fix" />}
      <MessageField label={fix.message} id="fix-message" error={errors.message} value={values.message} />
      <EmailField
        label={<OptionalLabel words={fix.email} optional={ask.optional} />}
        id="fix-email"
        help={fix.emailHelp}
        error={errors.email}
        value={values.email}
      />
      <Trap label={ask.trap} id="fix-more" />
      <NotSent sending={sending} words={words.trouble} phone={null} />
      <SendButton sending={sending} submit={fix.submit} words={words.trouble} small />
    </form>
  )
}

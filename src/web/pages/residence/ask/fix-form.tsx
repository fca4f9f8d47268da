import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { Refused } from './form-answer.ts'
import { FormTrouble } from './form-trouble.tsx'
import { EmailField, MessageField, OptionalLabel } from './inquiry-fields.tsx'
import { Trap } from './trap.tsx'

type FixFormProps = { action: string; once: string; words: ResidenceWords; refused: Refused | null }

/** Suggest a correction: what is wrong, and an address only if an answer is wanted. */
export function FixForm({ action, once, words, refused }: FixFormProps) {
  const { fix, ask } = words
  const { values = {}, errors = {}, whole = null } = refused ?? {}
  return (
    <form className="fix-form" method="post" action={`${action}#fix`} noValidate>
      <input type="hidden" name="kind" value="correction" />
      <input type="hidden" name="once" value={once} />
      <p className="small">{fix.lead}</p>
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
      <Button type="submit" small>
        {fix.submit}
      </Button>
    </form>
  )
}

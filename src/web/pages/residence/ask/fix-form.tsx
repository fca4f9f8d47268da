import { inquiryLimits } from '#contract/inquiry.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import type { Refused } from './form-answer.ts'
import { FormTrouble } from './form-trouble.tsx'
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
      <Field label={fix.message} id="fix-message" error={errors.message}>
        {(wiring) => (
          <Textarea
            {...wiring}
            name="message"
            rows={3}
            maxLength={inquiryLimits.message}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {fix.email} <span className="opt">{ask.optional}</span>
          </>
        }
        id="fix-email"
        help={fix.emailHelp}
        error={errors.email}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...{ name: 'email', type: 'email', autoComplete: 'email' }}
            maxLength={inquiryLimits.email}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Trap label={ask.trap} id="fix-more" />
      <Button type="submit" small>
        {fix.submit}
      </Button>
    </form>
  )
}

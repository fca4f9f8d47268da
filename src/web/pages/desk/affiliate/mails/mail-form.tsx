import type { MailingWords } from '#content/desk/affiliate/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { isMailingChoice, mailingChoices, mailingLimits } from '#domain/states/residences/mailing.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Choices } from '#web/ui/form/choices.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'

type MailFormProps = {
  desk: MailingsDesk
  start: { subject: string; text: string; homes: string } | null
  refused: RefusedForm | null
  words: MailingWords
}

export function MailForm({ desk: { draft, choices, wanted }, start, refused, words }: MailFormProps) {
  const begun = draft ?? start
  const options = choices.map(({ homes, count, unmailed }) => {
    const name = isMailingChoice(homes) ? words.choices[homes] : words.filtered
    return { value: homes, words: `${name}: ${words.mailed(count, unmailed)}` }
  })
  return (
    <DeskForm
      act="save"
      hidden={{ revision: String(draft?.revision ?? 0) }}
      said={words.saved}
      didNotWork={words.notSaved}
      focusAfter="preview"
      refused={refused}
      className="stack stack-fill gap-4"
    >
      {({ isPending, errors, typed }) => (
        <>
          <Choices
            name="homes"
            id="which-homes"
            legend={words.homes}
            options={options}
            chosen={typed.homes ?? wanted ?? begun?.homes ?? mailingChoices[0]}
            error={errors.homes}
          />
          <p>
            <SiteLink className="tap bold" to="/affiliate/homes">
              {words.table}
            </SiteLink>
          </p>
          <Field label={words.subject} error={errors.subject}>
            {(wiring) => (
              <Input
                {...wiring}
                name="subject"
                maxLength={mailingLimits.subject}
                autoComplete="off"
                defaultValue={typed.subject ?? begun?.subject ?? ''}
              />
            )}
          </Field>
          <Field label={words.text} help={words.textHelp} error={errors.text}>
            {(wiring) => (
              <Textarea
                {...wiring}
                name="text"
                rows={10}
                maxLength={mailingLimits.text}
                defaultValue={typed.text ?? begun?.text ?? ''}
              />
            )}
          </Field>
          <p className="acts">
            <Button type="submit" variant={draft === null ? 'primary' : undefined} aria-disabled={isPending}>
              {words.save}
            </Button>
          </p>
        </>
      )}
    </DeskForm>
  )
}

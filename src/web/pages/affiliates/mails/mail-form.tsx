import type { MailingWords } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { isMailingChoice, mailingChoices, mailingLimits } from '#domain/states/residences/mailing.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Choices } from '#web/ui/form/choices.tsx'

export type MailStart = { subject: string; text: string; homes: string } | null

type MailFormProps = {
  desk: MailingsDesk
  start: MailStart
  words: MailingWords
}

export function MailForm({ desk: { draft, choices, wanted }, start, words }: MailFormProps) {
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
      className="stack stack-fill gap-4"
    >
      {({ errors, typed }) => (
        <>
          <Choices
            name="homes"
            id="which-homes"
            legend={words.homes}
            options={options}
            defaultValue={typed.homes ?? wanted ?? begun?.homes ?? mailingChoices[0]}
            error={errors.homes}
          />
          <p>
            <SiteLink className="tap bold" to="/affiliate/homes">
              {words.table}
            </SiteLink>
          </p>
          <InputField
            name="subject"
            label={words.subject}
            maxLength={mailingLimits.subject}
            autoComplete="off"
            start={begun?.subject ?? ''}
          />
          <TextareaField
            name="text"
            label={words.text}
            help={words.textHelp}
            rows={10}
            maxLength={mailingLimits.text}
            start={begun?.text ?? ''}
          />
          <p className="acts">
            <SubmitButton variant={draft === null ? 'primary' : undefined} label={words.save} />
          </p>
        </>
      )}
    </DeskForm>
  )
}

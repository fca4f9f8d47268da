import { inquiryFields } from '#contract/inquiries/inquiry-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Trap } from '#web/ui/form/trap.tsx'
import type { FixWords } from './form-words.ts'
import { EmailField, MessageField } from './inquiry-fields.tsx'
import { findUnsent, NotSent, SendButton } from './not-sent.tsx'
import { useInquiry } from './use-inquiry.ts'

type FixFormProps = { action: string; words: FixWords; answered: FormAnswer | null }

export default function FixForm({ action, words, answered }: FixFormProps) {
  const values: Partial<Record<string, string>> = answered?.values ?? {}
  const inquiry = useInquiry()
  return (
    <Form
      className="fix-form stack stack-fill gap-4"
      action={action}
      anchor="fix"
      hidden={{ kind: 'correction', once: '' }}
      answered={answered}
      {...inquiry}
    >
      {({ isPending, trouble }) => {
        const unsent = findUnsent(trouble, answered)
        const wrong = unsent === null ? trouble : null
        return (
          <>
            <p className="small">{words.lead}</p>
            {wrong && (
              <FormTrouble
                className="full"
                title={words.trouble.title}
                trouble={wrong}
                order={inquiryFields}
                prefix="fix"
              />
            )}
            <MessageField label={words.message} id="fix-message" error={wrong?.fields.message} value={values.message} />
            <EmailField
              label={words.email}
              optional={words.optional}
              id="fix-email"
              help={words.emailHelp}
              error={wrong?.fields.email}
              value={values.email}
            />
            <Trap label={words.trap} id="fix-more" />
            <NotSent unsent={unsent} words={words.trouble} phone={null} />
            <div className="row">
              <SendButton isPending={isPending} unsent={unsent} submit={words.submit} words={words.trouble} small />
            </div>
          </>
        )
      }}
    </Form>
  )
}

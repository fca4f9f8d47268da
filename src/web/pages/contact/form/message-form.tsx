import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, type Option, Textarea } from '#web/ui/form/input.tsx'
import { fetchToasts } from '#web/ui/overlay/toast-mount.tsx'
import { applyWishes } from './address-wishes.ts'
import { DRAFT_KEY } from './contact-draft.ts'
import { type ContactField, contactFields, controlId, emptyValues, type FieldErrors } from './contact-form.ts'
import { ErrorSummary, FailedNotice, SentPanel } from './outcome-notices.tsx'
import { StateField } from './state-field.tsx'
import { type ContactFormSettings, type Outcome, useContactForm } from './use-contact-form.ts'

type MessageFormProps = ContactFormSettings & {
  limits: Readonly<Record<ContactField, number>>
  /** null when the list could not be loaded. */
  stateOptions: readonly Option[] | null
  /** One sentence on how long messages are kept. */
  kept: string
}

const controls = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  facilityName: { autoComplete: 'organization' },
} as const

function errorsOf(outcome: Outcome): FieldErrors {
  return outcome.kind === 'missing' || outcome.kind === 'refused' ? outcome.errors : {}
}

/** Takes the focus to what the form has to say, once it says it. */
function useFocusOnNews(outcome: Outcome) {
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind !== 'idle' && outcome.kind !== 'sending') news.current?.focus()
  }, [outcome])
  return news
}

export function MessageForm(props: MessageFormProps) {
  const { words, limits, stateOptions, kept, answered, wishes } = props
  const { form, outcome, submit, keep } = useContactForm(props)
  const news = useFocusOnNews(outcome)
  // Somebody may have begun before the page woke.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void fetchToasts()
  }, [form])
  const errors = errorsOf(outcome)
  const initial = answered?.values ?? applyWishes(emptyValues, wishes)
  const isSending = outcome.kind === 'sending'
  return (
    <>
      {outcome.kind === 'sent' && <SentPanel words={words.sent} reference={outcome.ref} focus={news} />}
      {(outcome.kind === 'missing' || outcome.kind === 'refused') && (
        <ErrorSummary words={outcome.kind === 'missing' ? words.missing : null} errors={errors} focus={news} />
      )}
      <form
        data-held=""
        data-draft={DRAFT_KEY}
        ref={form}
        className="form-grid mt-5"
        method="post"
        action="/contact#send"
        noValidate
        onSubmit={submit}
        onInput={keep}
        onFocus={fetchToasts}
      >
        {contactFields.map(({ name, label, isRequired }) => {
          if (name === 'message') return null
          const field = { label, optional: !isRequired, error: errors[name], id: controlId(name) }
          if (name === 'stateId') {
            return <StateField key={name} {...field} options={stateOptions} initial={initial.stateId} />
          }
          return (
            <Field key={name} {...field}>
              {(wiring) => (
                <Input
                  {...wiring}
                  {...controls[name]}
                  name={name}
                  required={isRequired}
                  maxLength={limits[name]}
                  defaultValue={initial[name]}
                />
              )}
            </Field>
          )
        })}
        {/* No bound (spec, section 5): a browser would cut off a long text without a word. The server says its own. */}
        <Field
          label="Message"
          error={errors.message}
          id={controlId('message')}
          className="full"
          help="Who you are, when you need an answer, how to reach you."
        >
          {(wiring) => <Textarea {...wiring} name="message" rows={4} required defaultValue={initial.message} />}
        </Field>
        {outcome.kind === 'failed' && <FailedNotice words={words.failed} hint={outcome.hint} focus={news} />}
        <div className="full row between">
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Sending...' : 'Send message'}
          </Button>
          <span className="small quiet">{kept}</span>
        </div>
      </form>
    </>
  )
}

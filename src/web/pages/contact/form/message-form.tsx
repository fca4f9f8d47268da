import { useEffect, useRef } from 'react'
import type { ContactWords } from '#content/site/contact.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input, type Option, Select, Textarea } from '#web/ui/form/input.tsx'
import { fetchToasts } from '#web/ui/overlay/toast-mount.tsx'
import { applyPrefill } from './address-wishes.ts'
import { DRAFT_KEY } from './contact-draft.ts'
import {
  buildControlId,
  type ContactField,
  contactFields,
  emptyValues,
  isRefused,
  readErrors,
  readValues,
} from './contact-form.ts'
import { ErrorSummary, FailedNotice, SentPanel } from './outcome-notices.tsx'
import { type ContactFormSettings, useContactForm } from './use-contact-form.ts'

type MessageFormProps = ContactFormSettings & {
  limits: Readonly<Record<ContactField, number>>
  stateOptions: readonly Option[] | null
}

const controls = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  facilityName: { autoComplete: 'organization' },
} as const

export function MessageForm(props: MessageFormProps) {
  const { words, limits, stateOptions, answered, wishes } = props
  const { form, sent, send, onDone, keep } = useContactForm(props)
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent !== null) news.current?.focus()
  }, [sent])
  // Somebody may have begun before the page woke.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void fetchToasts()
  }, [form])
  const initial = answered ? readValues(answered.values) : applyPrefill(emptyValues, wishes)
  return (
    <>
      {sent !== null && <SentPanel words={words} reference={sent} focus={news} />}
      <Form
        data-draft={DRAFT_KEY}
        ref={form}
        className="two gap-5 mt-5"
        action="/contact"
        anchor="send"
        answered={answered}
        send={send}
        onDone={onDone}
        onInput={keep}
        onFocus={fetchToasts}
      >
        {({ isPending, trouble }) => {
          const isToMend = trouble !== null && isRefused(trouble)
          const errors = isToMend ? readErrors(trouble.fields) : {}
          return (
            <>
              {isToMend && <ErrorSummary words={words} errors={errors} />}
              {contactFields.map(({ name, isRequired }) => {
                if (name === 'message') return null
                const field = {
                  label: words.fields[name],
                  optional: !isRequired,
                  error: errors[name],
                  id: buildControlId(name),
                }
                if (name === 'stateId') {
                  return (
                    <StateField key={name} {...field} words={words} options={stateOptions} initial={initial.stateId} />
                  )
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
              {/* No bound (docs/specification.md, section 5): a browser would cut off a long text without a word. */}
              <Field
                label={words.fields.message}
                error={errors.message}
                id={buildControlId('message')}
                className="full"
                help={words.messageHelp}
              >
                {(wiring) => <Textarea {...wiring} name="message" rows={4} required defaultValue={initial.message} />}
              </Field>
              {trouble && !isToMend && <FailedNotice words={words.failed} hint={trouble.message} />}
              <div className="full row between">
                <Button type="submit" variant="primary" disabled={isPending}>
                  {isPending ? words.sending : words.submit}
                </Button>
                <span className="small quiet">{words.kept}</span>
              </div>
            </>
          )
        }}
      </Form>
    </>
  )
}

type StateFieldProps = {
  words: ContactWords
  label: string
  optional: boolean
  id: string
  error: string | undefined
  options: readonly Option[] | null
  initial: string
}

/** A text field when the list could not be loaded, so that nothing is blocked. */
function StateField({ words, options, initial, ...field }: StateFieldProps) {
  // What was chosen goes over in words when the list gives way to the text field.
  const chosenWords = useRef('')
  if (options) {
    return (
      <Field {...field}>
        {(wiring) => (
          <Select
            {...wiring}
            ref={(list) => () => {
              const chosen = list?.options[list.selectedIndex]
              chosenWords.current = chosen?.value ? (chosen.textContent ?? '') : ''
            }}
            name="stateId"
            options={options}
            placeholder={words.chooseState}
            defaultValue={initial}
          />
        )}
      </Field>
    )
  }
  return (
    <Field {...field} help={words.writeState}>
      {(wiring) => (
        <Input
          {...wiring}
          ref={(input) => {
            if (input && chosenWords.current) input.value = chosenWords.current
            chosenWords.current = ''
          }}
          name="stateId"
          autoComplete="address-level1"
          maxLength={60}
          defaultValue={initial}
        />
      )}
    </Field>
  )
}

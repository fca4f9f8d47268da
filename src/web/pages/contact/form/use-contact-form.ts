import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ContactWords } from '#content/site/contact.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { FormRefused, FormSent, SendForm } from '#web/ui/form/form-way.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type AddressPrefill, applyPrefill } from './address-wishes.ts'
import { clearDraft, loadDraft, prepareAttempt, saveDraft } from './contact-draft.ts'
import {
  type ContactValues,
  contactFields,
  emptyValues,
  type FieldErrors,
  findMissing,
  isMissing,
  isRefused,
  readValues,
  toPayload,
} from './contact-form.ts'

export type ContactFormSettings = {
  words: ContactWords
  answered: FormAnswer | null
  wishes: AddressPrefill
  states: readonly { id: string; name: string }[]
  send: (values: ContactValues, key: string) => Promise<FormSent | FormRefused>
}

// The fields are uncontrolled, so that text typed before the script arrives is not lost.
function getValues(form: HTMLFormElement): ContactValues {
  return readValues(Object.fromEntries(new FormData(form)))
}

function findControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isControl ? control : null
}

function fill(form: HTMLFormElement, values: ContactValues): void {
  for (const { name } of contactFields) {
    const control = findControl(form, name)
    if (control) control.value = values[name]
  }
}

function findErrors(form: HTMLFormElement | null, values: ContactValues, words: ContactWords): FieldErrors {
  const isNoAddress = form && findControl(form, 'email')?.validity.typeMismatch
  return { ...findMissing(values, words), ...(isNoAddress && { email: words.noAddress }) }
}

/** First the saved draft, only into fields that are empty or unchanged; then what the address asks for. */
function useFilledForm(form: RefObject<HTMLFormElement | null>, wishes: AddressPrefill, isAnswer: boolean): void {
  const { topic, stateId, facilityName, roi } = wishes
  useEffect(() => {
    if (!form.current || isAnswer) return
    const values = getValues(form.current)
    const drawn = applyPrefill(emptyValues, { topic, stateId, facilityName, roi })
    const stored = loadDraft()?.values
    for (const { name } of contactFields)
      if (stored?.[name] && values[name] === drawn[name]) values[name] = stored[name]
    fill(form.current, applyPrefill(values, { topic, stateId, facilityName, roi }))
  }, [form, isAnswer, topic, stateId, facilityName, roi])
}

export function useContactForm(settings: ContactFormSettings) {
  const { words, answered, states } = settings
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<string | null>(null)
  useFilledForm(form, settings.wishes, answered !== null)

  function keep(attempt = loadDraft()?.attempt ?? null) {
    if (form.current) saveDraft({ values: getValues(form.current), attempt })
  }

  /** The call and its body are fixed (docs/specification.md, section 7). */
  const send: SendForm = async (_, typed) => {
    setSent(null)
    const values = readValues(Object.fromEntries(typed))
    const fields = findErrors(form.current, values, words)
    if (Object.keys(fields).length > 0) {
      if (isMissing(fields, words)) showToast(words.missing)
      return { kind: 'failed', status: 422, message: '', fields }
    }
    const payload = toPayload(values, states)
    const attempt = prepareAttempt(JSON.stringify(payload), loadDraft()?.attempt ?? null)
    keep(attempt)
    const outcome = await settings.send(payload, attempt.key)
    if (outcome.kind === 'failed' && !isRefused(outcome)) showToast({ ...words.failed, variant: 'destructive' })
    return outcome
  }

  function onDone({ values }: FormSent): void {
    if (form.current) fill(form.current, emptyValues)
    clearDraft()
    showToast(words.sent)
    setSent(values?.ref ?? '')
  }
  return { form, sent, send, onDone, keep: () => keep() }
}

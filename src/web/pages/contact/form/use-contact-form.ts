import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { showToast, type ToastMessage } from '#web/ui/overlay/toast-store.ts'
import type { SendResult } from '../send-message.query.ts'
import { type AddressWishes, applyWishes } from './address-wishes.ts'
import { attemptFor, clearDraft, loadDraft, saveDraft } from './contact-draft.ts'
import {
  type ContactValues,
  contactFields,
  emptyValues,
  type FieldErrors,
  findMissing,
  payloadOf,
  readValues,
} from './contact-form.ts'

export type ContactWords = Record<'missing' | 'sent' | 'failed', ToastMessage>

/** Where the form stands. `missing` and `refused` name fields; `failed` keeps everything for another try. */
export type Outcome = { kind: 'idle' } | { kind: 'sending' } | { kind: 'missing'; errors: FieldErrors } | SendResult

export type ContactFormSettings = {
  words: ContactWords
  /** What the server had to say about a post without script, when this page is its answer. */
  answered: { values: ContactValues; outcome: Outcome } | null
  wishes: AddressWishes
  /** To find the state that somebody wrote out by hand. */
  states: readonly { id: string; name: string }[]
  send: (values: ContactValues, key: string) => Promise<SendResult>
}

// The fields keep their own values, as the browser has them: what is typed before the script arrives is not lost.
function valuesOf(form: HTMLFormElement): ContactValues {
  return readValues(Object.fromEntries(new FormData(form)))
}

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isControl ? control : null
}

function fill(form: HTMLFormElement, values: ContactValues): void {
  for (const { name } of contactFields) {
    const control = controlOf(form, name)
    if (control) control.value = values[name]
  }
}

/** What the browser itself can tell is wrong: an empty required field, an address that is none. */
function findErrors(form: HTMLFormElement, values: ContactValues): { missing: boolean; errors: FieldErrors } {
  const missing = findMissing(values)
  const email = controlOf(form, 'email')
  const errors: FieldErrors = email?.validity.typeMismatch
    ? { ...missing, email: 'Email does not look like an address.' }
    : missing
  return { missing: Object.keys(missing).length > 0, errors }
}

/** Puts the kept draft into the fields that are still empty or as the page came, then what the address asks for. */
function useFilledForm(form: RefObject<HTMLFormElement | null>, wishes: AddressWishes, isAnswer: boolean): void {
  const { topic, stateId, facilityName, roi } = wishes
  useEffect(() => {
    if (!form.current || isAnswer) return
    const values = valuesOf(form.current)
    const drawn = applyWishes(emptyValues, { topic, stateId, facilityName, roi })
    const kept = loadDraft()?.values
    for (const { name } of contactFields) if (kept?.[name] && values[name] === drawn[name]) values[name] = kept[name]
    fill(form.current, applyWishes(values, { topic, stateId, facilityName, roi }))
  }, [form, isAnswer, topic, stateId, facilityName, roi])
}

/** The behaviour of the contact form (spec, sections 4, 5 and 8): checks, sends once, keeps or clears what was written. */
export function useContactForm(settings: ContactFormSettings) {
  const { words, answered, states, send } = settings
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(answered?.outcome ?? { kind: 'idle' })
  // The state only changes at the next render: a second tap can come before it.
  const isSending = useRef(false)
  useFilledForm(form, settings.wishes, answered !== null)

  function keep(attempt = loadDraft()?.attempt ?? null) {
    if (form.current) saveDraft({ values: valuesOf(form.current), attempt })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const values = valuesOf(event.currentTarget)
    const { missing, errors } = findErrors(event.currentTarget, values)
    if (missing) showToast(words.missing)
    if (Object.keys(errors).length > 0) {
      setOutcome({ kind: missing ? 'missing' : 'refused', errors })
      return
    }
    const payload = payloadOf(values, states)
    const attempt = attemptFor(JSON.stringify(payload), loadDraft()?.attempt ?? null)
    keep(attempt)
    isSending.current = true
    setOutcome({ kind: 'sending' })
    const result = await send(payload, attempt.key)
    isSending.current = false
    if (result.kind === 'sent') {
      if (form.current) fill(form.current, emptyValues)
      clearDraft()
      showToast(words.sent)
    } else if (result.kind === 'failed') {
      showToast({ ...words.failed, variant: 'destructive' })
    }
    setOutcome(result)
  }
  return { form, outcome, submit, keep: () => keep() }
}

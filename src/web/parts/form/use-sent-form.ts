import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import { type FormSent, sendForm } from '#web/plumbing/send-form.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** What was wrong: sentences for fields, and one for the whole. */
export type FormTrouble = Pick<Failure, 'message' | 'fields'>

export type SentFormParts = {
  /** The page's own address. */
  action: string
  /** What a post without script came back with. */
  answered: FormTrouble | null
  headers?: Readonly<Record<string, string>>
  /** `pressed` is the button. The form rests until it is through. */
  onDone: (sent: FormSent, pressed: HTMLElement | null) => unknown
  onFailed?: ((failure: Failure, form: HTMLFormElement | null) => unknown) | undefined
  /** What a toast begins with when the form has left the page meanwhile, and there is no place beside it any more. */
  didNotWork?: string | undefined
}

/** A form sent to its page without leaving it: once at a time, with what was wrong in place, and the focus there. */
export function useSentForm(parts: SentFormParts) {
  const { action, answered, headers, onDone, onFailed, didNotWork } = parts
  const form = useRef<HTMLFormElement>(null)
  // The state only changes at the next render: a second tap can come before it.
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState(answered)
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-trouble]')?.focus()
  }, [trouble])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    // Only the browser's own event knows which of two buttons was pressed.
    const { submitter = null } = event.nativeEvent as SubmitEvent
    const typed = new FormData(event.currentTarget, submitter)
    setPending(true)
    setTrouble(null)
    const outcome = await sendForm(action, typed, headers)
    if (outcome.kind === 'failed') await onFailed?.(outcome, form.current)
    else await onDone(outcome, submitter)
    isRunning.current = false
    setPending(false)
    if (outcome.kind !== 'failed') return
    const { message } = outcome
    if (form.current) setTrouble(outcome)
    else showToast(didNotWork === undefined ? { title: message } : { title: didNotWork, description: message })
  }
  return { form, isPending, trouble, submit }
}

import { type FormEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type FormRefused, type FormSent, type FormTrouble, FormWayContext, type SendForm } from './form-way.ts'

export type SentFormParts = {
  action: string
  ref?: RefObject<HTMLFormElement | null>
  answered?: FormTrouble | null
  headers?: Readonly<Record<string, string>>
  send?: SendForm | undefined
  isResting?: boolean
  onSend?: (() => void) | undefined
  /**
   * `pressed` is the button. The form stays busy until this resolves. Without it, the form goes where the answer
   * leads.
   */
  onDone?: ((sent: FormSent, pressed: HTMLElement | null, typed: FormData) => unknown) | undefined
  onFailed?: ((failure: FormRefused, form: HTMLFormElement | null) => unknown) | undefined
  troubleAt?: RefObject<HTMLElement | null>
  didNotWork?: string | undefined
}

const none = {}

export function useSentForm(parts: SentFormParts) {
  const { action, answered = null, headers = none, isResting = false, onFailed, troubleAt, didNotWork } = parts
  const way = useContext(FormWayContext)
  const own = useRef<HTMLFormElement>(null)
  const form = parts.ref ?? own
  // The state only changes at the next render: a second tap can come before it.
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const [cameWith] = useState(answered)
  const [trouble, setTrouble] = useState(answered)
  useEffect(() => {
    if (!trouble) return
    // The focus stays where it is if somebody already works on the errors that the page came with.
    if (trouble === cameWith && form.current?.contains(document.activeElement)) return
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const field = find('[aria-invalid]')
    const summary = troubleAt?.current ?? find('[data-trouble]')
    const isOne = Object.keys(trouble.fields).length === 1
    const place = isOne ? (field ?? summary) : (summary ?? field)
    place?.focus()
    // What is wrong stands below the field.
    if (place === field) field?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [form, trouble, cameWith, troubleAt])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const hydrated = typeof way === 'string' ? null : way
    const send = parts.send ?? hydrated?.send
    if (!send) return
    event.preventDefault()
    if (isRunning.current || isResting) return
    isRunning.current = true
    const { onDone = ({ next }) => hydrated?.goTo(next) } = parts
    // Only the browser's own event knows which of two buttons was pressed.
    const { submitter = null } = event.nativeEvent as SubmitEvent
    const typed = new FormData(event.currentTarget, submitter)
    setPending(true)
    setTrouble(null)
    parts.onSend?.()
    const outcome = await send(action, typed, headers)
    if (outcome.kind === 'failed') await onFailed?.(outcome, form.current)
    else await onDone(outcome, submitter, typed)
    isRunning.current = false
    setPending(false)
    if (outcome.kind !== 'failed') return
    const { message } = outcome
    if (form.current) setTrouble(outcome)
    else showToast(didNotWork === undefined ? { title: message } : { title: didNotWork, description: message })
  }
  return { form, isPending, trouble, submit, isPlain: way === 'plain' }
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { actsFor } from '#domain/acts-for.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { useSession } from '#web/plumbing/session.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { postDeskForm } from './desk-form.query.ts'

/** A form that came back without script: what was typed, and what was wrong with it. */
export type RefusedForm = {
  values: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  message: string
}

export type FormState = {
  isPending: boolean
  /** One sentence per field that was wrong. */
  errors: Readonly<Record<string, string>>
  /** What was typed, where the form came back without script. */
  typed: Readonly<Record<string, string>>
}

type DeskFormProps = {
  act: string
  hidden?: Readonly<Record<string, string>>
  /** What the toast says when it is done. */
  said: string
  didNotWork: string
  /** Where the focus goes when the pressed button is gone afterwards. */
  home?: string
  /** What came back without script; it is this form's own where act and hidden fields are the same. */
  refused: RefusedForm | null
  className?: string
  onDone?: (() => void) | undefined
  onFailed?: ((status: number | null) => unknown) | undefined
  children: (state: FormState) => ReactNode
}

/** A form that works as a plain post to the page's own address and, with script, without leaving the page. */
export function DeskForm(props: DeskFormProps) {
  const { act, hidden = {}, didNotWork, className, children } = props
  const { pathname, search } = useLocation()
  const action = pathname + search
  const own = isOwn(props) ? props.refused : null
  const { form, isPending, trouble, send } = useSending(props, action, own)
  const errors = trouble?.fields ?? {}
  return (
    <form ref={form} method="post" action={action} className={className} noValidate onSubmit={send}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trouble && Object.keys(errors).length === 0 && <DeskTrouble title={didNotWork} message={trouble.message} />}
      {children({ isPending, errors, typed: own?.values ?? {} })}
    </form>
  )
}

/** The form that came back is this one: it names the same thing and asks for the same. */
function isOwn({ act, hidden = {}, refused }: DeskFormProps): boolean {
  if (refused?.values.act !== act) return false
  return (['id', 'house'] as const).every((name) => (hidden[name] ?? '') === (refused.values[name] ?? ''))
}

type Trouble = Pick<RefusedForm, 'fields' | 'message'>

function useSending(
  { said, didNotWork, home, onDone, onFailed }: DeskFormProps,
  action: string,
  refused: RefusedForm | null,
) {
  const { revalidate } = useRevalidator()
  const session = useSession()
  const owner = session.status === 'signed-in' ? actsFor(session.user) : null
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(refused)
  // The state only changes at the next render: a second tap can come before it.
  const isRunning = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [trouble])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    const typed = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    setPending(true)
    setTrouble(null)
    const outcome = await postDeskForm(action, typed, owner)
    // What failed may have failed because somebody else was faster. Signed out, reading anew would lose what was typed.
    if (outcome.kind === 'done' || outcome.status !== 401) await revalidate()
    isRunning.current = false
    setPending(false)
    if (outcome.kind === 'done') {
      onDone?.()
      showToast({ title: said })
      if (home !== undefined) focusNext(home, submitter)
    } else if (form.current === null) {
      // What the form was about is gone, and the form with it.
      showToast({ title: didNotWork, description: outcome.message })
    } else {
      onFailed?.(outcome.status)
      setTrouble(outcome)
    }
  }
  return { form, isPending, trouble, send }
}

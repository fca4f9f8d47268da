import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { Done } from './claims.query.ts'

export type SendAct = (values: Record<string, string>) => Promise<Done | Failure>

/** What every form of the room is given: how it is sent, and what a post without script came back with. */
export type Acting = { send: SendAct; refused: FormAnswer | null }

type Trouble = { message: string; fields: Readonly<Record<string, string>> }

type ActFormProps = {
  acting: Acting
  act: string
  /** The claim's id; empty for a new claim. */
  id: string
  hidden?: Readonly<Record<string, string>>
  /** What is said when it is done. */
  done: string | ((answer: Done) => string)
  className?: string
  children: (state: {
    errors: Trouble['fields']
    typed: Readonly<Record<string, string>>
    isPending: boolean
  }) => ReactNode
}

const room = '/workspace/claims'

/** One thing to do about a claim: a plain post that, with script, happens without leaving the page. */
export function ActForm({ acting, act, id, hidden = {}, done, className, children }: ActFormProps) {
  const { form, trouble, isPending, onSubmit } = useAct({ acting, act, id, done })
  const typed = isRefusedHere(acting.refused, act, id) ? acting.refused.values : {}
  const errors = trouble?.fields ?? {}
  return (
    <form ref={form} className={className} method="post" action={room} noValidate onSubmit={onSubmit} data-held="">
      <input type="hidden" name="act" value={act} />
      {id !== '' && <input type="hidden" name="id" value={id} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ errors, typed, isPending })}
      {trouble && Object.keys(errors).length === 0 && (
        <div tabIndex={-1} data-trouble>
          <DeskTrouble message={trouble.message} announced={false} />
        </div>
      )}
    </form>
  )
}

function isRefusedHere(refused: FormAnswer | null, act: string, id: string): refused is FormAnswer {
  return refused !== null && refused.values.act === act && (refused.values.id ?? '') === id
}

function useAct({ acting, act, id, done }: Pick<ActFormProps, 'acting' | 'act' | 'id' | 'done'>) {
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(isRefusedHere(acting.refused, act, id) ? acting.refused : null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-trouble]')?.focus()
  }, [trouble])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The state only changes at the next render: a second tap can come before it.
    if (isRunning.current) return
    isRunning.current = true
    // Only the browser's own event knows which of two buttons was pressed.
    const { submitter } = event.nativeEvent as SubmitEvent
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)]),
    )
    setPending(true)
    setTrouble(null)
    const outcome = await acting.send(values)
    isRunning.current = false
    if (outcome.kind === 'failed') {
      setPending(false)
      setTrouble(outcome)
      // Somebody else may have been faster: the page shows how it is now.
      if (outcome.status === 409 || outcome.status === 404) await revalidate()
      return
    }
    if (act === 'claim') await navigate(`${room}#claim-${outcome.id}`)
    else await revalidate()
    setPending(false)
    showToast({ title: typeof done === 'string' ? done : done(outcome) })
    focusNext(`claim-${outcome.id}`, submitter)
  }
  return { form, trouble, isPending, onSubmit }
}

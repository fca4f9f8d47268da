import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { useReread } from '#web/parts/desk/use-reread.ts'
import type { FormTrouble } from '#web/parts/post-form/read-answer.ts'
import { useSentForm } from '#web/parts/post-form/use-sent-form.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { Done } from './claims.query.ts'

export type SendAct = (values: Record<string, string>) => Promise<Done | Failure>

/** What every form of the room is given: how it is sent, and what a post without script came back with. */
export type Acting = { send: SendAct; refused: FormAnswer | null }

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
    errors: FormTrouble['fields']
    typed: Readonly<Record<string, string>>
    isPending: boolean
  }) => ReactNode
}

const room = '/workspace/claims'

/** One thing to do about a claim: a plain post that, with script, happens without leaving the page. */
export function ActForm({ acting, act, id, hidden = {}, done, className, children }: ActFormProps) {
  const { form, trouble, isPending, submit } = useAct({ acting, act, id, done })
  const typed = isRefusedHere(acting.refused, act, id) ? acting.refused.values : {}
  const errors = trouble?.fields ?? {}
  return (
    <form ref={form} className={className} method="post" action={room} noValidate onSubmit={submit} data-held="">
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
  const reread = useReread()
  const navigate = useNavigate()
  const sent = useSentForm<Done>({
    answered: isRefusedHere(acting.refused, act, id) ? acting.refused : null,
    send: (typed) => acting.send(Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))),
    // Where somebody else was faster, the form leaves the page with what it was about: a word beside it would go along.
    async onFailed(failure) {
      const form = sent.form.current
      await reread(failure)
      if ((failure.status !== 404 && failure.status !== 409) || !(await hasLeft(form))) return
      const next = document.getElementById(placeOf(act, id)) ?? document.querySelector('main h1')
      if (next instanceof HTMLElement) focusOn(next)
    },
    async onDone(outcome, pressed) {
      if (act === 'claim') await navigate(`${room}#claim-${outcome.id}`)
      else await reread(outcome)
      showToast({ title: typeof done === 'string' ? done : done(outcome) })
      if (act === 'code') await goToCode(outcome.id)
      else focusNext(placeOf(act, outcome.id), pressed)
    },
  })
  return sent
}

/** Where on the page stands what an act was about. */
const placeOf = (act: string, id: string) => `${act.startsWith('check-') ? 'check' : 'claim'}-${id}`

/** Milliseconds the page's next drawing is waited for: what was read anew is drawn some frames later. */
const patience = 1_000

async function hasLeft(form: HTMLElement | null): Promise<boolean> {
  const until = performance.now() + patience
  while (form?.isConnected && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 30))
  return form?.isConnected !== true
}

/** A code is typed next: its field comes with the page that was read anew. */
async function goToCode(id: string): Promise<void> {
  const until = performance.now() + patience
  const find = () => document.querySelector<HTMLElement>(`[aria-labelledby="claim-${id}"] input[name="code"]`)
  while (find() === null && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 30))
  find()?.focus()
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}

import type { ReactNode } from 'react'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { useOwnAddress } from '#web/parts/desk/page/at-page.ts'
import { useReread } from '#web/parts/desk/use-reread.ts'
import type { FormTrouble } from '#web/parts/post-form/form-trouble.ts'
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

/** One thing to do about a claim: a plain post that, with script, happens without leaving the page. */
export function ActForm({ acting, act, id, hidden = {}, done, className, children }: ActFormProps) {
  const { form, trouble, isPending, submit } = useAct({ acting, act, id, done })
  const typed = isRefusedHere(acting.refused, act, id) ? acting.refused.values : {}
  const errors = trouble?.fields ?? {}
  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={useOwnAddress()}
      noValidate
      onSubmit={submit}
      data-held=""
    >
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
  const sent = useSentForm<Done>({
    answered: isRefusedHere(acting.refused, act, id) ? acting.refused : null,
    send: (typed) => acting.send(Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]))),
    // Where somebody else was faster, the form leaves the page with what it was about: a word beside it would go along.
    async onFailed(failure) {
      const form = sent.form.current
      await reread(failure)
      if (failure.status !== 404 && failure.status !== 409) return
      if (!(await isDrawn(() => !form?.isConnected))) return
      const next = document.getElementById(placeOf(act, id)) ?? document.getElementById('page-title')
      next?.focus()
    },
    async onDone(outcome, pressed) {
      await reread(outcome)
      if (act === 'claim') await goToClaim(outcome.id)
      showToast({ title: typeof done === 'string' ? done : done(outcome) })
      if (act === 'code') await goToCode(outcome.id)
      else focusNext(placeOf(act, outcome.id), pressed)
    },
  })
  return sent
}

/** Where on the page stands what an act was about. */
export const placeOf = (act: string, id: string) => `${act.startsWith('check-') ? 'check' : 'claim'}-${id}`

/** Milliseconds the page's next drawing is waited for. */
const patience = 1_000

/** Whether the page comes to be so: what was read anew is drawn some frames later. */
async function isDrawn(isSo: () => boolean): Promise<boolean> {
  const until = performance.now() + patience
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 30))
  return isSo()
}

async function goToClaim(id: string): Promise<void> {
  const place = placeOf('claim', id)
  if (await isDrawn(() => document.getElementById(place) !== null)) location.hash = place
}

/** A code is typed next: its field comes with the page that was read anew. */
async function goToCode(id: string): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`[aria-labelledby="claim-${id}"] input[name="code"]`)
  if (await isDrawn(() => find() !== null)) find()?.focus()
}

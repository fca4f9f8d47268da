import type { ReactNode } from 'react'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { focusNext, isDrawn } from '#web/parts/desk/focus-next.ts'
import { type FormState, FormStateContext } from '#web/parts/desk/form/form-state.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { mayBeLate, useReread } from '#web/parts/desk/news/use-reread.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Form } from '#web/ui/form/form.tsx'
import type { SendForm } from '#web/ui/form/form-way.ts'
import type { SentFormParts } from '#web/ui/form/use-sent-form.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type ActFormProps = {
  act: string
  id: string
  hidden?: Readonly<Record<string, string>>
  /** What is said when it is done; `said` is the result named in the address it leads to, `pressed` the button's value. */
  done: string | ((said: string | null, pressed: string) => string)
  next?: { words: string; onChoose: () => void }
  encType?: 'multipart/form-data'
  send?: SendForm
  className?: string
  children: ReactNode | ((state: FormState) => ReactNode)
}

export function ActForm({ act, id, hidden = {}, done, next, children, ...form }: ActFormProps) {
  const refused = useRefused({ act })
  const own = (refused?.values.id ?? '') === id ? refused : null
  const action = useOwnAddress()
  const sending = useAct({ act, id, done, next })
  return (
    <Form
      {...form}
      id={own ? 'refused' : undefined}
      action={action}
      answered={own}
      {...sending}
      hidden={{ act, ...(id !== '' && { id }), ...hidden }}
    >
      {({ isPending, trouble }) => {
        const state = { isPending, errors: trouble?.fields ?? {}, typed: own?.values ?? {} }
        return (
          <FormStateContext value={state}>
            {typeof children === 'function' ? children(state) : children}
            {trouble && Object.keys(state.errors).length === 0 && (
              <div tabIndex={-1} data-trouble>
                <DeskTrouble message={trouble.message} announced={false} />
              </div>
            )}
          </FormStateContext>
        )
      }}
    </Form>
  )
}

type SendingProps = Pick<SentFormParts, 'headers' | 'onDone' | 'onFailed'>

function useAct({ act, id, done, next: action }: Pick<ActFormProps, 'act' | 'id' | 'done' | 'next'>): SendingProps {
  const reread = useReread()
  const owner = useActsFor()
  return {
    headers: buildOwnerHeader(owner),
    // Where somebody else was faster, the form leaves the page with what it was about: a word beside it would go along.
    async onFailed(failure, form) {
      // Of several papers some may have been taken.
      await reread(act === 'papers' && failure.status === 422 ? { kind: 'done' } : failure)
      if (!mayBeLate(failure)) return
      if (!(await isDrawn(() => !form?.isConnected))) return
      const next = document.getElementById(namePlace(act, id)) ?? document.getElementById('page-title')
      next?.focus()
    },
    async onDone(outcome, pressed) {
      const { hash, searchParams } = new URL(outcome.next, location.href)
      const place = hash.slice(1)
      const codeField = findCodeField(place)
      await reread(outcome)
      if (act === 'claim' && (await isDrawn(() => document.getElementById(place) !== null))) location.hash = place
      const value = pressed instanceof HTMLButtonElement ? pressed.value : ''
      showToast({ title: typeof done === 'string' ? done : done(searchParams.get('done'), value), action })
      // The card is gone, and what stood below it must not stand under the finger: another claim's button.
      if (act === 'check-decision' && (await isDrawn(() => !pressed?.isConnected))) {
        document.getElementById('checks-title')?.focus()
      } else if (act === 'code') await goToCode(place, codeField)
      else focusNext(place, pressed)
    },
  }
}

export const namePlace = (act: string, id: string) => `${act.startsWith('check-') ? 'check' : 'claim'}-${id}`

const findCodeField = (place: string) =>
  document.querySelector<HTMLElement>(`[aria-labelledby="${place}"] input[name="code"]`)

/** The code is typed next; its own field appears only once the page has been read again. */
async function goToCode(place: string, before: HTMLElement | null): Promise<void> {
  await isDrawn(() => findCodeField(place) !== before)
  findCodeField(place)?.focus()
}

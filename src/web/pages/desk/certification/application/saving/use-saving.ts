import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { createSaver, isLost, type Saving } from './saver.ts'
import { readTyped, saveRule, type TypedRule } from './saving.query.ts'

type Of = { id: string; code: string }

/** Saves the form of a rule by itself, and reads the page again where a count or a finding may have changed. */
export function useSaving(form: RefObject<HTMLFormElement | null>, { id, code }: Of) {
  const owner = useActsFor()
  const reread = useReread()
  const again = useRef(reread)
  useEffect(() => {
    again.current = reread
  })
  const [saving, setSaving] = useState<Saving>({ at: 'still' })
  const saver = useMemo(() => {
    let answered: TypedRule['answer'] | undefined
    return createSaver<TypedRule>({
      tell: setSaving,
      async send(typed) {
        const outcome = await saveRule({ id, code, owner }, typed)
        if (outcome !== 'done') void again.current(outcome)
        else if (answered !== typed.answer) void again.current({ kind: 'done' })
        if (outcome === 'done') answered = typed.answer
        return outcome
      },
    })
  }, [id, code, owner])
  useEffect(() => {
    const retry = () => void saver.flush()
    const leave = () => {
      const left = saver.takeUnsent()
      if (left) void saveRule({ id, code, owner }, left, { isLeaving: true })
    }
    addEventListener('online', retry)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('pagehide', leave)
      saver.stop()
    }
  }, [saver, id, code, owner])
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!form.current) return
    saver.typed(readTyped(form.current))
    if (target instanceof HTMLInputElement && target.type === 'radio') void saver.flush()
  }
  /** A form that found no connection is kept like what saves itself. */
  async function onFailed(failure: Failure): Promise<void> {
    if (form.current && isLost(failure)) saver.typed(readTyped(form.current))
    await reread(failure)
  }
  return { saving, onInput, onFailed }
}

import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  addSent,
  listDisputed,
  type RuleField,
  type RuleSeen,
  type RuleTexts,
  ruleFields,
  toRuleSeen,
  toRuleTexts,
} from '#domain/certification/application/answering/answering.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { createSaver, isLost, type SavingState } from './saver.ts'
import { readTyped, saveRule, type TypedRule } from './saving.query.ts'

type RuleAddress = { id: string; code: string }
export type EditStart = { seen: RuleSeen; disputed: RuleField[] }

/** Saves the form of a rule by itself, and reads the page again where a count or a finding may have changed. */
export function useSaving(form: RefObject<HTMLFormElement | null>, { id, code }: RuleAddress, begun: EditStart) {
  const owner = useActsFor()
  const reread = useReread()
  const again = useRef(reread)
  useEffect(() => {
    again.current = reread
  })
  const { seen, was, see } = useSeen(begun.seen)
  const [disputed, setDisputed] = useState(begun.disputed)
  const [saving, setSaving] = useState<SavingState>({ at: 'still' })
  const saver = useMemo(() => {
    let answered: TypedRule['answer'] | undefined
    return createSaver<TypedRule>({
      tell: setSaving,
      async send(typed) {
        see(addSent(seen.current, toRuleTexts(typed)))
        const outcome = await saveRule({ id, code, owner }, typed, { seen: seen.current })
        if (outcome !== 'done') {
          void again.current(outcome).then(() => setDisputed(listDisputed(outcome.fields)))
          return outcome
        }
        see(toRuleSeen(toRuleTexts(typed)))
        setDisputed([])
        if (answered !== typed.answer) void again.current({ kind: 'done' })
        answered = typed.answer
        return outcome
      },
    })
  }, [id, code, owner, seen, see])
  useEffect(() => {
    const retry = () => void saver.flush()
    const leave = () => {
      const left = saver.takeUnsent()
      if (left) void saveRule({ id, code, owner }, left, { seen: seen.current, isLeaving: true })
    }
    addEventListener('online', retry)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('pagehide', leave)
      saver.stop()
    }
  }, [saver, id, code, owner, seen])
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!form.current) return
    saver.typed(readTyped(form.current))
    if (target instanceof HTMLInputElement && target.type === 'radio') void saver.flush()
  }
  /** A form that found no connection is kept like what saves itself. */
  async function onFailed(failure: Failure): Promise<void> {
    if (form.current && isLost(failure)) saver.typed(readTyped(form.current))
    await reread(failure)
    setDisputed(listDisputed(failure.fields))
  }
  function keep(field: RuleField, side: 'mine' | 'theirs', theirs: RuleTexts): void {
    if (!form.current) return
    if (side === 'theirs') write(form.current, field, theirs[field])
    see({ ...seen.current, [field]: [theirs[field]] })
    setDisputed((all) => all.filter((one) => one !== field))
    saver.typed(readTyped(form.current))
    void saver.flush()
  }
  function take(texts: Partial<RuleTexts>): void {
    if (!form.current) return
    for (const field of ruleFields) if (texts[field] !== undefined) write(form.current, field, texts[field])
    saver.typed(readTyped(form.current))
    void saver.flush()
  }
  return { saving, was, disputed, keep, take, onInput, onFailed }
}

/** For the form as text, and for what is sent meanwhile as it is at that moment. */
function useSeen(first: RuleSeen) {
  const seen = useRef(first)
  const [was, setWas] = useState(() => JSON.stringify(first))
  const see = useMemo(
    () => (now: RuleSeen) => {
      seen.current = now
      setWas(JSON.stringify(now))
    },
    [],
  )
  return { seen, was, see }
}

function write(form: HTMLFormElement, field: RuleField, text: string): void {
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)) {
    if (input.type === 'radio' && 'checked' in input) input.checked = input.value === text
    else input.value = text
  }
}

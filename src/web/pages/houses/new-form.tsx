import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { NewResidence } from '#contract/residence-desk.ts'
import { listingLimits } from '#domain/listing-fields.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import type { Failure } from '#web/plumbing/failure.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, type Option, Select } from '#web/ui/form/input.tsx'
import type { AddWords } from './house-words.ts'

type NewFormProps = {
  /** The id the house will have: the form sent twice is one house. */
  id: string
  /** What a post without script came back with. */
  answered: FormAnswer | null
  states: readonly Option[]
  words: AddWords
  add: (form: NewResidence) => Promise<{ kind: 'done'; answer: { id: string } } | Failure>
  onAdded: (id: string) => void
}

const names = ['name', 'zip', 'city', 'state'] as const

/** Name and ZIP code, and the town where the ZIP code does not say it right. */
export function NewForm(props: NewFormProps) {
  const { id, answered, states, words } = props
  const { form, isPending, trouble, send } = useAdding(props)
  const typed = answered?.values ?? {}
  const isWhole = trouble && !names.some((name) => trouble.fields[name])
  return (
    <>
      <header className="desk-head">
        <div className="stack gap-2">
          <h1>{words.title}</h1>
          <p className="ink-2 measure">{words.lead}</p>
        </div>
      </header>
      <form
        data-held=""
        ref={form}
        className="new-form"
        method="post"
        action="/workspace/residences/new"
        noValidate
        onSubmit={send}
      >
        <input type="hidden" name="id" value={id} />
        <Field label={words.name} error={trouble?.fields.name} className="full">
          {(wiring) => (
            <Input
              {...wiring}
              name="name"
              required
              autoComplete="off"
              maxLength={listingLimits.name}
              defaultValue={typed.name}
            />
          )}
        </Field>
        <Field label={words.zip} help={words.zipHelp} error={trouble?.fields.zip}>
          {(wiring) => (
            <Input
              {...wiring}
              name="zip"
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              defaultValue={typed.zip}
            />
          )}
        </Field>
        <Field label={words.city} optional help={words.cityHelp} error={trouble?.fields.city}>
          {(wiring) => (
            <Input
              {...wiring}
              name="city"
              autoComplete="off"
              maxLength={listingLimits.city}
              defaultValue={typed.city}
            />
          )}
        </Field>
        <Field label={words.state} optional error={trouble?.fields.state}>
          {(wiring) => (
            <Select
              {...wiring}
              name="state"
              options={states}
              placeholder={words.stateNone}
              defaultValue={typed.state}
            />
          )}
        </Field>
        {isWhole && (
          <div tabIndex={-1} data-trouble className="full">
            <DeskTrouble message={trouble.message} announced={false} />
          </div>
        )}
        <p className="row full">
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? words.pending : words.submit}
          </Button>
          <ButtonLink to="/workspace/residences" look="text">
            {words.cancel}
          </ButtonLink>
        </p>
      </form>
    </>
  )
}

type Trouble = Pick<Failure, 'message' | 'fields'>

function useAdding({ id, answered, add, onAdded }: NewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(answered)
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-trouble]')?.focus()
  }, [trouble])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '')
    setPending(true)
    const typed = { name: value('name'), zip: value('zip'), city: value('city'), state: value('state') }
    const outcome = await add({ id, ...typed })
    setPending(false)
    if (outcome.kind === 'done') onAdded(outcome.answer.id)
    else setTrouble(outcome)
  }
  return { form, isPending, trouble, send }
}

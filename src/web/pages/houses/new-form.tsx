import type { NewResidence } from '#contract/residence-desk.ts'
import { listingLimits } from '#domain/listing-fields.ts'
import { DeskHead } from '#web/parts/desk/desk-head.tsx'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { useSentForm } from '#web/parts/post-form/use-sent-form.ts'
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
  onAdded: (id: string) => unknown
}

const names = ['name', 'zip', 'city', 'state'] as const

/** Name and ZIP code, and the town where the ZIP code does not say it right. */
export function NewForm(props: NewFormProps) {
  const { id, answered, states, words, add, onAdded } = props
  const { form, isPending, trouble, submit } = useSentForm({
    answered,
    send(typed) {
      const value = (name: string) => String(typed.get(name) ?? '')
      return add({ id, name: value('name'), zip: value('zip'), city: value('city'), state: value('state') })
    },
    onDone: ({ answer }) => onAdded(answer.id),
  })
  const typed = answered?.values ?? {}
  const isWhole = trouble && !names.some((name) => trouble.fields[name])
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <form
        data-held=""
        ref={form}
        className="new-form"
        method="post"
        action="/workspace/residences/new"
        noValidate
        onSubmit={submit}
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

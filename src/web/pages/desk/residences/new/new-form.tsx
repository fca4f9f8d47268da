import type { AddWords } from '#web/pages/desk/residences/residence-words.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Input, type Option } from '#web/ui/form/input.tsx'

type NewFormProps = {
  id: string
  answered: FormAnswer | null
  states: readonly Option[]
  words: AddWords
  onAdded: (next: string) => unknown
}

const names = ['name', 'zip', 'city', 'state'] as const

export function NewForm(props: NewFormProps) {
  const { id, answered, states, words, onAdded } = props
  const headers = buildOwnerHeader(useActsFor())
  const typed = answered?.values ?? {}
  return (
    <>
      <DeskHead title={words.title} lead={words.lead} />
      <Form
        className="two gap-5 w-40"
        action="/workspace/residences/new"
        hidden={{ id }}
        answered={answered}
        headers={headers}
        onDone={({ next }) => onAdded(next)}
      >
        {({ isPending, trouble }) => (
          <>
            {trouble && Object.keys(trouble.fields).length > 1 && (
              <FormTrouble title={trouble.message} trouble={trouble} order={names} prefix="new" className="full" />
            )}
            <Field label={words.name} error={trouble?.fields.name} id="new-name" className="full">
              {(wiring) => <Input {...wiring} name="name" required autoComplete="off" defaultValue={typed.name} />}
            </Field>
            <InputField
              name="zip"
              label={words.zip}
              help={words.zipHelp}
              error={trouble?.fields.zip}
              id="new-zip"
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              start={typed.zip}
            />
            <InputField
              name="city"
              label={words.city}
              isOptional
              help={words.cityHelp}
              error={trouble?.fields.city}
              id="new-city"
              autoComplete="off"
              start={typed.city}
            />
            <SelectField
              name="state"
              label={words.state}
              isOptional
              error={trouble?.fields.state}
              id="new-state"
              options={states}
              placeholder={words.stateNone}
              start={typed.state}
            />
            {trouble && !names.some((name) => trouble.fields[name]) && (
              <div tabIndex={-1} data-trouble className="full">
                <DeskTrouble message={trouble.message} announced={false} />
              </div>
            )}
            <p className="row full">
              <Button type="submit" variant="primary" disabled={isPending}>
                {isPending ? words.pending : words.submit}
              </Button>
              <ButtonLink to="/workspace/residences" variant="text">
                {words.cancel}
              </ButtonLink>
            </p>
          </>
        )}
      </Form>
    </>
  )
}

import type { ComponentProps } from 'react'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Form } from '#web/ui/form/form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { type FormState, FormStateContext } from './form-state.ts'

type OwnerFormProps = Omit<ComponentProps<typeof Form>, 'headers' | 'answered'> & {
  answered?: (FormTrouble & { values: FormState['typed'] }) | null
  typed?: FormState['typed'] | undefined
}

/** Counts only for whom it was filled in as; its fields and buttons know how it stands. */
export function OwnerForm({ answered = null, typed = answered?.values ?? {}, children, ...form }: OwnerFormProps) {
  const headers = buildOwnerHeader(useActsFor())
  return (
    <Form {...form} answered={answered} headers={headers}>
      {(state) => (
        <FormStateContext value={{ isPending: state.isPending, errors: state.trouble?.fields ?? {}, typed }}>
          {typeof children === 'function' ? children(state) : children}
        </FormStateContext>
      )}
    </Form>
  )
}

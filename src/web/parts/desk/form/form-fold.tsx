import type { ComponentProps } from 'react'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { type RefusedForm, useRefused } from './refused-form.ts'

type FormFoldProps = Omit<ComponentProps<typeof Disclosure>, 'open'> & { held: RefusedForm['values'] }

/** Open where the form inside was refused; `held` are the values that tell it from other forms. */
export function FormFold({ held, ...fold }: FormFoldProps) {
  return <Disclosure {...fold} open={useRefused(held) !== null} />
}

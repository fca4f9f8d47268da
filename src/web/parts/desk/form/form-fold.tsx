import type { ComponentProps } from 'react'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { type RefusedForm, useRefused } from './refused-form.ts'

type FormFoldProps = Omit<ComponentProps<typeof Disclosure>, 'open'> & { held: RefusedForm['values'] }

/** Open where a form that held these values was refused: it is the one inside. */
export function FormFold({ held, ...fold }: FormFoldProps) {
  return <Disclosure {...fold} open={useRefused(held) !== null} />
}

import type { ComponentProps } from 'react'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { useRefused } from './refused-form.ts'

/** Open where the page came back because the form inside was refused. */
export function ActDisclosure({ act, ...disclosure }: ComponentProps<typeof Disclosure> & { act: string }) {
  const isRefused = useRefused({ act }) !== null
  return <Disclosure {...disclosure} {...(isRefused && { open: true })} />
}

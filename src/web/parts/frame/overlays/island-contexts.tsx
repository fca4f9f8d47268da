import type { ReactNode } from 'react'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { type FormWay, FormWayContext } from '#web/ui/form/form-way.ts'

const way: FormWay = { send: sendForm, goTo }

export function IslandContexts({ children }: { children: ReactNode }) {
  return (
    <NewTabWords value={document.documentElement.dataset.newTab ?? ''}>
      <FormWayContext value={way}>{children}</FormWayContext>
    </NewTabWords>
  )
}

import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ProofMount } from '#web/parts/proof/proof-mount.tsx'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { type FormWay, FormWayContext } from '#web/ui/form/form-way.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'

const OVERLAYS_ID = 'overlays'

export function mountOverlays(): void {
  if (document.getElementById(OVERLAYS_ID)) return
  const place = Object.assign(document.createElement('div'), { id: OVERLAYS_ID })
  document.body.append(place)
  createRoot(place).render(
    <IslandContexts>
      <ToastMount />
      <ProofMount />
    </IslandContexts>,
  )
}

const way: FormWay = { send: sendForm, goTo }

export function IslandContexts({ children }: { children: ReactNode }) {
  return (
    <NewTabWords value={document.documentElement.dataset.newTab ?? ''}>
      <FormWayContext value={way}>{children}</FormWayContext>
    </NewTabWords>
  )
}

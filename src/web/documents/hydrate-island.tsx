import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ProofMount } from '#web/parts/proof/proof-mount.tsx'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { type FormWay, FormWayContext } from '#web/ui/form/form-way.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { readEarlyValues } from './early-values.ts'

export function hydrateWith<Props extends object>(Part: ComponentType<Props>) {
  return async (place: HTMLElement): Promise<void> => {
    mountOverlays()
    const tellEarlyValues = readEarlyValues(place)
    const props: Props = readProps(place.dataset.props)
    const show = (onHydrated: () => void) => (
      <StrictMode>
        <IslandContexts>
          <AfterHydration onHydrated={onHydrated}>
            <Part {...props} />
          </AfterHydration>
        </IslandContexts>
      </StrictMode>
    )
    const identifierPrefix = place.getAttribute('prefix') ?? ''
    await new Promise<void>((resolve) => hydrateRoot(place, show(resolve), { identifierPrefix }))
    tellEarlyValues()
  }
}

/**
 * Its effect runs once the island's handlers are in place. It must wrap the island: a sibling would change the ids of
 * `useId`.
 */
function AfterHydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

const OVERLAYS_ID = 'overlays'

function mountOverlays(): void {
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

function IslandContexts({ children }: { children: ReactNode }) {
  return (
    <NewTabWords value={document.documentElement.dataset.newTab ?? ''}>
      <FormWayContext value={way}>{children}</FormWayContext>
    </NewTabWords>
  )
}

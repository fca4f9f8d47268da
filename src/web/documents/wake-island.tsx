import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ProofMount } from '#web/parts/proof/proof-mount.tsx'
import { swapQuotes } from '#web/plumbing/swap-quotes.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { readEarlyValues } from './early-values.ts'

/** What the build lets every `*.island.tsx` file export as `wake`: React takes over what the server has drawn of it. */
export function wakeWith<Props extends object>(Part: ComponentType<Props>) {
  return (place: HTMLElement): Promise<void> => {
    mountOverlays()
    const tellEarlyValues = readEarlyValues(place)
    return new Promise<void>((resolve) => {
      const props: Props = JSON.parse(swapQuotes(place.dataset.props ?? '{}'))
      hydrateRoot(
        place,
        <StrictMode>
          <NewTabWords value={document.documentElement.dataset.newTab ?? ''}>
            <Awake onAwake={resolve}>
              <Part {...props} />
            </Awake>
          </NewTabWords>
        </StrictMode>,
        { identifierPrefix: place.getAttribute('prefix') ?? '' },
      )
    }).then(tellEarlyValues)
  }
}

/**
 * Its effect runs once the island's handlers are in place. It stands around the island, not beside it: a sibling would
 * give other ids (`useId`) than the server's.
 */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

const OVERLAYS_ID = 'overlays'

/** Where any island's toasts and the dialog "Confirm it is you" are shown: once for the page. */
function mountOverlays(): void {
  if (document.getElementById(OVERLAYS_ID)) return
  const place = Object.assign(document.createElement('div'), { id: OVERLAYS_ID })
  document.body.append(place)
  createRoot(place).render(
    <>
      <ToastMount />
      <ProofMount />
    </>,
  )
}

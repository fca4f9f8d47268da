import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandContexts, mountOverlays } from '#web/parts/frame/overlays/mount-overlays.tsx'
import { readProps } from '#web/plumbing/island-props.ts'
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

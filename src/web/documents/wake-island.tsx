import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AwakeContexts } from '#web/parts/frame/overlays/awake-contexts.tsx'
import { mountOverlays } from '#web/parts/frame/overlays/mount-overlays.tsx'
import { readProps } from '#web/plumbing/island-props.ts'
import { readEarlyValues } from './early-values.ts'

export function wakeWith<Props extends object>(Part: ComponentType<Props>) {
  return async (place: HTMLElement): Promise<void> => {
    mountOverlays()
    const tellEarlyValues = readEarlyValues(place)
    const props: Props = readProps(place.dataset.props)
    const show = (onAwake: () => void) => (
      <StrictMode>
        <AwakeContexts>
          <Awake onAwake={onAwake}>
            <Part {...props} />
          </Awake>
        </AwakeContexts>
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
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

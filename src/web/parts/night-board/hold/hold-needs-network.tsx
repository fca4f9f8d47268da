import { Icon } from '#web/ui/icon/icon.tsx'

export const holdNeedsNetwork =
  'You are offline. Numbers wait on this device, but a bed can be held only with a connection.'

/** Said before anything is typed: somebody else may hold the same bed meanwhile. */
export function HoldNeedsNetwork() {
  return (
    <p className="warned pad-2 small" role="status">
      <Icon name="offline" /> {holdNeedsNetwork}
    </p>
  )
}

import { Icon } from '#web/ui/icon/icon.tsx'

export const holdNeedsNetwork = 'You are offline. Numbers and new holds wait on this device; this needs a connection.'

const holdWaits =
  'You are offline. The hold waits on this device. Until it is sent, callers see the bed as open, and somebody else may hold it. A note needs a connection.'

export const HoldNeedsNetwork = () => <Offline words={holdNeedsNetwork} />
export const HoldWaits = () => <Offline words={holdWaits} />

function Offline({ words }: { words: string }) {
  return (
    <p className="warned tap pad-3 small" role="status">
      <Icon name="offline" />
      {words}
    </p>
  )
}

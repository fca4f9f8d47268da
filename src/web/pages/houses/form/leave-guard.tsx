import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { EditWords } from '../house-words.ts'

/** Asks before what was typed is left behind, within the site and by closing the page. */
export function LeaveGuard({ isDirty, words }: { isDirty: boolean; words: EditWords['leave'] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) stay()
      }}
      title={words.title}
      description={words.words}
    >
      <p className="row mt-4">
        <Button look="primary" onClick={stay}>
          {words.stay}
        </Button>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          {words.go}
        </Button>
      </p>
    </Dialog>
  )
}

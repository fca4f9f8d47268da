import { useEffect, useRef, useState } from 'react'
import { formatCount } from '#domain/language/numbers.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useQueueSummary } from '#web/parts/beds/bed-queue/use-queue.ts'
import { formatZone } from '#web/parts/desk/moment/moment-words.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type NetChipProps = { queue: BedQueue | null; isAway: boolean; checked: string | null }

export function NetChip({ queue, isAway, checked }: NetChipProps) {
  const { waiting, trouble } = useQueueSummary(queue)
  const words = describeChip(isAway || trouble === 'offline', trouble === 'none' ? 0 : waiting, checked)
  return (
    <span role="status">
      {words && (
        <span className="warned tap pad-3 t-label">
          <Icon name="offline" />
          {words}
        </span>
      )}
    </span>
  )
}

function describeChip(isOffline: boolean, waiting: number, checked: string | null): string | null {
  if (waiting > 0) return `${isOffline ? 'Offline, ' : ''}${formatCount(waiting, 'change')} waiting`
  return isOffline && checked ? `Offline. Checked ${checked}` : null
}

type ChangesNoticeProps = { queue: BedQueue | null; again: () => void; isSignedOut: boolean }

export function ChangesNotice({ queue, again, isSignedOut }: ChangesNoticeProps) {
  const { waiting, trouble, isKept } = useQueueSummary(queue)
  if (!queue || waiting === 0) return null
  if (trouble === 'signed-out' || isSignedOut) return <SignInAgain waiting={waiting} />
  if (trouble === 'none') return null
  const title = trouble === 'offline' ? 'We could not refresh.' : 'We could not save just now.'
  const where = isKept
    ? 'Your changes are saved on this device.'
    : 'This device keeps nothing: stay on this page until your changes are saved.'
  return (
    <Notice title={`${title} ${where}`} className="mt-3">
      <p className="row mt-2">
        <Button
          small
          onClick={() => {
            queue.tryNow({ forced: true })
            again()
          }}
        >
          Try again
        </Button>
      </p>
    </Notice>
  )
}

function SignInAgain({ waiting }: { waiting: number }) {
  return (
    <Notice title={`Sign in again to save ${formatCount(waiting, 'change')}.`} icon="key" announced className="mt-3">
      <p>{waiting === 1 ? 'It waits' : 'They wait'} on this device, for you alone.</p>
      <p className="row mt-2">
        {/* Not the way of the router: it takes whoever is signed in by then. */}
        <ButtonLink small to={`/api/login?returnTo=${encodeURIComponent('/workspace/beds')}`}>
          Sign in
        </ButtonLink>
      </p>
    </Notice>
  )
}

type CheckedLineProps = { checked: string; now: Date; zone: Zone; isBusy: boolean; again: () => void }

export function CheckedLine({ checked, now, zone, isBusy, again }: CheckedLineProps) {
  const [isAsked, setAsked] = useState(false)
  const [received, setHeard] = useState('')
  const isAsking = isAsked && isBusy
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const isThrough = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (!isThrough || !isAsked) return
    setAsked(false)
    setHeard('Just checked.')
  }, [isAsked, isBusy])
  return (
    <p className="row gap-4 tight mt-3 small quiet">
      <span>{isAsking ? 'Checking...' : `Checked ${checked}${formatZone(now, zone)}.`}</span>
      <VisuallyHidden>
        <span role="status">{received}</span>
      </VisuallyHidden>
      <Button
        variant="text"
        small
        className="needs-script"
        aria-disabled={isAsking}
        onClick={() => {
          setAsked(true)
          setHeard('')
          again()
        }}
      >
        Check again
      </Button>
    </p>
  )
}

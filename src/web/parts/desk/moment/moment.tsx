import { useSyncExternalStore } from 'react'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { formatDateAndTime, formatTime, formatZone } from './moment-words.ts'

const subscribeToNothing = () => () => undefined

type MomentProps = { at: string; now?: Date | null; isOfDesk?: boolean }

/**
 * In the reader's time zone; before the script arrives, and without it, in that of the organization, which is said. With `now`, a moment of
 * today is called that. `isOfDesk`: always in that of the organization, as times are that it typed or promised.
 */
export function Moment({ at, now = null, isOfDesk = false }: MomentProps) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const zone = { timeZone: useDeskPageState().timeZone }
  const moment = new Date(at)
  return (
    <time dateTime={at}>
      {isInBrowser && !isOfDesk
        ? formatOwnTime(moment, now)
        : formatDateAndTime(moment, zone) + formatZone(moment, zone)}
    </time>
  )
}

function formatOwnTime(moment: Date, now: Date | null): string {
  return moment.toDateString() === now?.toDateString() ? `today ${formatTime(moment)}` : formatDateAndTime(moment)
}

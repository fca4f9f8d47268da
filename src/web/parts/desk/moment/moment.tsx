import { useSyncExternalStore } from 'react'
import { dateAndTimeWords, timeWords } from './moment-words.ts'

const never = () => () => undefined

/**
 * In the reader's time zone; before the script arrives, and without it, in UTC and labeled so. With `now`, a moment of
 * today is called that.
 */
export function Moment({ at, now = null }: { at: string; now?: Date | null }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const moment = new Date(at)
  return (
    <time dateTime={at}>
      {isInBrowser ? ownTime(moment, now) : `${dateAndTimeWords(moment, { timeZone: 'UTC' })} UTC`}
    </time>
  )
}

function ownTime(moment: Date, now: Date | null): string {
  return moment.toDateString() === now?.toDateString() ? `today ${timeWords(moment)}` : dateAndTimeWords(moment)
}

import { useSyncExternalStore } from 'react'
import { dateAndTimeWords } from './moment-words.ts'

const never = () => () => undefined

/** In the reader's time zone; before the script arrives, and without it, in UTC and labeled so. */
export function Moment({ at }: { at: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const moment = new Date(at)
  return (
    <time dateTime={at}>
      {isInBrowser ? dateAndTimeWords(moment) : `${dateAndTimeWords(moment, { timeZone: 'UTC' })} UTC`}
    </time>
  )
}

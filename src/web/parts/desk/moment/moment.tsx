import { useSyncExternalStore } from 'react'
import { dateAndTimeWords } from './moment-words.ts'

const never = () => () => undefined

/** A moment on the reader's clock; before the script has arrived, and without it, in UTC and named so. */
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

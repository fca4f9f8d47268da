import { dateAndTimeWords, timeWords } from '#web/parts/desk/moment/moment-words.ts'

/** `now` is null until the page is interactive: the server does not know the reader's time zone, so it writes UTC. */
export function Moment({ at, now }: { at: string; now: Date | null }) {
  return <time dateTime={at}>{momentWords(new Date(at), now)}</time>
}

function momentWords(moment: Date, now: Date | null): string {
  if (now === null) return `${dateAndTimeWords(moment, { timeZone: 'UTC' })} UTC`
  return moment.toDateString() === now.toDateString() ? `today ${timeWords(moment)}` : dateAndTimeWords(moment)
}

// In UTC, so that the page reads the same on the server and on every device.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{days.format(new Date(at))}</time>
}

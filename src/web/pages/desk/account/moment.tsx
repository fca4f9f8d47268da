import { dateAndTimeWords, timeWords } from '#web/parts/desk/moment/moment-words.ts'

/**
 * A moment to the minute, "today 10:47 am" or "Nov 20, 2026, 9:40 pm", on the clock of the reader. The server does not
 * know that clock: `now` is null until the page is awake, and the moment is told in UTC.
 */
export function Moment({ at, now }: { at: string; now: Date | null }) {
  return <time dateTime={at}>{momentWords(new Date(at), now)}</time>
}

function momentWords(moment: Date, now: Date | null): string {
  if (now === null) return `${dateAndTimeWords(moment, { timeZone: 'UTC' })} UTC`
  return moment.toDateString() === now.toDateString() ? `today ${timeWords(moment)}` : dateAndTimeWords(moment)
}

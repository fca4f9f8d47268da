/** Moments that the server wrote in UTC, on the visitor's own clock. */
export function startOwnClock(): void {
  const locale = document.documentElement.lang === 'es' ? 'es-US' : 'en-US'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-own-clock]')) {
    time.textContent = format.format(new Date(time.dateTime))
  }
}

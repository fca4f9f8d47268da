export function startOwnClock(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-own-clock]')
  // The first format of a page takes a phone a tenth of a second and more.
  if (times.length === 0) return
  const locale = document.documentElement.lang === 'es' ? 'es-US' : 'en-US'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  for (const time of times) time.textContent = format.format(new Date(time.dateTime))
}

import { say } from '#domain/language/say.ts'

const chooseLocale = () => (document.documentElement.lang === 'es' ? 'es-US' : 'en-US')

function formatHour(at: Date): string {
  const hour = new Intl.DateTimeFormat(chooseLocale(), { hour: 'numeric', minute: '2-digit' }).format(at)
  return hour.replace('AM', 'am').replace('PM', 'pm')
}

export function showHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.embed-hour[data-at]')) {
    place.textContent = `, ${formatHour(new Date(place.dataset.at ?? ''))}`
  }
}

export function notePrinting(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.embed-printed')
    if (!line) return
    const { words = '', address = '' } = line.dataset
    const now = new Date()
    const day = new Intl.DateTimeFormat(chooseLocale(), { dateStyle: 'long' }).format(now)
    line.textContent = say(words, { address: location.host + address, day, hour: formatHour(now) })
  })
}

import { say } from '#domain/language/say.ts'

const locale = () => (document.documentElement.lang === 'es' ? 'es-US' : 'en-US')

/** "9:40 pm", as the clock of the reader says it. */
function hourOf(at: Date): string {
  const hour = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(at)
  return hour.replace('AM', 'am').replace('PM', 'pm')
}

/** When the beds were counted, which the server can say only in hours of its own. */
export function showHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.embed-hour[data-at]')) {
    place.textContent = `, ${hourOf(new Date(place.dataset.at ?? ''))}`
  }
}

/** Where a sheet of paper came from and when: bed numbers on it grow old. The browser takes its picture right after. */
export function notePrinting(): void {
  addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('.embed-printed')
    if (!line) return
    const { words = '', address = '' } = line.dataset
    const now = new Date()
    const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(now)
    line.textContent = say(words, { address: location.host + address, day, hour: hourOf(now) })
  })
}

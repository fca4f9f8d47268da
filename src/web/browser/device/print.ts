import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { say } from '#domain/language/say.ts'

export function startPrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-print]') : null
    if (!button) return
    const { dataset } = document.documentElement
    if (button.dataset.print) {
      dataset.paper = button.dataset.print
      addEventListener('afterprint', () => delete dataset.paper, { once: true })
    }
    print()
  })
  addEventListener('beforeprint', () => {
    const language = document.documentElement.lang === 'es' ? 'es' : 'en'
    for (const line of document.querySelectorAll<HTMLElement>('[data-printed]')) {
      const { printed = '', state = null } = line.dataset
      line.textContent = say(printed, { at: formatLocalMoment(new Date(), state, language) })
    }
  })
}

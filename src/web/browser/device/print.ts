import { localMoment } from '#domain/language/local-moment.ts'
import { say } from '#domain/language/say.ts'

/** Buttons marked `data-print` print the page, or the part of it that they name for the stylesheets; lines marked `data-printed` say on paper when that was. */
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
      line.textContent = say(printed, { at: localMoment(new Date(), state, language) })
    }
  })
}

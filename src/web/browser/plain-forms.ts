import { offlineWords } from '#domain/language/offline-words.ts'

/** A form that was sent and led nowhere in this time may be sent again, in ms. */
const patienceMs = 10_000

/**
 * The forms that the browser sends itself, on pages and parts that React has not woken: one press sends once, however often
 * it is pressed; without a connection the page stays and says so, with all that was typed.
 */
export function startPlainForms(): void {
  const sentAt = new Map<HTMLFormElement, number>()
  // Whoever comes back finds the page as it was left.
  addEventListener('pageshow', () => sentAt.clear())
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form)) return
    const isSent = performance.now() - (sentAt.get(form) ?? -patienceMs) < patienceMs
    if (isSent || !navigator.onLine) event.preventDefault()
    else sentAt.set(form, performance.now())
    if (!navigator.onLine) sayOffline(form)
  })
}

const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post'

function sayOffline(form: HTMLFormElement): void {
  form.querySelector('[data-offline]')?.remove()
  const words = offlineWords[document.documentElement.lang === 'es' ? 'es' : 'en']
  const said = Object.assign(document.createElement('p'), { className: 'error', role: 'alert', textContent: words })
  said.dataset.offline = ''
  form.append(said)
}

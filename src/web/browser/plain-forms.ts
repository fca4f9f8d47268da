import { offlineWords } from '#domain/language/offline-words.ts'

const timeoutMs = 10_000

export function startPlainForms(): void {
  const sentAt = new Map<HTMLFormElement, number>()
  // A page restored by Back can send its forms again.
  addEventListener('pageshow', () => sentAt.clear())
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form)) return
    const isSent = performance.now() - (sentAt.get(form) ?? -timeoutMs) < timeoutMs
    if (isSent || !navigator.onLine) event.preventDefault()
    else sentAt.set(form, performance.now())
    if (!navigator.onLine) sayOffline(form)
  })
}

const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post'

function sayOffline(form: HTMLFormElement): void {
  form.querySelector('[data-offline]')?.remove()
  const words = offlineWords[document.documentElement.lang === 'es' ? 'es' : 'en']
  const message = Object.assign(document.createElement('p'), { className: 'error', role: 'alert', textContent: words })
  message.dataset.offline = ''
  form.append(message)
}

import { offlineWords } from '#domain/language/offline-words.ts'

const timeoutMs = 10_000

/**
 * The browser sends these forms, and what was typed is gone where its answer does not come. So the server is asked
 * first: a device that thinks it is online may have no line.
 */
export function startPlainForms(): void {
  const sentAt = new Map<HTMLFormElement, number>()
  const mayLeave = new Set<HTMLFormElement>()
  // A page restored by Back can send its forms again.
  addEventListener('pageshow', () => {
    sentAt.clear()
    showSending(document, false)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form) || mayLeave.delete(form)) return
    event.preventDefault()
    if (performance.now() - (sentAt.get(form) ?? -timeoutMs) < timeoutMs) return
    sentAt.set(form, performance.now())
    void send(form, event.submitter)
  })

  async function send(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
    if (await isServerThere()) {
      mayLeave.add(form)
      if (form.querySelector<HTMLInputElement>('[type=file]')?.value) showSending(form, true)
      form.requestSubmit(pressed)
    } else {
      sentAt.delete(form)
      sayOffline(form)
    }
  }
}

function showSending(place: ParentNode, isSending: boolean): void {
  for (const line of place.querySelectorAll<HTMLElement>('[data-sending]')) line.hidden = !isSending
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

const isPost = (form: HTMLFormElement) => form.getAttribute('method') === 'post'

function sayOffline(form: HTMLFormElement): void {
  form.querySelector('[data-offline]')?.remove()
  const words = offlineWords[document.documentElement.lang === 'es' ? 'es' : 'en']
  const message = Object.assign(document.createElement('p'), { className: 'error', role: 'alert', textContent: words })
  message.dataset.offline = ''
  form.append(message)
}

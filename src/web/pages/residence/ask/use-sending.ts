import { type FormEvent, useRef, useState } from 'react'

/** Milliseconds without an answer after which nobody waits any longer. */
const patience = 20_000

/** What became of a form: with `offline` the device had no connection, with `unreached` our server gave no answer. */
export type Sending = 'not yet' | 'under way' | 'offline' | 'unreached'

/**
 * Sends a form of the page without leaving it, so that nothing typed is lost where no answer comes; what was sent twice
 * is one question, by the key that the form gets with the first press. An answer that names something wrong is a page: the browser sends the form
 * itself then, as it does without script.
 */
export function useSending(): { sending: Sending; onSubmit: (event: FormEvent<HTMLFormElement>) => void } {
  const [sending, setSending] = useState<Sending>('not yet')
  const isUnderWay = useRef(false)
  const key = useRef('')

  async function send(form: HTMLFormElement): Promise<void> {
    isUnderWay.current = true
    setSending('under way')
    key.current ||= newKey()
    const answer = await post(form, key.current)
    isUnderWay.current = false
    if (answer !== null && isSent(answer)) {
      setSending('not yet')
      // Whoever comes back to the form asks something else.
      key.current = ''
      location.assign(answer.url)
    } else if (answer !== null && answer.status >= 400 && answer.status < 500) {
      form.submit()
    } else {
      setSending(navigator.onLine ? 'unreached' : 'offline')
    }
  }

  return {
    sending,
    onSubmit(event) {
      event.preventDefault()
      if (!isUnderWay.current) void send(event.currentTarget)
    },
  }
}

/** Without it, as on pages that came without encryption, the server tells forms apart by their words. */
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

/** Null where no answer came. */
async function post(form: HTMLFormElement, key: string): Promise<Response | null> {
  const typed = [...new FormData(form)].map(([name, value]) => [
    name,
    name === 'once' ? String(value) || key : String(value),
  ])
  try {
    return await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(typed),
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    return null
  }
}

/** The answer to what was sent is its private page. A sign-in page of some network in between is none. */
function isSent({ redirected, url }: Response): boolean {
  return redirected && new URL(url).pathname.includes('/asked/')
}

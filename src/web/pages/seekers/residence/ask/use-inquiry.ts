import { useRef } from 'react'
import { goTo } from '#web/plumbing/asking/go-to.ts'
import { sendForm } from '#web/plumbing/asking/send-form.ts'
import type { SentFormParts } from '#web/ui/form/use-sent-form.ts'

/** Milliseconds without an answer after which nobody waits any longer. */
const patience = 20_000

/** How a question is sent: sent twice it is one, by the key that its form gets with the first press. */
export function useInquiry(): Required<Pick<SentFormParts, 'send' | 'onDone'>> {
  const key = useRef('')
  return {
    send(action, typed, headers) {
      key.current ||= newKey()
      if (typed.get('once') === '') typed.set('once', key.current)
      return sendForm(action, typed, headers, AbortSignal.timeout(patience))
    },
    onDone({ next }) {
      // Whoever comes back to the form asks something else.
      key.current = ''
      return goTo(next)
    },
  }
}

/** Without it, as on pages that came without encryption, the server tells forms apart by their words. */
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

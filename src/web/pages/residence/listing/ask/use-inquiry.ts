import { useRef } from 'react'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import type { SentFormParts } from '#web/ui/form/use-sent-form.ts'

const timeoutMs = 20_000

/** The key made at the first press keeps a second press from asking twice. */
export function useInquiry(): Required<Pick<SentFormParts, 'send' | 'onDone'>> {
  const key = useRef('')
  return {
    send(action, typed, headers) {
      key.current ||= makeKey()
      if (typed.get('once') === '') typed.set('once', key.current)
      return sendForm(action, typed, headers, AbortSignal.timeout(timeoutMs))
    },
    onDone({ next }) {
      // Whoever comes back to the form asks something else.
      key.current = ''
      return goTo(next)
    },
  }
}

/** `randomUUID` is missing on pages without HTTPS; there the server tells forms apart by their words. */
const makeKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

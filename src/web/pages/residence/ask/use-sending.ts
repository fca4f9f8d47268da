import { type FormEvent, useRef, useState } from 'react'
import type { ErrorBody } from '#contract/errors.ts'
import { inquiryFields } from '#contract/inquiry-fields.ts'
import { type Refused, refusedFrom } from './form-answer.ts'
import type { TroubleWords } from './form-words.ts'

/** Milliseconds without an answer after which nobody waits any longer. */
const patience = 20_000

/** What became of a form: with `offline` the device had no connection, with `unreached` our server gave no answer. */
export type Sending = 'not yet' | 'under way' | 'offline' | 'unreached'

/**
 * Sends a form of the page without leaving it, so that nothing typed is lost where no answer comes and the way back leads to
 * no form that was sent; what was sent twice is one question, by the key that the form gets with the first press. `refused` is what was
 * wrong with it: what the page came with, or what was answered since, with how many answers there were.
 */
export function useSending(cameWith: Refused | null, words: TroubleWords) {
  const [sending, setSending] = useState<Sending>('not yet')
  const [{ refused, answers }, setAnswered] = useState({ refused: cameWith, answers: 0 })
  const isUnderWay = useRef(false)
  const key = useRef('')

  async function send(form: HTMLFormElement): Promise<void> {
    isUnderWay.current = true
    setSending('under way')
    key.current ||= newKey()
    const answer = await post(form, key.current)
    isUnderWay.current = false
    if (answer === null) return setSending(navigator.onLine ? 'unreached' : 'offline')
    setSending('not yet')
    if ('next' in answer) {
      // Whoever comes back to the form asks something else.
      key.current = ''
      location.assign(answer.next)
    } else if (answer.status === 404 || (answer.status === 422 && !namesField(answer))) {
      // The home has left the list, or too many are chosen beside the form: the page says so, and keeps what was typed.
      form.submit()
    } else {
      const { status, fields = {}, message } = answer
      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      setAnswered({ refused: refusedFrom({ status, fields, message, values }, words), answers: answers + 1 })
    }
  }

  return {
    sending,
    refused,
    answers,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!isUnderWay.current) void send(event.currentTarget)
    },
  }
}

function namesField({ fields = {} }: Pick<ErrorBody, 'fields'>): boolean {
  return inquiryFields.some((name) => fields[name] !== undefined)
}

/** Without it, as on pages that came without encryption, the server tells forms apart by their words. */
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : '')

type Answered = { next: string } | (Pick<ErrorBody, 'fields' | 'message'> & { status: number })

/** Null where no answer of ours came: the sign-in page of some network in between is none. */
async function post(form: HTMLFormElement, key: string): Promise<Answered | null> {
  const typed = [...new FormData(form)].map(([name, value]) => [
    name,
    name === 'once' ? String(value) || key : String(value),
  ])
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(typed),
      signal: AbortSignal.timeout(patience),
    })
    const said: { next: string } | ErrorBody = await answer.json()
    if ('next' in said) return said
    return answer.status < 500 && 'code' in said ? { ...said, status: answer.status } : null
  } catch {
    return null
  }
}

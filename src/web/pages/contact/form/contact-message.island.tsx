import { useEffect, useState } from 'react'
import { contactLimits } from '#contract/contact/contact-limits.ts'
import { sendMessage } from '#web/pages/contact/send-message.query.ts'
import { fetchStates } from '#web/pages/contact/states.query.ts'
import { MessageForm } from './message-form.tsx'
import type { ContactFormSettings } from './use-contact-form.ts'

export type ContactMessageProps = Omit<ContactFormSettings, 'send'>

export default function ContactMessage(props: ContactMessageProps) {
  const states = useStates(props.states)
  return (
    <MessageForm
      {...props}
      limits={contactLimits}
      stateOptions={states?.map(({ id, name }) => ({ value: id, words: name })) ?? null}
      send={(values, key) => sendMessage(values, key, props.words.hints)}
    />
  )
}

/** Those the page came with until the server's own arrive; null when that fails. */
function useStates(known: ContactFormSettings['states']) {
  const [states, setStates] = useState<ContactFormSettings['states'] | null>(known)
  useEffect(() => {
    void fetchStates().then(setStates)
  }, [])
  return states
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { contactWords } from '#content/contact.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Route } from './+types/sent.page'
import { clearDraft } from './form/contact-draft.ts'
import { SentPanel } from './form/outcome-notices.tsx'
import './contact.css'

/** The reference in the address if it has the form of ours, such as "K4M2-7QXA"; null otherwise. */
function referenceIn(search: URLSearchParams): string | null {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.exec(search.get('ref') ?? '')?.[0] ?? null
}

export function meta({ location, matches }: Route.MetaArgs) {
  const isSent = referenceIn(new URLSearchParams(location.search)) !== null
  const title = isSent ? 'Message Sent' : 'No message to show'
  const description = isSent ? 'Your message has reached us.' : 'Write your message on the contact page.'
  return pageHead({ title, description, path: null }, matches)
}

/** Where a browser without script lands after sending. Without a reference nobody can tell that anything was sent. */
export default function SentPage() {
  const [search] = useSearchParams()
  const reference = referenceIn(search)
  return reference === null ? <NothingSent /> : <Sent reference={reference} />
}

function NothingSent() {
  return (
    <div className="wrap section stack gap-5">
      <h1>Contact Our Team</h1>
      <p>This address names no message that was sent. If you wanted to write to us, the form is on the contact page.</p>
      <div className="row">
        <ButtonLink to="/contact" look="primary">
          Write a message
        </ButtonLink>
        <ButtonLink to="/">Home</ButtonLink>
      </div>
    </div>
  )
}

function Sent({ reference }: { reference: string }) {
  useEffect(clearDraft, [])
  return (
    <div className="wrap section stack gap-5">
      <h1>Contact Our Team</h1>
      <SentPanel words={contactWords.sent} reference={reference} />
      <div className="row">
        <ButtonLink to="/">Home</ButtonLink>
        <ButtonLink to="/directory">NARR Directory</ButtonLink>
      </div>
    </div>
  )
}

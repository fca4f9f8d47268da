import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { contactWords } from '#content/contact.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Route } from './+types/sent.page'
import { clearDraft } from './form/contact-draft.ts'
import { SentPanel } from './form/outcome-notices.tsx'
import './contact.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Message Sent', description: 'Your message has reached us.', path: null }, matches)
}

/** Where a browser without script lands after sending. The reference is only shown if it looks like one of ours. */
export default function SentPage() {
  const [search] = useSearchParams()
  const reference = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.exec(search.get('ref') ?? '')?.[0] ?? ''
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

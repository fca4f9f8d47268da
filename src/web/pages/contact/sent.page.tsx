import { contactPage, contactWords } from '#content/site/contact.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { DRAFT_KEY } from './form/contact-draft.ts'
import { SentPanel } from './form/outcome-notices.tsx'
import './contact.css'

const words = contactPage.sent

function readReference(query: URLSearchParams): string | null {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.exec(query.get('ref') ?? '')?.[0] ?? null
}

/** For browsers without script. Without a reference, it does not say that anything was sent. */
export default definePage({
  head({ visit }) {
    const isSent = readReference(visit.query) !== null
    const title = isSent ? words.title : words.none
    const description = isSent ? words.description : words.noneDescription
    return { title, description, path: null }
  },
  show({ visit }) {
    const reference = readReference(visit.query)
    return reference === null ? <NothingSent /> : <Sent reference={reference} />
  },
})

function NothingSent() {
  return (
    <div className="wrap section stack gap-5">
      <h1>{contactPage.title}</h1>
      <p>{words.noneText}</p>
      <div className="row">
        <ButtonLink to="/contact" variant="primary">
          {words.write}
        </ButtonLink>
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </div>
  )
}

function Sent({ reference }: { reference: string }) {
  return (
    <div className="wrap section stack gap-5" data-sent-draft={DRAFT_KEY}>
      <h1>{contactPage.title}</h1>
      <SentPanel words={contactWords} reference={reference} />
      <div className="row">
        <ButtonLink to="/">{words.home}</ButtonLink>
        <ButtonLink to="/directory">{words.directory}</ButtonLink>
      </div>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  affiliateContacts,
  contactTopics,
  contactWords,
  quickResources,
  stateChoices,
  topicNotes,
} from '#content/contact.ts'
import { contactLimits } from '#contract/contact-limits.ts'
import { LoadingLine } from '#web/parts/loading-line/loading-line.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { type FormAnswer, requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Option } from '#web/ui/form/input.tsx'
import { Roofs } from '#web/ui/marks/roofs.tsx'
import { Card } from '#web/ui/text/card.tsx'
import type { Route } from './+types/contact.page'
import { readWishes } from './form/address-wishes.ts'
import { readErrors, readValues } from './form/contact-form.ts'
import { MessageForm } from './form/message-form.tsx'
import type { ContactFormSettings } from './form/use-contact-form.ts'
import { QuickResources } from './quick-resources.tsx'
import { sendMessage } from './send-message.query.ts'
import { StateAffiliates } from './state-affiliates.tsx'
import { askForStates } from './states.query.ts'
import { SupportHoursCard } from './support-hours-card.tsx'
import { WaysRow } from './ways-row.tsx'
import './contact.css'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = `${loaderData?.formAnswer ? 'Not sent: ' : ''}Contact Our Team`
  const description = 'Call, write, book a demo, or send us a message. We answer email within 24 hours.'
  return pageHead({ title, description, path: '/contact', crumb: 'Contact' }, matches)
}

export function loader({ context }: Route.LoaderArgs) {
  return { formAnswer: context.get(requestFacts).formAnswer ?? null }
}

/** Going from page to page in the browser there is no form post to answer, so nothing is asked of the server. */
export function clientLoader() {
  return { formAnswer: null }
}

function answeredFrom(formAnswer: FormAnswer | null): ContactFormSettings['answered'] {
  if (!formAnswer) return null
  const values = readValues(formAnswer.values)
  const errors = readErrors(formAnswer.fields)
  if (Object.keys(errors).length === 0) return { values, outcome: { kind: 'failed', hint: formAnswer.message } }
  const isMissing = Object.values(errors).some((sentence) => sentence.endsWith(' is missing.'))
  return { values, outcome: { kind: isMissing ? 'missing' : 'refused', errors } }
}

/** The choices of the state field: those the page came with until the server names its own, null when that fails. */
function useStateOptions() {
  const [options, setOptions] = useState<readonly Option[] | null>(choices)
  useEffect(() => {
    void askForStates().then((states) => setOptions(states && asOptions(states)))
  }, [])
  return options
}

function asOptions(states: readonly { id: string; name: string }[]): Option[] {
  return states.map(({ id, name }) => ({ value: id, words: name }))
}

const choices = asOptions(stateChoices)

function noteOn(topic: string): string | undefined {
  return Object.hasOwn(topicNotes, topic) ? topicNotes[topic] : undefined
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const site = useSite()
  const [search] = useSearchParams()
  const stateOptions = useStateOptions()
  const note = noteOn(search.get('topic') ?? '')
  return (
    <>
      <LoadingLine session={session} words="Loading contact page..." />
      <section className="hero-dusk" aria-labelledby="contact-heading">
        <div className="wrap">
          <h1 id="contact-heading">Contact Our Team</h1>
          <p className="lead">Looking for a place, running one, or speaking for a state: a person answers.</p>
        </div>
        <Roofs id="contact-roofline" className="hero-roofs" />
      </section>
      {site && <WaysRow phone={site.supportPhone} email={site.supportEmail} />}
      <div className="sunk section-tight">
        <div className="wrap cols">
          <Card as="section" className="c-7 formcard" id="send">
            <h2 id="send-heading" tabIndex={-1}>
              Send Us a Message
            </h2>
            {note && <p className="mt-2">{note}</p>}
            <p className="small quiet mt-2">
              Please do not write anything about someone’s health here. A name and a question is enough.
            </p>
            <MessageForm
              words={contactWords}
              limits={contactLimits}
              answered={answeredFrom(loaderData.formAnswer)}
              wishes={readWishes(search, { topics: contactTopics, states: stateChoices })}
              states={stateChoices}
              stateOptions={stateOptions}
              send={sendMessage}
              kept="We delete messages 12 months after we answer them."
            />
          </Card>
          <div className="c-5 side-column">
            <SupportHoursCard />
            <QuickResources resources={quickResources} />
          </div>
        </div>
      </div>
      <StateAffiliates affiliates={affiliateContacts} showSamples={site?.supportEmail.sample ?? false} />
    </>
  )
}

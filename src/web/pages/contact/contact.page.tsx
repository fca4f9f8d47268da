import {
  affiliateContacts,
  contactTopics,
  contactWords,
  quickResources,
  stateChoices,
  topicNotes,
} from '#content/site/contact.ts'
import { LoadingLine } from '#web/parts/frame/loading-line/loading-line.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { CodePlate } from '#web/ui/marks/plaque.tsx'
import { Roofs } from '#web/ui/marks/roofs.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { actOnContact } from './contact-act.query.ts'
import { readPrefill } from './form/address-wishes.ts'
import ContactMessage from './form/contact-message.island.tsx'
import { SupportHoursCard } from './support-hours-card.tsx'
import { WaysRow } from './ways-row.tsx'
import '#web/ui/text/card.css'
import '#web/parts/sections/sections.css'
import './contact.css'

const description = 'Call, write, book a demo, or send us a message. We answer email within 24 hours.'

export default definePage({
  act: actOnContact,
  head({ visit }) {
    const title = `${visit.refused ? 'Not sent: ' : ''}Contact Our Team`
    return { title, description, path: '/contact', crumb: 'Contact' }
  },
  show: Contact,
})

function findNote(topic: string): string | undefined {
  return Object.hasOwn(topicNotes, topic) ? topicNotes[topic] : undefined
}

function Contact({ visit: { query, refused, site } }: PageProps<undefined>) {
  const note = findNote(query.get('topic') ?? '')
  return (
    <>
      <LoadingLine words="Loading contact page..." />
      <section className="hero-dusk hero-band" aria-labelledby="contact-heading">
        <div className="wrap">
          <h1 id="contact-heading">Contact Our Team</h1>
          <p className="lead mt-3">Looking for a place, running one, or speaking for a state: a person answers.</p>
        </div>
        <Roofs className="hero-roofs no-print" />
      </section>
      <WaysRow phone={site.supportPhone} email={site.supportEmail} />
      <div className="sunk section-tight">
        <div className="wrap cols">
          {/* The browser takes the focus here when a link names it. */}
          <section className="c-7 panel no-print" id="send" tabIndex={-1}>
            <h2>Send Us a Message</h2>
            {note && <p className="mt-2">{note}</p>}
            <p className="small quiet measure mt-2">
              Please do not write anything about someone’s health here. A name and a question is enough.
            </p>
            <Island
              of={ContactMessage}
              hydrate={refused ? 'idle' : 'touched'}
              props={{
                words: contactWords,
                answered: refused,
                wishes: readPrefill(query, { topics: contactTopics, states: stateChoices }),
                states: stateChoices.map(({ id, name }) => ({ id, name })),
                kept: 'We delete messages 12 months after we answer them.',
              }}
            />
          </section>
          <div className="c-5 stack stack-fill gap-6">
            <SupportHoursCard />
            <QuickResources />
          </div>
        </div>
      </div>
      <StateAffiliates showSamples={site.supportEmail.sample} />
    </>
  )
}

function QuickResources() {
  return (
    <section>
      <h2 className="side-h">Quick Resources</h2>
      <ul className="ruled line-above mt-2">
        {quickResources.map(({ title, to, note, icon, isLogged }) => (
          <li key={to} className="grid gap-0">
            <SiteLink to={to} className="tap bold" {...(isLogged && logAction('contact', title))}>
              <Icon name={icon} />
              {title}
            </SiteLink>
            <span className="small quiet">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Made-up addresses are for trying out; a real installation shows none. */
function StateAffiliates({ showSamples }: { showSamples: boolean }) {
  return (
    <section className="wrap section">
      <h2>State affiliates</h2>
      <ul className="affs cols tight mt-5">
        {affiliateContacts.map(({ code, name, email, isSampleEmail }) => (
          <li key={code} className="c-6 row gap-4 pad-y-4 line-above">
            <CodePlate code={code} />
            <div>
              <b>{name}</b>
              {(showSamples || !isSampleEmail) && (
                <p className="small quiet break">
                  {isSampleEmail ? `${email} (sample)` : <a href={`mailto:${email}`}>{email}</a>}
                </p>
              )}
            </div>
            <ButtonLink small to={`/contact?topic=affiliate&state=${code}#send`}>
              Contact
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

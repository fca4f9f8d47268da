import {
  affiliateContacts,
  contactPage,
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

export default definePage({
  act: actOnContact,
  head({ visit }) {
    const title = visit.refused ? contactPage.notSentTitle : contactPage.title
    return { title, description: contactPage.description, path: '/contact', crumb: contactPage.crumb }
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
      <LoadingLine words={contactPage.loading} />
      <section className="hero-dusk hero-band" aria-labelledby="contact-heading">
        <div className="wrap">
          <h1 id="contact-heading">{contactPage.title}</h1>
          <p className="lead mt-3">{contactPage.lead}</p>
        </div>
        <Roofs className="hero-roofs no-print" />
      </section>
      <WaysRow words={contactPage.ways} phone={site.supportPhone} email={site.supportEmail} />
      <div className="sunk section-tight">
        <div className="wrap cols">
          {/* The browser takes the focus here when a link names it. */}
          <section className="c-7 panel no-print" id="send" tabIndex={-1}>
            <h2>{contactPage.send}</h2>
            {note && <p className="mt-2">{note}</p>}
            <p className="small quiet measure mt-2">{contactPage.noHealth}</p>
            <Island
              of={ContactMessage}
              hydrate={refused ? 'idle' : 'touched'}
              props={{
                words: contactWords,
                answered: refused,
                wishes: readPrefill(query, { topics: contactTopics, states: stateChoices }),
                states: stateChoices.map(({ id, name }) => ({ id, name })),
              }}
            />
          </section>
          <div className="c-5 stack stack-fill gap-6">
            <SupportHoursCard words={contactPage.hours} />
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
      <h2 className="side-h">{contactPage.resources}</h2>
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
      <h2>{contactPage.affiliates}</h2>
      <ul className="affs cols tight mt-5">
        {affiliateContacts.map(({ code, name, email, isSampleEmail }) => (
          <li key={code} className="c-6 row gap-4 pad-y-4 line-above">
            <CodePlate code={code} />
            <div>
              <b>{name}</b>
              {(showSamples || !isSampleEmail) && (
                <p className="small quiet break">
                  {isSampleEmail ? contactPage.sample(email) : <a href={`mailto:${email}`}>{email}</a>}
                </p>
              )}
            </div>
            <ButtonLink small to={`/contact?topic=affiliate&state=${code}#send`}>
              {contactPage.contact}
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

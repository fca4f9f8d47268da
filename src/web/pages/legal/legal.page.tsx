import { useLocation } from 'react-router'
import { privacy } from '#content/legal/privacy.ts'
import { security } from '#content/legal/security.ts'
import { terms } from '#content/legal/terms.ts'
import { ContactLines } from '#web/parts/contact-lines/contact-lines.tsx'
import { Contents } from '#web/parts/contents/contents.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Route } from './+types/legal.page'
import './legal.css'

const documents = new Map([
  ['/privacy', privacy],
  ['/terms', terms],
  ['/security', security],
])

/** One page file stands behind the three rows of the site map: the path says which text it shows. */
function textAt(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1')
  const text = documents.get(path)
  if (!text) throw new Error(`No legal text stands at ${path}.`)
  return { path, text }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const { path, text } = textAt(location.pathname)
  return pageHead({ title: text.title, description: text.description, path }, matches)
}

export default function Legal() {
  const site = useSite()
  const { title, since, lead, sections } = textAt(useLocation().pathname).text
  return (
    <article className="wrap section legal">
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="small quiet">In this form since {since}.</p>
      </header>
      <Contents title="On this page" entries={sections} />
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <div className="prose measure">
            {section.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </section>
      ))}
      {site && <ContactLines phone={site.supportPhone} email={site.supportEmail} />}
    </article>
  )
}

import { legalPage } from '#content/site/legal/legal-document.ts'
import { privacy } from '#content/site/legal/privacy.ts'
import { security } from '#content/site/legal/security.ts'
import { terms } from '#content/site/legal/terms.ts'
import { say } from '#domain/language/say.ts'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { definePage } from '#web/plumbing/page.ts'

const documents = new Map([
  ['/privacy', privacy],
  ['/terms', terms],
  ['/security', security],
])

/** One page file serves three routes; the path says which text it shows. */
function findText(path: string) {
  const text = documents.get(path)
  if (!text) throw new Error(`No legal text stands at ${path}.`)
  return { path, text }
}

export default definePage({
  head({ visit }) {
    const { path, text } = findText(visit.path)
    return { title: text.title, description: text.description, path }
  },
  show({ visit }) {
    const { title, since, lead, sections } = findText(visit.path).text
    return (
      <article className="wrap section page-top cols">
        <header className="c-8 stack">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="small quiet">{say(legalPage.since, { since })}</p>
        </header>
        <Contents className="c-3 c-last" title={legalPage.contents} entries={sections} />
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="full cols tight" aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="c-4 t-name mb-3">
              {section.title}
            </h2>
            <div className="c-8 prose measure">
              {section.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </section>
        ))}
        <div className="c-8 c-last">
          <ContactLines phone={visit.site.supportPhone} email={visit.site.supportEmail} />
        </div>
      </article>
    )
  },
})

import type { SiteSettings } from '#contract/live/site-settings.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { LandingText } from './landing-text.ts'

type ContactSectionProps = { text: LandingText['contact']; site: SiteSettings }

export function ContactSection({ text, site }: ContactSectionProps) {
  const { title, seek, run } = text
  return (
    <section id="contact" className="section-tight wrap" aria-labelledby="contact-title">
      <div className="stack stack-fill gap-5 line-above pad-y-6">
        <h2 id="contact-title" className="t-h1">
          {title}
        </h2>
        <div className="grid beside-4">
          <div className="landing-entry landing-seek box stack gap-3">
            <h3 className="t-title">{seek.title}</h3>
            <p>{seek.words}</p>
            <p className="row">
              <ButtonLink variant="primary" icon="search" to={buildSeekerPath('search', 'en')}>
                {seek.search}
              </ButtonLink>
              <ButtonLink icon="phone" to="tel:18006624357">
                {seek.helpline}
              </ButtonLink>
            </p>
          </div>
          <div className="landing-entry box sunk stack gap-3">
            <h3 className="t-title">{run.title}</h3>
            <p>{run.words}</p>
            <p>
              <ButtonLink icon="calendar" to="/contact?topic=demo#send">
                {run.demo}
              </ButtonLink>
            </p>
            <ContactLines phone={site.supportPhone} email={site.supportEmail} />
          </div>
        </div>
      </div>
    </section>
  )
}

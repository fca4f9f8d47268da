import type { SiteSettings } from '#contract/site.ts'
import { ContactLines } from '#web/parts/contact-lines/contact-lines.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { LandingText } from './landing-text.ts'

type ContactSectionProps = { text: LandingText['contact']; site: SiteSettings | undefined }

export function ContactSection({ text, site }: ContactSectionProps) {
  return (
    <section id="contact" className="section-tight wrap" aria-labelledby="contact-title">
      <div className="cols closing">
        <div className="c-7 stack">
          <h2 id="contact-title">{text.title}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <div className="c-5 stack closing-ways">
          <ButtonLink look="primary" icon="calendar" to="/contact?topic=demo#send">
            {text.demo}
          </ButtonLink>
          {site && <ContactLines phone={site.supportPhone} email={site.supportEmail} />}
        </div>
      </div>
    </section>
  )
}

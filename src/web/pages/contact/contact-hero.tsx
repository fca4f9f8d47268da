import { Roofs } from '#web/ui/marks/roofs.tsx'

export function ContactHero() {
  return (
    <section className="hero-dusk" aria-labelledby="contact-heading">
      <div className="wrap">
        <h1 id="contact-heading">Contact Our Team</h1>
        <p className="lead">Looking for a place, running one, or speaking for a state: a person answers.</p>
      </div>
      <Roofs id="contact-roofline" className="hero-roofs" />
    </section>
  )
}

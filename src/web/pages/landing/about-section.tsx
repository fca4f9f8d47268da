import { buildVerifyPath } from '#domain/language/language.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/ui/text/lists/facts.css'
import type { LandingText } from './landing-text.ts'

export function AboutSection({ text }: { text: LandingText['about'] }) {
  return (
    <section id="about" className="section wrap cols" aria-labelledby="about-title">
      <div className="c-7 stack gap-5">
        <h2 id="about-title" className="t-h1">
          {text.title}
        </h2>
        <p className="lead">{text.words}</p>
        <p className="row gap-4 tight">
          <ButtonLink to="/about">{text.link}</ButtonLink>
          <SiteLink className="tap" to={buildVerifyPath(null)}>
            {text.verify}
          </SiteLink>
        </p>
      </div>
      <ul className="c-4 c-last rule-list">
        {text.proofs.map((proof) => (
          <li key={proof.title}>
            <h3>{proof.title}</h3>
            <p>{proof.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

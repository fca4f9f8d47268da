import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type OpeningProps = {
  title: string
  text: { lead: string; today: { words: string; to: string }; start: string; contact: string; roi: string }
}

export function Opening({ title, text }: OpeningProps) {
  return (
    <div className="wrap platform-opening">
      <h1 className="display">{title}</h1>
      <div className="stack gap-5">
        <p className="lead">
          {text.lead} <SiteLink to={text.today.to}>{text.today.words}</SiteLink>.
        </p>
        <div className="row">
          <ButtonLink look="primary" to="/getting-started">
            {text.start}
          </ButtonLink>
          <ButtonLink to="/contact">{text.contact}</ButtonLink>
          <ButtonLink look="text" to="#roi">
            {text.roi}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type OpeningProps = {
  title: string
  text: { lead: string; today: { words: string; to: string }; start: string; contact: string; roi: string }
}

export function Opening({ title, text }: OpeningProps) {
  return (
    <div className="wrap section-tight page-top cols align-end">
      <h1 className="display c-7">{title}</h1>
      <div className="c-5 stack gap-5">
        <p className="lead">
          {text.lead} <SiteLink to={text.today.to}>{text.today.words}</SiteLink>.
        </p>
        <div className="row">
          <ButtonLink variant="primary" to="/getting-started">
            {text.start}
          </ButtonLink>
          <ButtonLink to="/contact">{text.contact}</ButtonLink>
          <ButtonLink variant="text" to="#roi">
            {text.roi}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

import { SiteLink } from '#web/ui/action/site-link.tsx'
import './breadcrumbs.css'

type BreadcrumbsProps = {
  trail: readonly { words: string; to: string }[]
  here: string
  label?: string
}

export function Breadcrumbs({ trail, here, label = 'You are here' }: BreadcrumbsProps) {
  return (
    <nav className="crumbs no-print" aria-label={label}>
      <ol className="row tight small">
        {trail.map((step) => (
          <li key={step.to} className="line gap-2">
            <SiteLink to={step.to} className="tap">
              {step.words}
            </SiteLink>
          </li>
        ))}
        <li className="line gap-2" aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}

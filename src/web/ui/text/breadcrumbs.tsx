import { SiteLink } from '#web/ui/action/site-link.tsx'
import './breadcrumbs.css'

type BreadcrumbsProps = {
  trail: readonly { words: string; to: string }[]
  here: string
  label?: string
}

export function Breadcrumbs({ trail, here, label = 'You are here' }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.to}>
            <SiteLink to={step.to}>{step.words}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

import { SiteLink } from '#web/ui/action/site-link.tsx'
import './breadcrumbs.css'

type BreadcrumbsProps = { trail: readonly { words: string; to: string }[]; here: string }

/** The way back up; `here` is the page itself and no link. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="You are here">
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

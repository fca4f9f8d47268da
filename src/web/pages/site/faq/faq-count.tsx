import { SiteLink } from '#web/ui/action/site-link.tsx'

export function FaqCount({ found, of }: { found: number; of: number }) {
  return (
    <div className="faq-count">
      <p role="status">
        {found} of {of} questions
      </p>
      {found < of && <SiteLink to="/faq">Show all {of}</SiteLink>}
    </div>
  )
}

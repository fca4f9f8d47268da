import { SiteLink } from '#web/ui/action/site-link.tsx'

/** "7 of 10 questions", said aloud when it changes, and the way back to all of them. */
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

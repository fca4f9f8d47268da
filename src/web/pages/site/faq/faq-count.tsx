import { SiteLink } from '#web/ui/action/site-link.tsx'

export function FaqCount({ found, of }: { found: number; of: number }) {
  return (
    <div className="tap between w-full small no-print">
      <p role="status">
        {found} of {of} questions
      </p>
      {found < of && (
        <SiteLink to="/faq" className="tap">
          Show all {of}
        </SiteLink>
      )}
    </div>
  )
}

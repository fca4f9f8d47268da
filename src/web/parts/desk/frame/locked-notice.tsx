import { SiteLink } from '#web/ui/action/site-link.tsx'

/** Plain text: a notice would bring a style and a script of its own into every room of the desk. */
export function LockedNotice({ organization }: { organization: string }) {
  return (
    <p className="mt-4 measure">
      <b>{organization} is locked.</b> You can read everything, and nothing can be changed. The alliance has written to
      its owners and managers why. To answer, they reply to that email, or{' '}
      <SiteLink to="/contact">send us a message</SiteLink>.
    </p>
  )
}

import type { Session } from '#web/plumbing/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

/** What the auth slots show; a check that failed leaves the page as a visitor sees it. */
export function AuthSlots({ session, wide = false }: { session: Session; wide?: boolean }) {
  if (session.status === 'loading') {
    return (
      <>
        <span className="auth-blank" />
        <ButtonLink look="primary" small className="unscripted" to="/getting-started">
          Get Started
        </ButtonLink>
      </>
    )
  }
  if (session.status === 'signed-in') {
    return (
      <>
        <span className="name">Welcome, {session.user.firstName || 'User'}</span>
        <ButtonLink look="line" small={!wide} wide={wide} to="/api/logout">
          Logout
        </ButtonLink>
      </>
    )
  }
  return (
    <ButtonLink look="primary" small={!wide} wide={wide} to="/getting-started">
      Get Started
    </ButtonLink>
  )
}

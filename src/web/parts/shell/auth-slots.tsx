import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import type { Session } from '#web/plumbing/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

/** What the auth slots show; a check that failed leaves the page as a visitor sees it. */
export function AuthSlots({ session, wide = false }: { session: Session; wide?: boolean }) {
  const { header } = useFrameWords()
  if (session.status === 'loading') {
    return (
      <>
        <span className="auth-blank" />
        <ButtonLink look="primary" small className="unscripted" to="/getting-started">
          {header.getStarted}
        </ButtonLink>
      </>
    )
  }
  if (session.status === 'signed-in') {
    const welcome = header.welcome(session.user.firstName || header.user)
    return (
      <>
        <SiteLink className="name" to="/account" aria-label={`${welcome}. ${header.account}`}>
          {welcome}
        </SiteLink>
        <ButtonLink look="line" small={!wide} wide={wide} to="/api/logout">
          {header.logout}
        </ButtonLink>
      </>
    )
  }
  return (
    <ButtonLink look="primary" small={!wide} wide={wide} to="/getting-started">
      {header.getStarted}
    </ButtonLink>
  )
}

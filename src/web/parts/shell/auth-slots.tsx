import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import type { Session } from '#web/plumbing/session.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'

type SlotProps = { session: Session; wide?: boolean }

/**
 * What the auth slots show; a check that failed leaves the page as a visitor sees it. While nobody knows, the room is
 * kept; where no script comes to find out, it is a visitor's after a while.
 */
export function AuthSlots({ session, wide = false }: SlotProps) {
  const { header } = useFrameWords()
  if (session.status !== 'signed-in') return <GetStarted wide={wide} isLate={session.status === 'loading'} />
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

/** It begins an operator's sign-up, and says so to those who look for a home. */
function GetStarted({ wide, isLate }: { wide: boolean; isLate: boolean }) {
  const { header, inEnglish } = useFrameWords()
  return (
    <ButtonLink
      small={!wide}
      wide={wide}
      className={classNames('get-started', isLate && 'from-late')}
      to="/getting-started"
    >
      <b>{header.getStarted}</b> <small>{header.forOperators + inEnglish}</small>
    </ButtonLink>
  )
}

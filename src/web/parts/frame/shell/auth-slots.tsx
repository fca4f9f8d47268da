import type { SignedInUser } from '#contract/auth/auth.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'

type SlotProps = {
  /** Undefined when the page is the same for everyone: its script then finds out (browser/frame/session-slots.ts). */
  user: SignedInUser | null | undefined
  inMenu?: boolean
}

export function AuthSlots({ user, inMenu = false }: SlotProps) {
  const { header } = useFrameWords()
  const { account, logout } = header
  const words = { 'data-welcome': header.welcome('{name}'), 'data-user': header.user, 'data-account': account }
  return (
    <div
      className={joinClassNames('auth-slots', inMenu ? 'menu-auth stack stack-fill gap-3 mt-5' : 'auth')}
      {...(user === undefined && { ...words, 'data-logout': logout })}
    >
      {user ? <Member user={user} inMenu={inMenu} /> : <GetStarted inMenu={inMenu} />}
      {/* Nothing finds out there who is signed in. */}
      {user === undefined && (
        <noscript>
          <SiteLink className="name nowrap" to="/account">
            {account}
          </SiteLink>
        </noscript>
      )}
    </div>
  )
}

function Member({ user, inMenu }: { user: SignedInUser; inMenu: boolean }) {
  const { header } = useFrameWords()
  const welcome = header.welcome(user.firstName || header.user)
  return (
    <>
      <SiteLink className="name nowrap" to="/account" aria-label={`${welcome}. ${header.account}`}>
        {welcome}
      </SiteLink>
      <ButtonLink variant="line" small={!inMenu} wide={inMenu} to="/api/logout">
        {header.logout}
      </ButtonLink>
    </>
  )
}

function GetStarted({ inMenu }: { inMenu: boolean }) {
  const { header, inEnglish } = useFrameWords()
  return (
    <ButtonLink small={!inMenu} wide={inMenu} className="get-started nowrap" to="/getting-started">
      <b>{header.getStarted}</b> <small>{header.forOperators + inEnglish}</small>
    </ButtonLink>
  )
}

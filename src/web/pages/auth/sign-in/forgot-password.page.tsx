import { authLimits } from '#contract/auth/auth-limits.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { LookIntoMail } from './look-into-mail.tsx'
import Post from './post.island.tsx'
import { actOnForgotPassword } from './sign-in-act.query.ts'

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', maxLength: authLimits.email },
] as const

export default definePage({
  head({ visit }) {
    const title = `${visit.query.has('sent') ? 'Check your email: ' : ''}Forgot your password?`
    const description = 'Ask for a link to choose a new password. It works once, for 1 hour.'
    return { title, description, path: null }
  },
  act: actOnForgotPassword,
  show: ForgotPassword,
})

function ForgotPassword({ visit: { query, refused: answered } }: PageProps<undefined>) {
  const sent = query.has('sent')
  return (
    <NightSplit words="One light is yours to keep on.">
      <div>
        <h1>Forgot your password?</h1>
        {!sent && (
          <p className="ink-2 mt-2">Tell us your email address. We email you a link to choose a new password.</p>
        )}
      </div>
      {sent ? (
        <LookIntoMail>If the address has an account, a link is on its way. It works once, for 1 hour.</LookIntoMail>
      ) : (
        <>
          <Island
            of={Post}
            hydrate={answered ? 'idle' : 'touched'}
            props={{
              action: '/forgot-password',
              fields,
              submit: { words: 'Email me a link', pending: 'Sending' },
              answered,
            }}
          />
          <p className="small quiet">
            We never show who has an account. <SiteLink to="/sign-in">Back to sign in</SiteLink>
          </p>
        </>
      )}
    </NightSplit>
  )
}

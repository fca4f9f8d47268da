import { lightWords, sentMailWords, forgotPasswordWords as words } from '#content/auth/sign-in.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { LookIntoMail } from './look-into-mail.tsx'
import Post from './post.island.tsx'
import { actOnForgotPassword } from './sign-in-act.query.ts'

const fields = [
  { name: 'email', label: words.email, type: 'email', autoComplete: 'username', maxLength: authLimits.email },
] as const

export default definePage({
  head({ visit }) {
    const title = visit.query.has('sent') ? words.sentTitle : words.title
    return { title, description: words.description, path: null }
  },
  act: actOnForgotPassword,
  show: ForgotPassword,
})

function ForgotPassword({ visit: { query, refused: answered } }: PageProps<undefined>) {
  const sent = query.has('sent')
  return (
    <NightSplit words={lightWords}>
      <div>
        <h1>{words.title}</h1>
        {!sent && <p className="ink-2 mt-2">{words.lead}</p>}
      </div>
      {sent ? (
        <LookIntoMail words={sentMailWords}>{words.sent}</LookIntoMail>
      ) : (
        <>
          <Island
            of={Post}
            hydrate={answered ? 'idle' : 'touched'}
            props={{
              action: '/forgot-password',
              fields,
              submit: words.submit,
              answered,
            }}
          />
          <p className="small quiet">
            {words.neverShown} <SiteLink to="/sign-in">{words.back}</SiteLink>
          </p>
        </>
      )}
    </NightSplit>
  )
}

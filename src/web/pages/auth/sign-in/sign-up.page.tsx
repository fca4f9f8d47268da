import type { SentSignUp } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { toOwnPath } from '#domain/links/own-path.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import type { FormField } from '#web/parts/frame/post-form/post-form.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { LookIntoMail } from './look-into-mail.tsx'
import Post from './post.island.tsx'
import { withReturn } from './return-ways.ts'
import SentMail from './sent-mail.island.tsx'
import { actOnSignUp } from './sign-in-act.query.ts'

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: authLimits.firstName },
  {
    name: 'lastName',
    label: 'Last name (optional)',
    isOptional: true,
    autoComplete: 'family-name',
    maxLength: authLimits.lastName,
  },
  {
    name: 'organizationName',
    label: 'Organization',
    autoComplete: 'organization',
    maxLength: authLimits.organizationName,
    help: 'The name your residences run under.',
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: authLimits.email },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: authLimits.passwordMax,
    help: `${authLimits.passwordMin} characters or more. Four random words are good.`,
  },
] as const satisfies readonly FormField<'firstName' | 'lastName' | 'organizationName' | 'email' | 'password'>[]

type Data = { sent: SentSignUp | null }

export default definePage<Data>({
  async load({ query, refused, fetch }) {
    const isSent = query.has('sent') || isOfSent(refused)
    return isSent ? callApi('GET /api/auth/sent-sign-up', {}, { fetch }) : { sent: null }
  },
  head({ visit }) {
    const title = `${visit.query.has('sent') ? 'Check your email: ' : ''}Set up a free profile`
    const description = 'Set up the free profile of your recovery residences, and keep your open beds current.'
    return { title, description, path: '/sign-up' }
  },
  act: actOnSignUp,
  show: SignUp,
})

const isOfSent = (refused: FormAnswer | null) => refused?.values.do === 'again' || refused?.values.do === 'change'

function SignUp({ data: { sent }, visit: { query, refused: answered } }: PageProps<Data>) {
  const returnTo = toOwnPath(answered?.values.returnTo ?? query.get('returnTo'))
  if (sent) {
    return (
      <NightSplit words="One light is yours to keep on.">
        <h1>Set up a free profile</h1>
        <Notice tone="success" icon="mail" title="Check your email">
          We wrote {query.get('sent') === 'again' && 'again '}to <b>{sent.email}</b>. Open the link within 24 hours, on
          this device and in this browser: it signs you in. If the address had an account already, the mail says so.
        </Notice>
        <Island of={SentMail} hydrate="idle" props={{ sent, answered: isOfSent(answered) ? answered : null }} />
        <p className="small quiet">
          Nothing came? Check your spam folder. <SiteLink to={withReturn('/sign-in', returnTo)}>Sign in</SiteLink>
        </p>
      </NightSplit>
    )
  }
  if (query.has('sent')) {
    return (
      <NightSplit words="One light is yours to keep on.">
        <h1>Set up a free profile</h1>
        <LookIntoMail>
          We sent you a link. Open it within 24 hours and say that the account is yours, then sign in there with the
          password you just chose. If the address had an account already, the mail says so.
        </LookIntoMail>
      </NightSplit>
    )
  }
  return (
    <NightSplit words="One light is yours to keep on.">
      <div>
        <h1>Set up a free profile</h1>
        <p className="ink-2 mt-2">
          For people who run recovery residences. Looking for a bed?{' '}
          <SiteLink to="/residences">You do not need an account.</SiteLink>
        </p>
      </div>
      <Island
        of={Post}
        hydrate={answered ? 'idle' : 'touched'}
        props={{
          action: '/sign-up',
          fields,
          hidden: { returnTo },
          submit: { words: 'Set up my profile', pending: 'Setting up' },
          answered,
        }}
      />
      <p className="small quiet">
        We never show who has an account. <SiteLink to={withReturn('/sign-in', returnTo)}>Sign in</SiteLink>
      </p>
    </NightSplit>
  )
}

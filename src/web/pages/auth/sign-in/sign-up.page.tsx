import { lightWords, newPassword, sentMailWords, signUpWords as words } from '#content/auth/sign-in.ts'
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
import { addReturn } from './return-ways.ts'
import SentMail from './sent-mail.island.tsx'
import { actOnSignUp } from './sign-in-act.query.ts'

const fields = [
  { name: 'firstName', label: words.firstName, autoComplete: 'given-name', maxLength: authLimits.firstName },
  {
    name: 'lastName',
    label: words.lastName,
    isOptional: true,
    autoComplete: 'family-name',
    maxLength: authLimits.lastName,
  },
  {
    name: 'organizationName',
    label: words.organization,
    autoComplete: 'organization',
    maxLength: authLimits.organizationName,
    help: words.organizationHelp,
  },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email', maxLength: authLimits.email },
  {
    name: 'password',
    label: newPassword.label,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: authLimits.passwordMax,
    help: newPassword.help(authLimits.passwordMin),
  },
] as const satisfies readonly FormField<'firstName' | 'lastName' | 'organizationName' | 'email' | 'password'>[]

type Data = { sent: SentSignUp | null }

export default definePage<Data>({
  async load({ query, refused, fetch }) {
    const isSent = query.has('sent') || isOfSent(refused)
    return isSent ? callApi('GET /api/auth/sent-sign-up', {}, { fetch }) : { sent: null }
  },
  head({ visit }) {
    const title = visit.query.has('sent') ? words.sentTitle : words.title
    return { title, description: words.description, path: '/sign-up' }
  },
  act: actOnSignUp,
  show: SignUp,
})

const isOfSent = (refused: FormAnswer | null) => refused?.values.do === 'again' || refused?.values.do === 'change'

function SignUp({ data: { sent }, visit: { query, refused: answered } }: PageProps<Data>) {
  const returnTo = toOwnPath(answered?.values.returnTo ?? query.get('returnTo'))
  if (sent) {
    return (
      <NightSplit words={lightWords}>
        <h1>{words.title}</h1>
        <Notice tone="success" icon="mail" title={sentMailWords.title}>
          {words.sent.before}
          {query.get('sent') === 'again' && words.sent.again}
          {words.sent.to}
          <b>{sent.email}</b>
          {words.sent.after}
        </Notice>
        <Island
          of={SentMail}
          hydrate="idle"
          props={{ words: sentMailWords, sent, answered: isOfSent(answered) ? answered : null }}
        />
        <p className="small quiet">
          {sentMailWords.nothing} <SiteLink to={addReturn('/sign-in', returnTo)}>{words.signIn}</SiteLink>
        </p>
      </NightSplit>
    )
  }
  if (query.has('sent')) {
    return (
      <NightSplit words={lightWords}>
        <h1>{words.title}</h1>
        <LookIntoMail words={sentMailWords}>{words.sentElsewhere}</LookIntoMail>
      </NightSplit>
    )
  }
  return (
    <NightSplit words={lightWords}>
      <div>
        <h1>{words.title}</h1>
        <p className="ink-2 mt-2">
          {words.lead} <SiteLink to="/residences">{words.noAccount}</SiteLink>
        </p>
      </div>
      <Island
        of={Post}
        hydrate={answered ? 'idle' : 'touched'}
        props={{
          action: '/sign-up',
          fields,
          hidden: { returnTo },
          submit: words.submit,
          answered,
        }}
      />
      <p className="small quiet">
        {words.neverShown} <SiteLink to={addReturn('/sign-in', returnTo)}>{words.signIn}</SiteLink>
      </p>
    </NightSplit>
  )
}

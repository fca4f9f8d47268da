import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldTroubles } from '#content/sign-in.ts'
import { authLimits } from '#contract/auth.ts'
import { ownPath } from '#domain/own-path.ts'
import { NightSplit } from '#web/parts/night-split/night-split.tsx'
import { type FormField, PostForm } from '#web/parts/post-form/post-form.tsx'
import { readTrouble } from '#web/parts/post-form/read-answer.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Route } from './+types/sign-up.page'
import { LookIntoMail } from './look-into-mail.tsx'
import { withReturn } from './return-ways.ts'
import { signUp } from './sign-in.query.ts'
import './sign-in.css'

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: authLimits.firstName },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: authLimits.lastName },
  {
    name: 'organisationName',
    label: 'Organization',
    autoComplete: 'organization',
    maxLength: authLimits.organisationName,
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
] as const satisfies readonly FormField<string>[]

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Set up the free profile of your recovery residences, and keep your open beds current.'
  return pageHead({ title: 'Set up a free profile', description, path: '/sign-up' }, matches)
}

export default function SignUpPage() {
  const [search] = useSearchParams()
  const [sent, setSent] = useState(search.has('sent'))
  const returnTo = ownPath(search.get('returnTo'))
  if (sent) {
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
          <SiteLink to="/directory">You do not need an account.</SiteLink>
        </p>
      </div>
      <PostForm
        action="/sign-up"
        fields={fields}
        hidden={{ returnTo }}
        submit={{ words: 'Set up my profile', pending: 'Setting up' }}
        answered={readTrouble(search, { failed: 'Please look at these fields again.', fields: fieldTroubles })}
        send={(value) =>
          signUp({
            firstName: value('firstName'),
            lastName: value('lastName'),
            organisationName: value('organisationName'),
            email: value('email'),
            password: value('password'),
            returnTo,
          })
        }
        onDone={() => setSent(true)}
      />
      <p className="small quiet">
        We never show who has an account. <SiteLink to={withReturn('/sign-in', returnTo)}>Sign in</SiteLink>
      </p>
    </NightSplit>
  )
}

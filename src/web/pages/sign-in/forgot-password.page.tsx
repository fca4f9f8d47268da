import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldTroubles } from '#content/sign-in.ts'
import { authLimits } from '#contract/auth.ts'
import { NightSplit } from '#web/parts/night-split/night-split.tsx'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { readTrouble } from '#web/parts/post-form/read-answer.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { Route } from './+types/forgot-password.page'
import { LookIntoMail } from './look-into-mail.tsx'
import { askForNewPassword } from './sign-in.query.ts'
import './sign-in.css'

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', maxLength: authLimits.email },
] as const

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Ask for a link to choose a new password. It works once, for 1 hour.'
  return pageHead({ title: 'Forgot your password?', description, path: null }, matches)
}

export default function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const [sent, setSent] = useState(search.has('sent'))
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
          <PostForm
            action="/forgot-password"
            fields={fields}
            submit={{ words: 'Email me a link', pending: 'Sending' }}
            answered={readTrouble(search, { failed: 'Please look at the address again.', fields: fieldTroubles })}
            send={(value) => askForNewPassword({ email: value('email') })}
            onDone={() => setSent(true)}
          />
          <p className="small quiet">
            We never show who has an account. <SiteLink to="/sign-in">Back to sign in</SiteLink>
          </p>
        </>
      )}
    </NightSplit>
  )
}

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fieldTroubles, signInNotices } from '#content/sign-in.ts'
import { authLimits } from '#contract/auth.ts'
import { NightSplit } from '#web/parts/night-split/night-split.tsx'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { readTrouble } from '#web/parts/post-form/read-answer.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/reset-password.page'
import { setNewPassword } from './sign-in.query.ts'
import './sign-in.css'

const fields = [
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: authLimits.passwordMax,
    help: `${authLimits.passwordMin} characters or more. Four random words are good.`,
  },
] as const

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Choose a new password', description: 'Choose a new password.', path: null }, matches)
}

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const [isUsedUp, setUsedUp] = useState(token === '' || search.get('error') === 'link')
  return (
    <NightSplit words="One light is yours to keep on.">
      <h1>Choose a new password</h1>
      {isUsedUp ? (
        <>
          <Notice announced title={signInNotices.link.title}>
            Ask for a new one. It works once, for 1 hour.
          </Notice>
          <ButtonLink look="primary" to="/forgot-password">
            Mail me a new link
          </ButtonLink>
        </>
      ) : (
        <PostForm
          action="/reset-password"
          fields={fields}
          hidden={{ token }}
          submit={{ words: 'Set my new password', pending: 'Setting' }}
          answered={readTrouble(search, { failed: 'Please look at the password again.', fields: fieldTroubles })}
          send={async (value) => {
            const result = await setNewPassword({ token, password: value('password') })
            if (result.kind === 'failed' && result.status === 400) setUsedUp(true)
            return result
          }}
          onDone={() => navigate('/sign-in?reset=1', { replace: true })}
        />
      )}
    </NightSplit>
  )
}

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fieldTroubles, signInNotices } from '#content/sign-in.ts'
import { authLimits, type ResetOffer } from '#contract/auth.ts'
import { NightSplit } from '#web/parts/night-split/night-split.tsx'
import { passkeyBoxes } from '#web/parts/post-form/passkey-boxes.ts'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { readTrouble } from '#web/parts/post-form/read-answer.ts'
import { ApiError, apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
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

/** What the link offers to end; null when it works no more. Without an answer the new password alone can be set. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token })
  if (token === '') return { offer: null }
  try {
    const offer = await apiGet<ResetOffer>(`/api/auth/reset-password?${query}`, {
      fetch: context.get(requestFacts).fetch,
    })
    return { offer }
  } catch (error) {
    return { offer: error instanceof ApiError && error.status === 400 ? null : { passkeys: 0 } }
  }
}

export default function ResetPasswordPage({ loaderData: { offer } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const [isUsedUp, setUsedUp] = useState(offer === null || search.get('error') === 'link')
  return (
    <NightSplit words="One light is yours to keep on.">
      <h1>Choose a new password</h1>
      {isUsedUp ? (
        <>
          <Notice announced title={signInNotices.link.title}>
            Ask for a new one. It works once, for 1 hour.
          </Notice>
          <ButtonLink look="primary" to="/forgot-password">
            Email me a new link
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="ink-2">It signs you out everywhere. Then sign in with it.</p>
          <PostForm
            action="/reset-password"
            fields={fields}
            boxes={offer ? passkeyBoxes(offer.passkeys) : []}
            hidden={{ token }}
            submit={{ words: 'Set my new password', pending: 'Setting' }}
            answered={readTrouble(search, { failed: 'Please look at the password again.', fields: fieldTroubles })}
            send={async (value) => {
              const result = await setNewPassword({
                token,
                password: value('password'),
                removePasskeys: value('removePasskeys') === 'on',
              })
              if (result.kind === 'failed' && result.status === 400) setUsedUp(true)
              return result
            }}
            onDone={() => navigate('/sign-in?reset=1', { replace: true })}
          />
        </>
      )}
    </NightSplit>
  )
}

import { redirectDocument } from 'react-router'
import { ownPath } from '#domain/own-path.ts'
import { NightSplit } from '#web/parts/night-split/night-split.tsx'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { codeField, recoveryField } from '#web/parts/proof/code-field.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { Route } from './+types/code.page'
import { withReturn } from './return-ways.ts'
import { signInWithCode } from './sign-in.query.ts'
import './sign-in.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'One more step', description: 'Type the code from your app.', path: null }, matches)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { fetch, formAnswer } = context.get(requestFacts)
  const returnTo = ownPath(new URL(request.url).searchParams.get('returnTo'))
  const asked = await apiGet<{ isAsked: boolean }>('/api/auth/sign-in/code', { fetch })
  if (!asked?.isAsked) throw redirectDocument(withReturn('/sign-in', returnTo))
  return { answered: formAnswer ?? null, returnTo }
}

/** The second page of signing in, after the right password. */
export default function CodePage({ loaderData: { answered, returnTo } }: Route.ComponentProps) {
  const form = {
    action: '/sign-in/code',
    hidden: { returnTo },
    submit: { words: 'Sign in', pending: 'Signing in' },
    send: async (value: (name: 'code') => string) => {
      const answer = await signInWithCode({ code: value('code'), returnTo })
      // Too many were wrong, or too much time went by: it begins anew.
      if (answer.kind === 'failed' && answer.status === 401) location.assign(withReturn('/sign-in', returnTo))
      return answer
    },
    onDone: () => location.assign(returnTo),
  } as const
  const isRecovery = answered?.values.do === 'recovery'
  return (
    <NightSplit words="One light is yours to keep on.">
      <div>
        <h1>One more step</h1>
        <p className="ink-2 mt-2">
          Your password was right. Open the app on your phone and type the code for Porchlight.
        </p>
      </div>
      <PostForm {...form} fields={[codeField]} answered={isRecovery ? null : answered} />
      <Disclosure summary="My phone is not here" open={isRecovery}>
        <PostForm
          {...form}
          fields={[recoveryField]}
          hidden={{ returnTo, do: 'recovery' }}
          submit={{ ...form.submit, look: 'line' }}
          answered={isRecovery ? answered : null}
        />
        <p className="small mt-3">
          No recovery code either? Sign in with a passkey on another device, or{' '}
          <SiteLink to="/contact">write to us</SiteLink>: we make sure that it is you, then turn the codes off.
        </p>
      </Disclosure>
      <p className="small quiet">
        <SiteLink to={withReturn('/sign-in', returnTo)}>Back to signing in</SiteLink>
      </p>
    </NightSplit>
  )
}

import { lightWords, newPassword, signInNotices, resetPasswordWords as words } from '#content/auth/sign-in.ts'
import type { ResetOffer } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import Post from './post.island.tsx'
import { actOnResetPassword } from './sign-in-act.query.ts'

const fields = [
  {
    name: 'password',
    label: words.label,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: authLimits.passwordMax,
    help: newPassword.help(authLimits.passwordMin),
  },
] as const

type Data = { offer: ResetOffer | null }

export default definePage<Data>({
  /** Null when the link no longer works; without an answer, only the password can be set. */
  async load({ query, fetch }) {
    const token = query.get('token') ?? ''
    if (token === '') return { offer: null }
    try {
      return { offer: await callApi('GET /api/auth/reset-password', { query: { token } }, { fetch }) }
    } catch (error) {
      return { offer: error instanceof ApiError && error.status === 400 ? null : { passkeys: 0 } }
    }
  },
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnResetPassword,
  show: ResetPassword,
})

function ResetPassword({ data: { offer }, visit: { query, refused: answered } }: PageProps<Data>) {
  const token = query.get('token') ?? ''
  return (
    <NightSplit words={lightWords}>
      <h1>{words.title}</h1>
      {offer === null || query.get('error') === 'link' ? (
        <>
          <Notice announced title={signInNotices.link.title}>
            {words.ended}
          </Notice>
          <ButtonLink variant="primary" to="/forgot-password">
            {words.newLink}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="ink-2">{words.lead}</p>
          <Island
            of={Post}
            hydrate={answered ? 'idle' : 'touched'}
            props={{
              action: `/reset-password?${new URLSearchParams({ token })}`,
              fields,
              boxes: listPasskeyBoxes(offer.passkeys, newPassword.passkeys),
              hidden: { token },
              submit: words.submit,
              answered,
            }}
          />
        </>
      )}
    </NightSplit>
  )
}

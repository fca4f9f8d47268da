import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnNewEmail } from './account-act.query.ts'

const title = 'Use this address?'

type Data = { email: string | null; token: string }

/** Opening the link changes nothing; only the button does. */
export default definePage<Data>({
  async load({ query, refused, fetch }) {
    const token = refused?.values.token ?? query.get('token') ?? ''
    try {
      const { email } = await callApi('GET /api/auth/new-email', { query: { token } }, { fetch })
      return { email, token }
    } catch (error) {
      const refusal = findRefusalCode(error)
      if (refusal !== 'bad_request' && refusal !== 'invalid_input') throw error
    }
    return { email: null, token: '' }
  },
  head: () => ({ title, description: 'Say whether your account moves to this address.', path: null }),
  act: actOnNewEmail,
  show: NewEmail,
})

function NewEmail({ data: { email, token }, visit: { refused } }: PageProps<Data>) {
  return (
    <NightSplit words="One light is yours to keep on.">
      <h1>{title}</h1>
      {refused && <Notice tone="danger" title={refused.message} />}
      {email === null ? (
        <>
          <p>This link was used already, or is too old. In your account you can ask for a new one.</p>
          <ButtonLink to="/account" variant="primary">
            Your account
          </ButtonLink>
        </>
      ) : (
        <Form className="stack stack-fill" action="/account/email" hidden={{ token }}>
          <p>
            Your account moves to <b>{email}</b>. You sign in with it from then on, and the old address is told.
          </p>
          <Button type="submit" variant="primary">
            Use this address
          </Button>
        </Form>
      )}
    </NightSplit>
  )
}

import { newEmailWords as words } from '#content/auth/account.ts'
import { lightWords } from '#content/auth/sign-in.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnNewEmail } from './account-act.query.ts'

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
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnNewEmail,
  show: NewEmail,
})

function NewEmail({ data: { email, token }, visit: { refused } }: PageProps<Data>) {
  return (
    <NightSplit words={lightWords}>
      <h1>{words.title}</h1>
      {refused && <Notice tone="danger" title={refused.message} />}
      {email === null ? (
        <>
          <p>{words.ended}</p>
          <ButtonLink to="/account" variant="primary">
            {words.account}
          </ButtonLink>
        </>
      ) : (
        <Form className="stack stack-fill" action="/account/email" hidden={{ token }}>
          <p>
            {words.moves}
            <b>{email}</b>
            {words.told}
          </p>
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </Form>
      )}
    </NightSplit>
  )
}

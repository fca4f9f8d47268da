import type { WaitingSignUpAnswer } from '#contract/auth/auth.ts'
import { formatUtcMoment } from '#domain/language/dates.ts'
import { toOwnPath } from '#domain/links/own-path.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { actOnConfirmSignUp } from './sign-in-act.query.ts'
import '#web/ui/text/lists/facts.css'

const title = 'Is this your account?'

type Data = { asked: WaitingSignUpAnswer; link: string; returnTo: string }

/** Opening the link changes nothing; only the button does. */
export default definePage<Data>({
  async load({ query, fetch }) {
    const [link, returnTo] = [query.get('link') ?? '', toOwnPath(query.get('returnTo'))]
    try {
      const signUp = await callApi('GET /api/auth/waiting-sign-up', { query: { token: link } }, { fetch })
      return { asked: signUp, link, returnTo }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error
    }
    return redirectTo('/sign-in?error=link')
  },
  head: () => ({ title, description: 'Say whether you signed up with your address.', path: null }),
  act: actOnConfirmSignUp,
  show: ConfirmSignUp,
})

function ConfirmSignUp({ data: { asked, link, returnTo } }: PageProps<Data>) {
  return (
    <NightSplit words="One light is yours to keep on.">
      <div>
        <h1>{title}</h1>
        <p className="ink-2 mt-2">
          {asked.isOwn
            ? 'You signed up in this browser. Say yes, and you are signed in.'
            : 'Somebody signed up with your email address and chose a password. Say yes only if that was you: whoever chose the password can sign in afterward.'}
        </p>
      </div>
      <dl className="defs">
        {readFacts(asked).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form className="stack stack-fill" action="/sign-up/confirm" hidden={{ link, returnTo }}>
        <Button type="submit" variant="primary" name="do" value="confirm">
          Yes, this is my account
        </Button>
        <Button type="submit" name="do" value="end">
          This was not me
        </Button>
      </Form>
      <p className="small quiet">“This was not me” deletes the sign-up, and no account is opened.</p>
    </NightSplit>
  )
}

function readFacts({ firstName, lastName, organizationName, askedAt, device, network }: WaitingSignUpAnswer) {
  const facts: [string, string][] = [
    ['Name', [firstName, lastName].filter(Boolean).join(' ')],
    ['Organization', organizationName],
    ['When', askedAt === null ? '' : formatUtcMoment(askedAt)],
    ['Device', device],
    ['Internet address', network === '' ? '' : `begins with ${network.replace(/(\.0|::)\/\d+$/, '')}`],
  ]
  return facts.filter(([, value]) => value !== '')
}

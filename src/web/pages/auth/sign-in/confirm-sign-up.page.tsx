import { lightWords, confirmSignUpWords as words } from '#content/auth/sign-in.ts'
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
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnConfirmSignUp,
  show: ConfirmSignUp,
})

function ConfirmSignUp({ data: { asked, link, returnTo } }: PageProps<Data>) {
  return (
    <NightSplit words={lightWords}>
      <div>
        <h1>{words.title}</h1>
        <p className="ink-2 mt-2">{asked.isOwn ? words.own : words.others}</p>
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
          {words.yes}
        </Button>
        <Button type="submit" name="do" value="end">
          {words.no}
        </Button>
      </Form>
      <p className="small quiet">{words.ends}</p>
    </NightSplit>
  )
}

function readFacts({ firstName, lastName, organizationName, askedAt, device, network }: WaitingSignUpAnswer) {
  const facts: [string, string][] = [
    [words.facts.name, [firstName, lastName].filter(Boolean).join(' ')],
    [words.facts.organization, organizationName],
    [words.facts.when, askedAt === null ? '' : formatUtcMoment(askedAt)],
    [words.facts.device, device],
    [words.facts.address, network === '' ? '' : words.network(network.replace(/(\.0|::)\/\d+$/, ''))],
  ]
  return facts.filter(([, value]) => value !== '')
}

import { newPassword } from '#content/auth/sign-in.ts'
import { joinWords } from '#content/team/team.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { JoinAnswer } from '#contract/team/team.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { actOnJoin } from './join-act.query.ts'
import NewAccount, { type NewAccountProps } from './new-account.island.tsx'

const words = joinWords

type Data = { answer: JoinAnswer | Failure; action: string }

export default definePage<Data>({
  async load({ params: { secret = '' }, fetch }) {
    const answer = await callApi('GET /api/join/:secret', { params: { secret } }, { fetch }).catch(toFailure)
    const shown = { answer, action: `/join/${encodeURIComponent(secret)}` }
    if ('kind' in answer) return new Loaded(shown, { status: answer.status ?? 503 })
    // An expired link and one that never existed differ in their words, not in their status.
    return new Loaded(shown, { status: answer.state === 'open' || answer.reader === 'member' ? 200 : 404 })
  },
  // This address lets its owner join the team.
  head: () => describePrivate(words),
  act: actOnJoin,
  show: Join,
})

function Join({ data: { answer, action }, visit: { refused } }: PageProps<Data>) {
  return (
    <NightSplit words={words.light}>
      {'kind' in answer ? (
        <>
          <h1>{words.title}</h1>
          <Notice title={answer.message} />
          <ButtonLink to={action}>{words.tryAgain}</ButtonLink>
        </>
      ) : answer.invitation === null || answer.reader === 'member' ? (
        <Ended answer={answer} />
      ) : (
        <Open invitation={answer.invitation} answer={answer} action={action} refused={refused} />
      )}
    </NightSplit>
  )
}

function Ended({ answer: { state, reader, readerEmail } }: { answer: JoinAnswer }) {
  if (reader === 'member') {
    return (
      <>
        <h1>{words.member}</h1>
        <ButtonLink to="/workspace" variant="primary">
          {words.desk}
        </ButtonLink>
      </>
    )
  }
  const { title, text } = words.ended[state === 'open' ? 'unknown' : state]
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <ButtonLink to={readerEmail === null ? '/sign-in' : '/'}>
        {readerEmail === null ? words.signIn : words.desk}
      </ButtonLink>
    </>
  )
}

type OpenProps = {
  invitation: NonNullable<JoinAnswer['invitation']>
  answer: JoinAnswer
  action: string
  refused: FormAnswer | null
}

function Open({ invitation, answer, action, refused }: OpenProps) {
  const { organization, role, houses: residences, invitedBy, email, expiresAt } = invitation
  return (
    <>
      <div>
        <h1>
          {words.title}: {organization}
        </h1>
        <p className="ink-2 mt-2">{words.invites(invitedBy, organization)}</p>
      </div>
      <dl className="grid gap-3 break">
        <div>
          <dt className="small quiet">{words.for}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt className="small quiet">{words.roles[role].name}</dt>
          <dd>{words.roles[role].may}</dd>
        </div>
        {residences !== null && (
          <div>
            <dt className="small quiet">{words.houses(residences.length)}</dt>
            <dd>{residences.join('; ')}</dd>
          </div>
        )}
        <div>
          <dt className="small quiet">{words.until}</dt>
          <dd>
            <Moment at={expiresAt} />
          </dd>
        </div>
      </dl>
      {refused && answer.reader !== 'nobody' && <Notice tone="danger" announced title={refused.message} />}
      {answer.reader === 'invited' && <OneButton action={action} deed="join" words={words.button(organization)} />}
      {answer.reader === 'another' && (
        <>
          <Notice title={words.another.title}>
            <p>{words.another.text(answer.readerEmail ?? '', email)}</p>
          </Notice>
          <OneButton action={action} deed="switch" words={words.another.button} />
        </>
      )}
      {answer.reader === 'nobody' && <Newcomer action={action} email={email} words={words} answered={refused} />}
    </>
  )
}

function OneButton({ action, deed, words }: { action: string; deed: 'join' | 'switch'; words: string }) {
  return (
    <Form action={action} hidden={{ do: deed }} className="stack stack-fill">
      <Button type="submit" variant="primary">
        {words}
      </Button>
    </Form>
  )
}

type NewcomerProps = Omit<NewAccountProps, 'words'> & { words: Pick<typeof joinWords, 'fresh' | 'known'> }

function Newcomer({ action, email, words: { fresh, known }, answered }: NewcomerProps) {
  return (
    <>
      <TitledSection titleId="known" title={known.title} titleClass="side-h" className="stack stack-fill gap-2">
        <ButtonLink to={`/sign-in?${new URLSearchParams({ returnTo: action })}`}>{known.button}</ButtonLink>
      </TitledSection>
      <section aria-labelledby="fresh" className="stack stack-fill gap-4">
        <div>
          <h2 id="fresh" className="side-h">
            {fresh.title}
          </h2>
          <p className="small ink-2">{fresh.lead}</p>
        </div>
        <Island
          of={NewAccount}
          hydrate={answered ? 'idle' : 'touched'}
          props={{
            words: { ...fresh, password: newPassword.label, passwordHelp: newPassword.help(authLimits.passwordMin) },
            action,
            email,
            answered,
          }}
        />
      </section>
    </>
  )
}

import type { StopLink } from '#contract/claims/claims.ts'
import { capitalizeDecider, undoDays } from '#domain/claims/claim.ts'
import { allianceName } from '#domain/people/desk-powers.ts'
import { nameUnread } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnNotUs } from './not-us-act.query.ts'

type Answer = StopLink | { kind: 'unknown' | 'failed' }

const statuses = {
  waits: 200,
  handed_over: 200,
  stopped: 200,
  reported: 200,
  ended: 410,
  unknown: 404,
  failed: 503,
} as const

export default definePage<Answer>({
  async load({ params: { secret = '' }, fetch }) {
    const link = await callApi('GET /api/not-us/:secret', { params: { secret } }, { fetch }).catch((error) => ({
      kind: nameUnread(error),
    }))
    return new Loaded(link, { status: statuses[link.kind] })
  },
  // Whoever has this address can stop the claim.
  head: () => describePrivate({ title: 'Is this you?', description: 'Stop a claim that is not yours.' }),
  act: actOnNotUs,
  show: NotUs,
})

function NotUs({ data: link, visit: { path, refused } }: PageProps<Answer>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {'residence' in link ? (
        <Known link={link} action={path} trouble={refused?.message ?? null} />
      ) : (
        <Nothing kind={link.kind} again={path} />
      )}
    </div>
  )
}

type KnownProps = { link: StopLink; action: string; trouble: string | null }

function Known({ link, action, trouble }: KnownProps) {
  const { kind, residence, person, organization, decider } = link
  const place = `${residence.name} in ${residence.city}, ${residence.state}`
  const isAsking = kind === 'waits' || kind === 'handed_over'
  return (
    <>
      <h1>{titles[kind](residence.name, decider)}</h1>
      <p className="lead">
        {person} of {organization} says that {place} is theirs. {chooseWords(link)}
      </p>
      {residence.slug !== null && (
        <p>
          <ButtonLink to={`/residences/${residence.slug}`}>See the page of {residence.name}</ButtonLink>
        </p>
      )}
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isAsking && (
        <Form action={action}>
          <Button type="submit" variant="danger" wide className="t-name">
            This is not us
          </Button>
        </Form>
      )}
      {isAsking && (
        <p className="small quiet">
          Do you know them? Then close this page: nothing has changed. The button works once, and {decider} hears of it.
        </p>
      )}
    </>
  )
}

const titles: Record<StopLink['kind'], (residence: string, decider: string) => string> = {
  waits: (residence) => `Does somebody you know claim ${residence}?`,
  handed_over: (residence) => `Does somebody you know run ${residence} now?`,
  stopped: () => 'Thank you. It is stopped.',
  reported: (_residence, decider) => `Thank you. ${capitalizeDecider(decider)} was told.`,
  ended: () => 'There is nothing to stop any more',
}

function chooseWords({ kind, decider }: StopLink): string {
  switch (kind) {
    case 'waits':
      return 'If no one at the house knows them, say so: no more codes are sent for them, and no code decides.'
    case 'handed_over':
      return `They typed the code, and the house was handed to them. If no one at the house knows them, say so: for ${undoDays} days ${decider} can undo it.`
    case 'stopped':
      return `You said that no one at the house knows them. ${capitalizeDecider(decider)} was told, and no code of theirs works any more.`
    case 'reported':
      return `They had typed the code before, so the house was handed to them, and they have it for now. You said that no one at the house knows them. ${capitalizeDecider(decider)} was told${decider === allianceName ? '' : ', and so was the alliance'}. ${capitalizeDecider(decider)} can undo the hand-over for ${undoDays} days after it, and may write to you first.`
    case 'ended':
      return 'Their claim has ended.'
  }
}

function Nothing({ kind, again }: { kind: 'unknown' | 'failed'; again: string }) {
  const isFailed = kind === 'failed'
  return (
    <>
      <h1>{isFailed ? 'We could not read this just now' : 'There is nothing at this link'}</h1>
      <p className="lead">
        {isFailed
          ? 'Nothing was changed. Please try again in a minute.'
          : 'Perhaps a part of it is missing. Open it again from the message with the code.'}
      </p>
      <p className="row">
        {isFailed && (
          <ButtonLink to={again} variant="primary">
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Contact</ButtonLink>
      </p>
    </>
  )
}

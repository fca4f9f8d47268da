import { notUsWords as words } from '#content/claims/not-us.ts'
import type { StopLink } from '#contract/claims/claims.ts'
import { UnreadLink } from '#web/parts/frame/unread-link.tsx'
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
  head: () => describePrivate({ title: words.title, description: words.description }),
  act: actOnNotUs,
  show: NotUs,
})

function NotUs({ data: link, visit: { path, refused } }: PageProps<Answer>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {'residence' in link ? (
        <Known link={link} action={path} trouble={refused?.message ?? null} />
      ) : (
        <UnreadLink kind={link.kind} again={path} words={words} />
      )}
    </div>
  )
}

type KnownProps = { link: StopLink; action: string; trouble: string | null }

function Known({ link, action, trouble }: KnownProps) {
  const { kind, residence, person, organization, decider } = link
  const isAsking = kind === 'waits' || kind === 'handed_over'
  return (
    <>
      <h1>{words.titles[kind](residence.name, decider)}</h1>
      <p className="lead">
        {words.claims(person, organization, residence)} {words.stands[kind](decider)}
      </p>
      {residence.slug !== null && (
        <p>
          <ButtonLink to={`/residences/${residence.slug}`}>{words.page(residence.name)}</ButtonLink>
        </p>
      )}
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isAsking && (
        <Form action={action}>
          <Button type="submit" variant="danger" wide className="t-name">
            {words.submit}
          </Button>
        </Form>
      )}
      {isAsking && <p className="small quiet">{words.doYouKnow(decider)}</p>}
    </>
  )
}

import type { ClosingAnswer, ClosingEnd } from '#contract/account/auth.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AccountPart } from './account-part.tsx'

export type DeleteAccountProps = { closing: ClosingAnswer; answered: FormAnswer | null }

type Organization = ClosingAnswer['organizations'][number]

const keeps: ReadonlySet<ClosingEnd> = new Set(['owner', 'houses', 'locked', 'staff'])

export default function DeleteAccount({ closing: { organizations }, answered }: DeleteAccountProps) {
  const kept = organizations.some(({ end }) => keeps.has(end))
  return (
    <AccountPart id="delete" title="Delete your account" words="Your password, passkeys and sessions go at once.">
      <ul className="stack gap-2">
        {organizations.map((one) => (
          <li key={one.id}>
            <b>{one.name}.</b> <End of={one} />
          </li>
        ))}
        <li className="small ink-2">What you did stays in the history of the organization under your name.</li>
      </ul>
      {!kept && (
        <Disclosure summary="Delete your account" open={answered !== null}>
          <Form
            action="/account"
            anchor="delete"
            hidden={{ do: 'delete' }}
            answered={answered}
            className="stack"
            onDone={({ next }) => goTo(next)}
          >
            {({ isPending, trouble }) => (
              <>
                {trouble && (
                  <div tabIndex={-1} data-trouble>
                    <Notice tone="danger" title={trouble.message} />
                  </div>
                )}
                <p>This cannot be undone.</p>
                <Button type="submit" variant="danger" aria-disabled={isPending}>
                  {isPending ? 'Deleting' : 'Delete my account'}
                </Button>
              </>
            )}
          </Form>
        </Disclosure>
      )}
    </AccountPart>
  )
}

function End({ of: { end, houses, claims } }: { of: Organization }) {
  switch (end) {
    case 'stays':
      return 'You leave the team. The organization goes on without you.'
    case 'closes':
      return 'Nobody else belongs to it, so it closes. Its drafts and its history are kept, and nobody can open them.'
    case 'owner':
      return (
        <>
          You are its only owner. Make somebody else an owner first, under{' '}
          <SiteLink to="/workspace/team">Team</SiteLink>.
        </>
      )
    case 'houses':
      return (
        <>
          Nobody else belongs to it, and {countWords(houses, claims)}. Take{' '}
          <SiteLink to="/workspace/residences">the houses</SiteLink> off the public list and{' '}
          <SiteLink to="/workspace/claims">the claims</SiteLink> back first. Or hand it over: invite somebody under{' '}
          <SiteLink to="/workspace/team">Team</SiteLink>, as an owner.
        </>
      )
    case 'locked':
      return 'The alliance has locked it. Write to us to delete your account.'
    case 'staff':
      return 'You are the only one in it. Write to us, so that somebody takes it over.'
  }
}

function countWords(houses: number, claims: number): string {
  const parts = [
    ...(houses > 0 ? [`${houses} of its houses ${houses === 1 ? 'is' : 'are'} public`] : []),
    ...(claims > 0 ? [`${claims} ${claims === 1 ? 'claim is' : 'claims are'} open`] : []),
  ]
  return parts.join(' and ')
}

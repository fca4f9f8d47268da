import type { ClosingAnswer, ClosingEnd } from '#contract/auth/auth.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AccountPart } from './account-part.tsx'

type ClosingWords = { when: string; first: string; kept: string }

export type DeleteAccountProps = { closing: ClosingAnswer; words: ClosingWords; answered: FormAnswer | null }

type Organization = ClosingAnswer['organizations'][number]

const keeps: ReadonlySet<ClosingEnd> = new Set(['owner', 'houses', 'locked', 'staff'])

export default function DeleteAccount({ closing: { organizations }, words, answered }: DeleteAccountProps) {
  const kept = organizations.some(({ end }) => keeps.has(end))
  return (
    <AccountPart id="delete" title="Delete your account" words="Your password, passkeys and sessions go at once.">
      <ul className="stack gap-2">
        {organizations.map((one) => (
          <li key={one.id}>
            <b>{one.name}.</b> <End of={one} words={words} />
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

function End({ of: { end, houses: residences, claims }, words }: { of: Organization; words: ClosingWords }) {
  switch (end) {
    case 'stays':
      return 'You leave the team. The organization goes on without you.'
    case 'closes':
      return `Nobody else belongs to it. ${words.when} ${words.kept}`
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
          Nobody else belongs to it, and {countWords(residences, claims)}. {words.when} {words.first} They are under{' '}
          <SiteLink to="/workspace/residences">Houses</SiteLink> and <SiteLink to="/workspace/claims">Claims</SiteLink>.
          Or hand it over: invite somebody under <SiteLink to="/workspace/team">Team</SiteLink>, as an owner.
        </>
      )
    case 'locked':
      return 'The alliance has locked it. Write to us to delete your account.'
    case 'staff':
      return 'You are the only one in it. Write to us, so that somebody takes it over.'
  }
}

function countWords(residences: number, claims: number): string {
  const parts = [
    ...(residences > 0 ? [`${formatNumber(residences)} of its houses ${residences === 1 ? 'is' : 'are'} public`] : []),
    ...(claims > 0 ? [`${formatCount(claims, 'claim is', 'claims are')} open`] : []),
  ]
  return parts.join(' and ')
}

import type { AccountWords } from '#content/auth/account.ts'
import type { ClosingAnswer, ClosingEnd } from '#contract/auth/auth.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { sayCount } from '#domain/language/say.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { AccountPart } from './account-part.tsx'

type ClosingWords = AccountWords['deleting'] & { when: string; first: string; kept: string }

export type DeleteAccountProps = { closing: ClosingAnswer; words: ClosingWords; answered: FormAnswer | null }

type Organization = ClosingAnswer['organizations'][number]

const keeps: ReadonlySet<ClosingEnd> = new Set(['owner', 'houses', 'locked', 'staff'])

export default function DeleteAccount({ closing: { organizations }, words, answered }: DeleteAccountProps) {
  const kept = organizations.some(({ end }) => keeps.has(end))
  return (
    <AccountPart id="delete" title={words.title} words={words.text}>
      <ul className="stack gap-2">
        {organizations.map((one) => (
          <li key={one.id}>
            <b>{one.name}.</b> <End of={one} words={words} />
          </li>
        ))}
        <li className="small ink-2">{words.history}</li>
      </ul>
      {!kept && (
        <Disclosure summary={words.title} open={answered !== null}>
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
                <p>{words.forGood}</p>
                <Button type="submit" variant="danger" aria-disabled={isPending}>
                  {isPending ? words.pending : words.submit}
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
      return words.stays
    case 'closes':
      return `${words.closes}${words.when} ${words.kept}`
    case 'owner':
      return (
        <>
          {words.owner}
          <SiteLink to="/workspace/team">{words.team}</SiteLink>.
        </>
      )
    case 'houses':
      return (
        <>
          {words.houses}
          {describeWhatIsLeft(residences, claims, words)}. {words.when} {words.first} {words.under}
          <SiteLink to="/workspace/residences">{words.housesPage}</SiteLink> {words.and}{' '}
          <SiteLink to="/workspace/claims">{words.claims}</SiteLink>
          {words.handOver}
          <SiteLink to="/workspace/team">{words.team}</SiteLink>
          {words.asOwner}
        </>
      )
    case 'locked':
      return words.locked
    case 'staff':
      return words.staff
  }
}

function describeWhatIsLeft(residences: number, claims: number, words: ClosingWords): string {
  const parts = [
    ...(residences > 0 ? [sayCount(words.public, residences, { count: formatNumber(residences) })] : []),
    ...(claims > 0 ? [sayCount(words.open, claims, { count: formatNumber(claims) })] : []),
  ]
  return parts.join(` ${words.and} `)
}

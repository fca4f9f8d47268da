import type { AccountWords } from '#content/auth/account.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { AccountPart } from './account-part.tsx'

type PersonWords = AccountWords['person']

export function PersonFacts({ words, user }: { words: PersonWords; user: SignedInUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <AccountPart id="you" title={words.title}>
      <dl className="grid gap-3 w-full break">
        <div className="named tight">
          <dt className="quiet">{words.name}</dt>
          <dd>{name || words.noName}</dd>
        </div>
        <div className="named tight">
          <dt className="quiet">{words.email}</dt>
          <dd className="row gap-2">
            {user.email}
            <Badge form={user.emailVerified ? 'filled' : 'half'}>
              {user.emailVerified ? words.confirmed : words.unconfirmed}
            </Badge>
          </dd>
        </div>
        <div className="named tight">
          <dt className="quiet">{words.organization}</dt>
          <dd className="row gap-2">
            {formatOrganization(user, words)}
            {mayAtDesk(user, 'team') && (
              <SiteLink to="/workspace/organization" className="small">
                {words.facts}
              </SiteLink>
            )}
          </dd>
        </div>
        {mayAtDesk(user, 'messages') && (
          <div className="named tight">
            <dt className="quiet">{words.questions}</dt>
            <dd>
              <SiteLink className="tap" to="/workspace/notices">
                {words.notices}
              </SiteLink>
            </dd>
          </div>
        )}
      </dl>
    </AccountPart>
  )
}

/** Until the second factor is shown, the person acts for no organization; `secondFactorFor` names theirs. */
function formatOrganization({ organization, secondFactorFor }: SignedInUser, words: PersonWords): string {
  if (organization) return `${organization.name}, ${words.roles[organization.role]}`
  return secondFactorFor === undefined ? words.noOrganization : words.afterStep(secondFactorFor)
}

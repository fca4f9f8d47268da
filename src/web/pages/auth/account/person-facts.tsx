import type { SignedInUser } from '#contract/auth/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { AccountPart } from './account-part.tsx'

export const roleNames = {
  owner: 'Owner',
  manager: 'Manager',
  house_manager: 'House manager',
  bed_updater: 'Keeps beds current',
} as const

export function PersonFacts({ user }: { user: SignedInUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <AccountPart id="you" title="You">
      <dl className="grid gap-3 w-full break">
        <div className="named tight">
          <dt className="quiet">Name</dt>
          <dd>{name || 'Not given'}</dd>
        </div>
        <div className="named tight">
          <dt className="quiet">Email</dt>
          <dd className="row gap-2">
            {user.email}
            <Badge form={user.emailVerified ? 'filled' : 'half'}>
              {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
            </Badge>
          </dd>
        </div>
        <div className="named tight">
          <dt className="quiet">Organization</dt>
          <dd className="row gap-2">
            {formatOrganization(user)}
            {mayAtDesk(user, 'team') && (
              <SiteLink to="/workspace/organization" className="small">
                Name, contact, time zone
              </SiteLink>
            )}
          </dd>
        </div>
        {mayAtDesk(user, 'messages') && (
          <div className="named tight">
            <dt className="quiet">Questions about a bed</dt>
            <dd>
              <SiteLink className="tap" to="/workspace/notices">
                What reaches you, and when
              </SiteLink>
            </dd>
          </div>
        )}
      </dl>
    </AccountPart>
  )
}

/** Until the second factor is shown, the person acts for no organization; `secondFactorFor` names theirs. */
function formatOrganization({ organization, secondFactorFor }: SignedInUser): string {
  if (organization) return `${organization.name}, ${roleNames[organization.role]}`
  return secondFactorFor === undefined ? 'None' : `${secondFactorFor}, after your second step`
}

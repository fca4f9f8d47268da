import type { OrganizationChoice, SignedInUser } from '#contract/auth/auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { roleNames } from './person-facts.tsx'

type OrganizationSectionProps = {
  organizations: readonly OrganizationChoice[]
  current: SignedInUser['organization']
  done: 'organization' | 'left' | null
}

/** A plain post, even with script, because everything on every page changes with the organization. */
export function OrganizationSection({ organizations, current, done }: OrganizationSectionProps) {
  if (organizations.length < 2 && done === null) return null
  return (
    <AccountPart
      id="organizations"
      title="Organizations"
      words="You act for one at a time. Each device remembers its own."
    >
      {done === 'left' && <Notice className="w-full" tone="success" announced title="You left the team." />}
      {done === 'organization' && current && (
        <Notice className="w-full" tone="success" announced title={`You act for ${current.name} now.`} />
      )}
      <ul className="w-full">
        {organizations.map(({ id, name, role }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{name}</b>
              <p className="small quiet">
                {roleNames[role]}
                {id === current?.id && '. You act for it now.'}
              </p>
            </div>
            {id !== current?.id && (
              <Form action="/account" anchor="organizations" hidden={{ do: 'organization', id }}>
                <Button type="submit" small>
                  Act for it<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {organizations.length === 0 && <p>You belong to no organization now.</p>}
    </AccountPart>
  )
}

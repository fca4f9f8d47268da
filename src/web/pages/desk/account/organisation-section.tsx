import type { OrganisationChoice, SignedInUser } from '#contract/account/auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { roleNames } from './person-facts.tsx'

type OrganisationSectionProps = {
  organisations: readonly OrganisationChoice[]
  current: SignedInUser['organisation']
  done: 'organisation' | 'left' | null
}

/** A plain post, even with script, because everything on every page changes with the organization. */
export function OrganisationSection({ organisations, current, done }: OrganisationSectionProps) {
  if (organisations.length < 2 && done === null) return null
  return (
    <AccountPart
      id="organizations"
      title="Organizations"
      words="You act for one at a time. Each device remembers its own."
    >
      {done === 'left' && <Notice className="w-full" tone="success" announced title="You left the team." />}
      {done === 'organisation' && current && (
        <Notice className="w-full" tone="success" announced title={`You act for ${current.name} now.`} />
      )}
      <ul className="w-full">
        {organisations.map(({ id, name, role }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{name}</b>
              <p className="small quiet">
                {roleNames[role]}
                {id === current?.id && '. You act for it now.'}
              </p>
            </div>
            {id !== current?.id && (
              <Form action="/account" anchor="organizations" hidden={{ do: 'organisation', id }}>
                <Button type="submit" small>
                  Act for it<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {organisations.length === 0 && <p>You belong to no organization now.</p>}
    </AccountPart>
  )
}

import type { AccountWords } from '#content/auth/account.ts'
import type { OrganizationChoice, SignedInUser } from '#contract/auth/auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'

type OrganizationSectionProps = {
  words: AccountWords['organizations']
  roles: AccountWords['person']['roles']
  organizations: readonly OrganizationChoice[]
  current: SignedInUser['organization']
  done: 'organization' | 'left' | null
}

/** A plain post, even with script, because everything on every page changes with the organization. */
export function OrganizationSection({ words, roles, organizations, current, done }: OrganizationSectionProps) {
  if (organizations.length < 2 && done === null) return null
  return (
    <AccountPart id="organizations" title={words.title} words={words.text}>
      {done === 'left' && <Notice className="w-full" tone="success" announced title={words.left} />}
      {done === 'organization' && current && (
        <Notice className="w-full" tone="success" announced title={words.changed(current.name)} />
      )}
      <ul className="w-full">
        {organizations.map(({ id, name, role }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{name}</b>
              <p className="small quiet">
                {roles[role]}
                {id === current?.id && `. ${words.current}`}
              </p>
            </div>
            {id !== current?.id && (
              <Form action="/account" anchor="organizations" hidden={{ do: 'organization', id }}>
                <Button type="submit" small>
                  {words.act}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {organizations.length === 0 && <p>{words.none}</p>}
    </AccountPart>
  )
}

import { lockedOrganizationMessage } from '#contract/refusal-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export function LockedNotice({ organization }: { organization: string }) {
  return (
    <Notice tone="danger" title={`${organization} is locked.`} className="mt-4">
      <p>
        {lockedOrganizationMessage} <SiteLink to="/contact">Or send us a message.</SiteLink>
      </p>
    </Notice>
  )
}

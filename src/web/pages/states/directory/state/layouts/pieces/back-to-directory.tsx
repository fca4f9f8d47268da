import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

export function BackToDirectory() {
  return (
    <p className="wrap no-print">
      <SiteLink to="/directory" className="tap">
        <Icon name="back" />
        Back to Directory
      </SiteLink>
    </p>
  )
}

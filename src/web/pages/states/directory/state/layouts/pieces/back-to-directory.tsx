import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

export function BackToDirectory({ words }: { words: string }) {
  return (
    <p className="wrap no-print">
      <SiteLink to="/directory" className="tap">
        <Icon name="back" />
        {words}
      </SiteLink>
    </p>
  )
}

import { logAction } from '#web/plumbing/api/log-action.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'

export type QuickResource = { title: string; to: string; note: string; icon: IconName; isLogged: boolean }

export function QuickResources({ resources }: { resources: readonly QuickResource[] }) {
  return (
    <section>
      <h2 className="side-h">Quick Resources</h2>
      <ul className="ruled line-above mt-2">
        {resources.map(({ title, to, note, icon, isLogged }) => (
          <li key={to} className="grid gap-0">
            <SiteLink to={to} className="tap bold" {...(isLogged && logAction('contact', title))}>
              <Icon name={icon} />
              {title}
            </SiteLink>
            <span className="small quiet">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

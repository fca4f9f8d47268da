import { Fragment, useId } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SiteLink } from './site-link.tsx'
import './link-menu.css'

export type MenuLink = { words: string; to: string; current?: boolean; whom?: string }
type LinkMenuProps = { label: string; links: readonly MenuLink[] }

/**
 * The page's script answers it (browser/frame/link-menu.ts); without script the list opens on hover and focus by CSS alone.
 */
export function LinkMenu({ label, links }: LinkMenuProps) {
  const id = useId()
  return (
    <div className="more">
      <button
        type="button"
        className={links.some((link) => link.current) ? 'here' : undefined}
        aria-expanded="false"
        aria-controls={id}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div className="more-list" id={id}>
        {links.map(({ words, to, current, whom }) => (
          <Fragment key={to}>
            {whom && <p className="menu-whom small ink-3">{whom}</p>}
            <SiteLink to={to} aria-current={current ? 'page' : undefined}>
              {words}
            </SiteLink>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

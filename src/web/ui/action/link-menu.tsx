import { Fragment, useId } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SiteLink } from './site-link.tsx'
import './link-menu.css'

/** `whom` stands above the link: for whom it is. */
export type MenuLink = { words: string; to: string; current?: boolean; whom?: string }
type LinkMenuProps = { label: string; links: readonly MenuLink[] }

/**
 * A button that opens a short list of links. Highlighted while one of them is the current page. The page's script answers
 * it (browser/link-menu.ts); without it, the list opens on hover and focus by CSS alone.
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
            {whom && <p className="menu-whom">{whom}</p>}
            <SiteLink to={to} aria-current={current ? 'page' : undefined}>
              {words}
            </SiteLink>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

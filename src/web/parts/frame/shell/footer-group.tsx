import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'

/**
 * A titled list of the footer: always open on wide screens and without script, a disclosure on phones. Not `details`,
 * whose closed content cannot be shown by a stylesheet in browsers that do not know `::details-content`.
 */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="footer-group">
      <h2 id={id}>{title}</h2>
      <button type="button" aria-expanded="false" aria-labelledby={id}>
        <Icon name="plus" />
      </button>
      {children}
    </div>
  )
}

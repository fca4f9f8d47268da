import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'

/** Not `details`: a stylesheet cannot show its closed content in browsers without `::details-content`. */
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

import type { ReactNode } from 'react'

type LivePartProps = { name: string; gone?: ReactNode; children: ReactNode }

export function LivePart({ name, gone, children }: LivePartProps) {
  return (
    <div className="live-part" data-live={name}>
      {children}
      {gone !== undefined && <template>{gone}</template>}
    </div>
  )
}

import type { ReactNode } from 'react'
import './live-part.css'

type LivePartProps = {
  /** Once on a page. */
  name: string
  /** What stands here once the home of the page is not listed any more; the same where nothing is given. */
  gone?: ReactNode
  children: ReactNode
}

/** A part of a page that changes with the numbers of homes: see `live-page.island.ts`. */
export function LivePart({ name, gone, children }: LivePartProps) {
  return (
    <div className="live-part" data-live={name}>
      {children}
      {gone !== undefined && <template>{gone}</template>}
    </div>
  )
}

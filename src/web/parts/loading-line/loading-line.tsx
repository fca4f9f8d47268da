import type { Session } from '#web/plumbing/session.ts'
import './loading-line.css'

/**
 * The status line of a page (rulings 3): what it waits for while it is not known who is looking. It lies over the top of
 * the page, so that nothing moves when it goes, and goes by itself where no script comes to find out.
 */
export function LoadingLine({ session, words }: { session: Session; words: string }) {
  return (
    <div className="loading-line until-late no-print" role="status">
      {session.status === 'loading' && words}
    </div>
  )
}

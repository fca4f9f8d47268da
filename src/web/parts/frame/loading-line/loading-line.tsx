import './loading-line.css'

/**
 * The status line of a page (rulings 3): shown while the page's script asks who is looking (browser/session-slots.ts). It
 * lies over the top of the page, so that nothing moves when it goes.
 */
export function LoadingLine({ words }: { words: string }) {
  return (
    <div className="loading-line no-print" role="status" data-while-asking="" hidden>
      {words}
    </div>
  )
}

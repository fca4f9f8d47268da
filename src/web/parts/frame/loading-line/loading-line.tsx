import './loading-line.css'

/** Lies over the top of the page, so that nothing moves when it goes (docs/specification.md, ruling 3). */
export function LoadingLine({ words }: { words: string }) {
  return (
    <div className="loading-line no-print" role="status" data-while-asking="" hidden>
      {words}
    </div>
  )
}

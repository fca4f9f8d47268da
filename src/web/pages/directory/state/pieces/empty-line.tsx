import { formatFigure, notPublished } from '#domain/figure.ts'

/** What nobody has given yet, in one line: "Total Beds, Success Rate: Not reported yet". */
export function EmptyLine({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <p className="figure-line">
      <span>{labels.join(', ')}</span>
      <span className="quiet">{formatFigure(notPublished)}</span>
    </p>
  )
}

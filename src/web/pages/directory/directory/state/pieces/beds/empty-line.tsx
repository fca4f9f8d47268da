import { formatFigure, notPublished } from '#domain/figures/figure.ts'
import { joinClassNames } from '#web/ui/class-names.ts'

export function EmptyLine({ labels, sign = false }: { labels: readonly string[]; sign?: boolean }) {
  if (labels.length === 0) return null
  return (
    <p className={joinClassNames('figure-line row between tight', sign && 'sign')}>
      <span>{labels.join(', ')}</span>
      <span className="quiet">{formatFigure(notPublished)}</span>
    </p>
  )
}

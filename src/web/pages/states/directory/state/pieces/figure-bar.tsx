import { type Figure, formatFigure, notPublished, readFigureValue } from '#domain/figures/figure.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/waiting/progress.tsx'

/** No bar without a figure: an empty bar would look like 0. */
export function FigureBar({ label, figure }: { label: string; figure: Figure }) {
  if (figure.kind !== 'percent') return <FigureLine label={label} figure={figure} />
  return <Progress label={label} value={readFigureValue(figure)} words={formatFigure(figure)} />
}

function FigureLine({ label, figure }: { label: string; figure: Figure }) {
  const isMissing = figure.kind === 'not-published'
  return (
    <p className="figure-line row between tight">
      <span>{label}</span>
      {isMissing ? <span className="quiet">{formatFigure(figure)}</span> : <b>{formatFigure(figure)}</b>}
    </p>
  )
}

export function EmptyLine({ labels, sign = false }: { labels: readonly string[]; sign?: boolean }) {
  if (labels.length === 0) return null
  return (
    <p className={joinClassNames('figure-line row between tight', sign && 'sign')}>
      <span>{labels.join(', ')}</span>
      <span className="quiet">{formatFigure(notPublished)}</span>
    </p>
  )
}

import { type Figure, formatFigure, readFigureValue } from '#domain/figures/figure.ts'
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

import { type Figure, formatFigure } from '#domain/figures/figure.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { SourceNote } from './source-note.tsx'

export type Plate = { label: string; figure: Figure; hatched?: 'estimate' | 'potential'; note?: string | undefined }

const COLUMNS: Record<number, string> = { 2: 'plates-2', 3: 'plates-3', 4: 'plates-4', 5: 'plates-5' }

type PlatesProps = { plates: readonly Plate[]; label?: string; ofBand?: boolean }

export function Plates({ plates, label, ofBand = false }: PlatesProps) {
  return (
    <ul className={joinClassNames('plates', COLUMNS[plates.length], ofBand && 'plates-band')} aria-label={label}>
      {plates.map((plate) => (
        <li key={plate.label}>
          <Plaque
            number={formatFigure(plate.figure)}
            isWords={plate.figure.kind === 'not-published'}
            label={plate.hatched ? `${plate.label}, ${plate.hatched}` : plate.label}
            hatched={plate.hatched !== undefined}
            fits={plates.length === 5}
          />
          {plate.note && <SourceNote sign>{plate.note}</SourceNote>}
        </li>
      ))}
    </ul>
  )
}

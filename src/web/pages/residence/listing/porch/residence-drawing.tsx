import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildDrawingPaths, chooseDrawingShape, type DrawingShape, type Facts } from './drawing-shape.ts'
import { buildPorchWindows } from './porch-windows.ts'
import '#web/parts/street/street.css'

const stars = [
  [-20, 40, 1.3],
  [30, 12, 1],
  [70, 54, 1],
  [110, 20, 1.6],
  [300, 14, 1.2],
  [350, 44, 1],
  [402, 20, 1.5],
  [440, 60, 1],
  [-50, 90, 1],
] as const

type ResidenceDrawingProps = { residence: Facts & Pick<ResidenceDetail, 'availableBeds' | 'availabilityAge'> }

export function ResidenceDrawing({ residence }: ResidenceDrawingProps) {
  const { slug, totalBeds, availableBeds, availabilityAge: age } = residence
  const isWithdrawn = age === 'withdrawn'
  const windows = buildPorchWindows(isWithdrawn ? 0 : (availableBeds ?? 0), totalBeds, slug)
  const form = chooseDrawingShape(residence)
  const paths = buildDrawingPaths(form)
  const [atticX, atticY] = paths.attic
  return (
    <svg
      className="street elevation no-print"
      viewBox="-20 0 450 300"
      aria-hidden="true"
      data-age={age}
      data-goes-dark=""
      data-roof={form.roof}
    >
      <defs>
        <radialGradient id="porch-glow">
          <stop offset=".15" stopColor="#fdd359" stopOpacity=".4" />
          <stop offset="1" stopColor="#fdd359" stopOpacity="0" />
        </radialGradient>
      </defs>
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="stars" cx={x} cy={y} r={r} />
      ))}
      <Land garden={form.garden} />
      <path className="ch" d={paths.chimney} />
      <path className="b2" d={paths.wall} />
      <path className="cl" d={paths.boards} />
      <path className="rf" d={paths.roof} />
      <path className="tl eave" d={paths.eave} />
      {form.hasAttic && <circle className="un" cx={atticX} cy={atticY} r="11" />}
      {windows.map(({ id, x, y, isLit }) => (
        <g key={id} className="porch-window" data-lit={isLit || undefined}>
          <circle className="halo" cx={x + 17} cy={y + 23} r="62" fill="url(#porch-glow)" />
          <rect className="un" x={x} y={y} width="34" height="46" rx="3" />
          <rect
            className="on"
            x={x}
            y={age === 'stale' ? y + 23 : y}
            width="34"
            height={age === 'stale' ? 23 : 46}
            rx="3"
          />
          <path className="mu" d={`M${x + 17} ${y}v46M${x} ${y + 23}h34`} />
        </g>
      ))}
      <Door form={form} />
      <path className="sh" d="M-900 290H1400v12H-900z" />
    </svg>
  )
}

const trees: Record<DrawingShape['garden'], string> = {
  firs:
    'M-2 180l-13 34h7l-12 30h8l-13 34h46l-13-34h8l-12-30h7z' +
    'M408 160l-15 39h8l-14 35h9l-15 39h53l-15-39h9l-14-35h8z' +
    'M436 206l-10 27h5l-9 24h6l-10 27h37l-11-27h7l-10-24h6z',
  pair:
    'M8 150l-17 45h9l-16 40h10l-17 45h62l-17-45h10l-16-40h9z' +
    'M-30 200l-11 30h6l-10 26h7l-11 30h39l-11-30h7l-10-26h6z',
  round: 'M412 290v-50a34 34 0 1 1 8 0v50zM2 290v-26a22 22 0 1 1 6 0v26z',
}

function Land({ garden }: Pick<DrawingShape, 'garden'>) {
  return (
    <>
      <path
        className="m3"
        d="M-900 300V250C-620 190-420 240-260 200S-60 120 60 170 240 110 330 128 520 210 700 170 1100 240 1400 210V300z"
      />
      <path
        className="m4"
        d="M-900 300V280C-600 240-300 270-120 246S200 200 330 222 560 262 760 236 1200 270 1400 260V300z"
      />
      <path className="t2" d={trees[garden]} />
    </>
  )
}

function Door({ form: { floors, hasRamp, hasSwing } }: { form: DrawingShape }) {
  return (
    <>
      {floors === 2 && (
        <>
          <path className="tr" d="M166 190h78v6h-78z" />
          <path className="rf" d="M154 190 205 166l51 24z" />
        </>
      )}
      <path className="tr" d={`M164 ${floors === 2 ? 196 : 192}h5V284h-5zM241 ${floors === 2 ? 196 : 192}h5V284h-5z`} />
      <rect className="dr" x="185" y="210" width="40" height="74" rx="2" />
      <path className="mu" d="M217 248v6M190 238h30" />
      <path className="tr" d={hasRamp ? 'M156 284h90l112 6H156z' : 'M156 284h98v6h-98z'} />
      {hasRamp && <path className="mu" d="M254 258v26M254 258l96 26v6M302 271v16" />}
      {hasSwing && <path className="mu" d="M374 290l10-46h34l10 46M395 244v28M407 244v28M392 272h18" />}
    </>
  )
}

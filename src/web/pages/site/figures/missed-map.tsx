import type { MissedSearches } from '#contract/directory/missed-searches.ts'
import { inOutline, type StateOutline } from '#domain/places/state-plane.ts'

type MissedMapProps = { missed: MissedSearches; outline: StateOutline }

/** In units of the outline, whose longer side is 1000. */
const [smallest, largest] = [10, 60]

/** The table beside it says the same in words, so no one who hears the page is told of it. */
export function MissedMap({ missed: { items, counties }, outline }: MissedMapProps) {
  const sums = counties.map((middle) => {
    const own = items.filter(({ county }) => county === middle.county)
    return { ...middle, searches: own.reduce((sum, { searches }) => sum + (searches ?? 0), 0) }
  })
  const most = Math.max(1, ...sums.map(({ searches }) => searches))
  const margin = largest
  const { width, height, path } = outline
  return (
    <svg
      className="w-40"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      width="100%"
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} />
      {sums.map(({ county, latitude, longitude, searches }) => {
        const { x, y } = inOutline({ latitude, longitude }, outline)
        const at = { cx: Math.round(x), cy: Math.round(y), stroke: 'currentColor', strokeWidth: 3 }
        if (searches === 0) return <circle key={county} {...at} r={smallest} fill="none" />
        const r = Math.round(smallest + (largest - smallest) * Math.sqrt(searches / most))
        return <circle key={county} {...at} r={r} fill="currentColor" fillOpacity={0.35} />
      })}
    </svg>
  )
}

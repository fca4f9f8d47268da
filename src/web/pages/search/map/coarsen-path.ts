/**
 * Drops points closer than `least` units to the last one kept. `path` is written as the states' outlines are: `m x y
 * dx dy ... z`, with a space or a minus between numbers.
 */
export function coarsenPath(path: string, least: number): string {
  return path.replace(/m([^mz]+)/g, (_, piece: string) => {
    const [x = 0, y = 0, ...steps] = piece.match(/-?[\d.]+/g)?.map(Number) ?? []
    const kept: string[] = [`m${x} ${y}`]
    let [dx, dy] = [0, 0]
    steps.forEach((step, at) => {
      if (at % 2 === 0) dx += step
      else dy += step
      if (at % 2 === 0 || Math.hypot(dx, dy) < least) return
      kept.push(`${dx} ${dy}`)
      dx = 0
      dy = 0
    })
    return kept.join(' ').replaceAll(' -', '-')
  })
}

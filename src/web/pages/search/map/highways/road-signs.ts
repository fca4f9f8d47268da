import { type Box, measureWidth, meet } from '#web/pages/search/map/ring/placed-labels.ts'
import type { RoadNumber } from '#web/parts/map-ground/road-numbers.ts'

/** `wide` and `high` are before phones enlarge the sign. */
export type RoadSign = { number: string; x: number; y: number; wide: number; high: number }

type Room = { taken: readonly Box[]; isInside: (box: Box) => boolean; size: number }

/** How much larger signs are on phones (maps.css). */
const onPhones = 1.5
const air = 2

export function listRoadSigns(numbers: readonly RoadNumber[], { taken, isInside, size }: Room): RoadSign[] {
  const boxes = [...taken]
  return numbers.flatMap(({ number, at }) => {
    const [wide, high] = [Math.round(measureWidth(number, size) + size * 0.5), Math.round(size * 1.35)]
    for (let place = 0; place < at.length; place += 2) {
      const [x = 0, y = 0] = at.slice(place)
      const sign = { number, x, y, wide, high }
      const box = computeSignBox(sign)
      if (!isInside(box) || boxes.some((one) => meet(one, box))) continue
      boxes.push(box)
      return [sign]
    }
    return []
  })
}

export function computeSignBox({ x, y, wide, high }: RoadSign): Box {
  const [across, down] = [(wide / 2) * onPhones + air, (high / 2) * onPhones + air]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

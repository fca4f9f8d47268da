import type { Point } from '#domain/search/residence-search.ts'

const number = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
const forms = [
  // Two numbers as they are.
  new RegExp(`^${number}\\s*[,;\\s]\\s*${number}$`),
  // What maps put into their links: "@34.7,-92.2,17z", "?q=34.7,-92.2", "#map=17/34.7/-92.2", "mlat=34.7&mlon=-92.2".
  new RegExp(`@${number},${number}`),
  new RegExp(`[?&](?:q|query|ll|center|daddr)=${number}(?:,|%2C)\\s*${number}`, 'i'),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
]

export function parsePin(text: string): Point | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? []
    if (latitude === undefined || longitude === undefined) continue
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
  }
  return null
}

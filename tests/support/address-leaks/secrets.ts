/** Where a home is, and what of it is nobody's business. */
export type KeptAddress = {
  name: string
  /** A word of the street that stands nowhere else. */
  streetWord: string
  latitude: number
  longitude: number
  /** Given where the ZIP code too is kept. */
  zip?: string
}

/** Degrees: 100 to 170 m. A number so near to a door's tells where the door is. */
const near = 0.0015
const milesOfEarth = 3958.7613

/**
 * What of these addresses a text tells, in words such as "street of Lantern House": plainly, in other case, packed for a
 * mail or an address, rounded to 3 digits, as the database's point on a ball of miles, or behind base64 as in a cursor.
 */
export function secretsIn(text: string, kept: readonly KeptAddress[]): string[] {
  const plain = unpack(text)
  const small = plain.toLowerCase()
  // The seconds of a moment are no place.
  const numbers = [...plain.matchAll(/(?<!\d|\d:)\d{1,4}\.\d{3,}/g)].map(Number)
  const tells = (value: number, within = near) => numbers.some((said) => Math.abs(said - Math.abs(value)) < within)
  return kept.flatMap((residence) => {
    const secrets = {
      street: small.includes(residence.streetWord.toLowerCase()),
      latitude: tells(residence.latitude),
      longitude: tells(residence.longitude),
      'ZIP code': residence.zip !== undefined && new RegExp(`\\b${residence.zip}\\b`).test(plain),
      point: onBall(residence).every((value) => tells(value, near * 70)),
    }
    return Object.entries(secrets).flatMap(([what, isTold]) => (isTold ? [`${what} of ${residence.name}`] : []))
  })
}

function unpack(text: string): string {
  const whole = text.replace(/=\r?\n/g, '')
  const packed = whole.match(/[\w+/-]{40,}/g) ?? []
  return [whole, ...packed.map((word) => Buffer.from(word, 'base64').toString('latin1'))].join('\n')
}

function onBall({ latitude, longitude }: KeptAddress): number[] {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)].map(
    (part) => part * milesOfEarth,
  )
}

import * as z from 'zod/mini'
import { cleanText } from '#domain/typed-text.ts'

/** Words as they are kept: nothing unseen in them and no spaces around. See `cleanText`. */
export const cleaned = () => z.overwrite<string>(cleanText)

const [firstMoment, endOfMoments] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T24:00:00Z')]

/** Whether a database can keep a moment: one of the years 1 to 9999. */
export function isKeptMoment(said: string): boolean {
  const at = Date.parse(said)
  return at >= firstMoment && at < endOfMoments
}

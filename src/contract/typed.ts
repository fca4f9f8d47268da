import * as z from 'zod/mini'
import { cleanText, keptText } from '#domain/listing/typed-text.ts'
import { isOneAlphabet, isVisibleName, mixedWords, unseenWords } from '#domain/listing/visible-name.ts'

/** Words as they are kept: nothing unseen in them and no spaces around. See `cleanText`. */
export const cleaned = () => z.overwrite<string>(cleanText)

/** What cells hold before it is known what they are: see `keptText`. */
export const kept = () => z.overwrite<string>(keptText)

/** Refuses a name that is not all to be seen. See `isVisibleName`. */
export const visible = (label: string) => z.refine<string>(isVisibleName, `${label} ${unseenWords}`)

/** Refuses a name of letters that look alike and are not. See `isOneAlphabet`. */
export const oneAlphabet = (label: string) => z.refine<string>(isOneAlphabet, `${label} ${mixedWords}`)

const [firstMoment, endOfMoments] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T24:00:00Z')]

/** Whether a database can keep a moment: one of the years 1 to 9999. */
export function isKeptMoment(said: string): boolean {
  const at = Date.parse(said)
  return at >= firstMoment && at < endOfMoments
}

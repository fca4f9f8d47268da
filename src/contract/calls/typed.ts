import * as z from 'zod/mini'
import { cleanText, normalizeText } from '#domain/residence/listing/typed-text.ts'
import { isOneAlphabet, isVisibleName, mixedWords, unseenWords } from '#domain/residence/listing/visible-name.ts'

export const count = z.int().check(z.nonnegative())

export const moment = z.string()

export const cleanTyped = () => z.overwrite<string>(cleanText)

export const normalizeTyped = () => z.overwrite<string>(normalizeText)

/** Text that may not be empty. */
export const requireWords = (missing: string, most: number, tooLong: string, clean = z.trim()) =>
  z.string(missing).check(clean, z.minLength(1, missing), z.maxLength(most, tooLong))

export const requireText = (label: string, most: number, clean = z.trim()) =>
  requireWords(`${label} is missing.`, most, `${label} is longer than ${most} characters.`, clean)

export const optionalWords = (most: number, tooLong: string, clean = z.trim()) =>
  z._default(z.string().check(clean, z.maxLength(most, tooLong)), '')

export const requireVisible = (label: string) => z.refine<string>(isVisibleName, `${label} ${unseenWords}`)

export const requireOneAlphabet = (label: string) => z.refine<string>(isOneAlphabet, `${label} ${mixedWords}`)

const [firstMoment, endOfMoments] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T24:00:00Z')]

export function isStorableMoment(text: string): boolean {
  const at = Date.parse(text)
  return at >= firstMoment && at < endOfMoments
}

const localMoment = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/
const isLocalMoment = (text: unknown) =>
  typeof text === 'string' && localMoment.test(text) && !Number.isNaN(Date.parse(text))

/** On a clock of its place: 2027-03-31T13:30. */
export const requireLocalMoment = (missing: string) =>
  z.refine<string>((text) => isLocalMoment(text) && text.startsWith('20'), {
    error: ({ input }) => (isLocalMoment(input) ? 'Choose a day from 2000 to 2099.' : missing),
  })

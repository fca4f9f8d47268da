import * as z from 'zod/mini'
import { cleanText, normalizeText } from '#domain/listing/typed-text.ts'
import { isOneAlphabet, isVisibleName, mixedWords, unseenWords } from '#domain/listing/visible-name.ts'

export const cleanTyped = () => z.overwrite<string>(cleanText)

export const normalizeTyped = () => z.overwrite<string>(normalizeText)

export const requireVisible = (label: string) => z.refine<string>(isVisibleName, `${label} ${unseenWords}`)

export const requireOneAlphabet = (label: string) => z.refine<string>(isOneAlphabet, `${label} ${mixedWords}`)

const [firstMoment, endOfMoments] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T24:00:00Z')]

export function isStorableMoment(text: string): boolean {
  const at = Date.parse(text)
  return at >= firstMoment && at < endOfMoments
}

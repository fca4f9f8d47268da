import { AppError } from '#server/plumbing/calls/errors.ts'
import { type GuessedWords, guess, readGuessedWords } from './guessing.rules.ts'

/**
 * As a power of ten. At ten tries in 15 minutes nobody gets near it, and whoever steals the hashes pays for each
 * guess.
 */
const enough = 7.5

/**
 * Null when nothing is wrong. `ownWords` are what a stranger would try: the person's names, organization, and
 * address.
 */
export function findPasswordProblem(password: string, ownWords: readonly string[], words: GuessedWords): string | null {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5)
    return 'Password repeats the same few characters. Use a longer mix, or four random words.'
  const own = new Set(ownWords.flatMap((part) => part.toLowerCase().split(/[^\p{L}]+/u)).filter(isTelling))
  const piece = findRepeatedPiece(lower)
  const joined = piece.replace(/[\s._-]+/g, '')
  const whole = guess(piece, words, own)
  const closed = guess(joined, words, own)
  // "little rock 1" is guessed as "littlerock1" is, with a little more trouble.
  const { power, parts } = closed.power + 1 < whole.power ? { ...closed, power: closed.power + 1 } : whole
  if (power + (piece === lower ? 0 : 0.5) >= enough) return null
  if (parts.includes('own')) return 'Password is made of your own name or address. Use four random words.'
  if (parts.every((part) => part === 'run' || part === 'digits'))
    return 'Password is a run of keys or numbers, one of the first that get tried. Use four random words.'
  return 'Password is a well-known word or name with little added, one of the first that get tried. Use four random words.'
}

const isTelling = (word: string) => word.length > 2

function findRepeatedPiece(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

export async function requireGoodPassword(password: string, ownWords: readonly (string | null | undefined)[]) {
  const known = ownWords.filter((words) => typeof words === 'string')
  const problem = findPasswordProblem(password, known, await readGuessedWords())
  if (problem) throw new AppError('invalid_input', 'Choose another password.', { fields: { password: problem } })
}

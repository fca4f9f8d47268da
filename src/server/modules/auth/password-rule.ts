import { AppError } from '#server/plumbing/errors.ts'

/**
 * Words people build their first idea of a password from. Lower case, without digits: the rule undoes the usual
 * "p4ssw0rd1!" dressing before it looks here.
 */
const obviousWords = new Set(
  `password passphrase passwort secret letmein welcome qwerty qwertyuiop qwertz azerty asdfghjkl zxcvbnm iloveyou
  sunshine princess football baseball basketball superman batman dragon monkey shadow master trustno administrator
  admin login changeme change default guest test testing computer internet whatever freedom jesus michael jordan
  recovery recover sober sobriety clean serenity hope house home homes housing residence recoveryhouse soberhouse
  soberliving porchlight behave behavehealth alliance narr operator onedayatatime easydoesit`.split(/\s+/),
)

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * What is wrong with a password somebody chooses, in one sentence; null when nothing is. `ownWords` are what a stranger
 * who knows the person would try: their names, their organisation's, the address they sign in with.
 */
export function passwordProblem(password: string, ownWords: readonly string[]): string | null {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5)
    return 'Password repeats the same few characters. Use a longer mix, or four random words.'
  if (isRun(lower))
    return 'Password is a run of keys or numbers, one of the first that get tried. Use four random words.'
  const readings = [lower, undress(lower), undress(lower.replace(/[^\p{L}]+$/u, ''))].map(bare)
  if (readings.some((reading) => isOf(reading, obviousWords))) {
    return 'Password is one of the first that get tried. Use four random words.'
  }
  const own = new Set(ownWords.flatMap((words) => words.toLowerCase().split(/[^\p{L}]+/u)).filter(isTelling))
  if (readings.some((reading) => isOf(reading, own))) {
    return 'Password is made of your own name or address. Use four random words.'
  }
  return null
}

const isTelling = (word: string) => word.length > 2
const undress = (text: string) => [...text].map((character) => lookalikes[character] ?? character).join('')

/** Throws `invalid_input` naming the field `password` when there is something wrong with it. */
export function requireGoodPassword(password: string, ownWords: readonly (string | null | undefined)[]): void {
  const known = ownWords.filter((words) => typeof words === 'string')
  const problem = passwordProblem(password, known)
  if (problem) throw new AppError('invalid_input', 'Choose another password.', { fields: { password: problem } })
}

/** Only the letters: digits and signs around or between words do not make a word harder to guess. */
function bare(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

/** Whether the text is nothing but words of the set, one or more, with at most two letters left over. */
function isOf(text: string, words: ReadonlySet<string>): boolean {
  let rest = text
  for (const word of [...words].sort((a, b) => b.length - a.length)) if (word) rest = rest.replaceAll(word, '')
  return text.length > 0 && rest.length < text.length && rest.length <= 2
}

/** Whether it is a piece of the keyboard, the alphabet or the numbers, forwards, backwards or said twice. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  const half = text.length % 2 === 0 && text.slice(0, text.length / 2) === text.slice(text.length / 2)
  const piece = half ? text.slice(0, text.length / 2) : text
  return runs.some((run) => run.includes(text) || run.includes(backwards) || run.includes(piece))
}

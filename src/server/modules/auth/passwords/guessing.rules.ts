import { readFile } from 'node:fs/promises'

/** Each word with the guesses needed to reach it, as a power of ten. */
export type GuessedWords = ReadonlyMap<string, number>

export type PartKind = 'own' | 'word' | 'run' | 'digits' | 'other'

export type Guess = {
  power: number
  parts: PartKind[]
}

const nearWords = `password passphrase passwort secret welcome letmein login admin changeme change default guest test
  recovery recover recovered sober sobriety clean serenity hope faith grace house home homes housing residence living
  recoveryhouse soberhouse soberliving porchlight behave behavehealth alliance narr operator onedayatatime easydoesit
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  spring summer autumn fall winter season christmas easter halloween america usa`.split(/\s+/)

const nearPower = 1
const ownPower = 0.5
const namePower = 3.2
const computeTownPower = (rank: number) => 2 + Math.min(1.8, Math.log10(rank) / 2)

let read: Promise<GuessedWords> | undefined

export function readGuessedWords(): Promise<GuessedWords> {
  read ??= readFile(new URL('guessed-words.txt', import.meta.url), 'latin1').then(splitWords)
  return read
}

function splitWords(text: string): GuessedWords {
  const words = new Map<string, number>()
  let part = ''
  let rank = 0
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('= ')) {
      part = line.slice(2)
      rank = 0
      continue
    }
    rank += 1
    if (part === 'first names') words.set(line, namePower)
    else if (part === 'towns') words.set(line, computeTownPower(rank))
    else words.set(line, part === 'passwords' ? Math.max(1, Math.log10(rank)) : 4.7)
  }
  for (const word of nearWords) words.set(word, nearPower)
  return words
}

const maxWordLength = 24
const dressing = 0.5

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

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((run) => [run, [...run].reverse().join('')])

type Step = { length: number; power: number; kind: PartKind }

export function guess(password: string, words: GuessedWords, ownWords: ReadonlySet<string>): Guess {
  const text = password.toLowerCase()
  const plain = [...text].map((character) => lookalikes[character] ?? character).join('')
  // Two arrays of the cheapest way to each place; where the characters are no UTF-16 pairs both texts are as long.
  const bare = plain.length === text.length ? plain : text
  const best: { power: number; parts: PartKind[] }[] = [{ power: 0, parts: [] }]
  for (let end = 1; end <= text.length; end += 1) best.push({ power: Number.POSITIVE_INFINITY, parts: [] })
  for (let at = 0; at < text.length; at += 1) {
    const here = best[at]
    if (!here) continue
    for (const { length, power, kind } of listStepsAt(at, text, bare, words, ownWords)) {
      const there = best[at + length]
      if (there && here.power + power < there.power) {
        best[at + length] = { power: here.power + power, parts: [...here.parts, kind] }
      }
    }
  }
  return best[text.length] ?? { power: 0, parts: [] }
}

function listStepsAt(at: number, text: string, bare: string, words: GuessedWords, own: ReadonlySet<string>): Step[] {
  const steps: Step[] = [{ length: 1, ...weighCharacter(text[at] ?? '') }]
  for (let length = 3; length <= maxWordLength && at + length <= text.length; length += 1) {
    const pieces = [[text.slice(at, at + length), 0] as const, [bare.slice(at, at + length), dressing] as const]
    for (const [piece, more] of pieces) {
      const power = words.get(piece)
      if (own.has(piece)) steps.push({ length, power: ownPower + more, kind: 'own' })
      else if (power !== undefined) steps.push({ length, power: power + more, kind: 'word' })
    }
  }
  const run = runLength(text, at)
  if (run >= 3) steps.push({ length: run, power: 1.5, kind: 'run' })
  const same = /^(.)\1+/u.exec(text.slice(at))?.[0].length ?? 0
  if (same >= 3) steps.push({ length: same, power: 1.8, kind: 'run' })
  if (/^(19[4-9]|20[0-3])\d/.test(text.slice(at))) steps.push({ length: 4, power: 1.5, kind: 'digits' })
  return steps
}

function weighCharacter(character: string): { power: number; kind: PartKind } {
  if (/\d/.test(character)) return { power: 1, kind: 'digits' }
  // Between words, and at the end of them.
  if (/[\s.!_-]/.test(character)) return { power: 0.7, kind: 'digits' }
  return { power: 1.5, kind: 'other' }
}

function runLength(text: string, at: number): number {
  let longest = 0
  for (const run of runs) {
    for (let start = run.indexOf(text[at] ?? ''); start >= 0; start = run.indexOf(text[at] ?? '', start + 1)) {
      let length = 0
      while (at + length < text.length && run[start + length] === text[at + length]) length += 1
      longest = Math.max(longest, length)
    }
  }
  return longest
}

/**
 * Joiners (Persian, Hindi, emoji) pass only where they join something. Direction marks fail: a name read backwards
 * looks like another.
 */
export function isVisibleName(name: string): boolean {
  return !unseen.test(name) && !looseJoiner.test(name)
}

/** Unicode UTS 39, "moderately restrictive". */
export function isOneAlphabet(name: string): boolean {
  return !latin.test(name) || !takenForLatin.test(name)
}

export const mixedWords = 'mixes letters of alphabets that look alike. Type it again by hand.'

export const unseenWords = 'holds a character that cannot be shown. Type it again by hand.'

// Beside what Unicode calls "other": fillers that it counts among letters and marks, breaks of lines, and the empty pattern
// of Braille. How a picture is drawn (U+FE0E, U+FE0F) may be said.
const unseen =
  /[^\P{C}\u200C\u200D]|(?![\u200C\u200D]|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/u

const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})[\u200C\u200D]/u

const latin = /\p{Script=Latin}/u

const takenForLatin =
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Ethiopic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}])\p{L}/u

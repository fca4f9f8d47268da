/**
 * Whether all of a name can be seen. Letters that look like none, marks that turn the direction of what follows (a name
 * that reads backwards looks like another) and control characters cannot. The joiners of Persian, Hindi and emoji can
 * where they join something: behind a letter of a script that needs them, or behind a picture.
 */
export function isVisibleName(name: string): boolean {
  return !unseen.test(name) && !looseJoiner.test(name)
}

/**
 * Whether a name is written in one alphabet, as far as a reader could take one for another: Latin letters stand beside none
 * that look like them, such as Cyrillic or Greek (the "moderately restrictive" level of Unicode, UTS 39). A name of another
 * alphabet alone may be, and so may Latin letters beside a writing that nobody takes for them.
 */
export function isOneAlphabet(name: string): boolean {
  return !latin.test(name) || !takenForLatin.test(name)
}

/** What is said of a name that mixes alphabets. */
export const mixedWords = 'mixes letters of alphabets that look alike. Type it again by hand.'

/** What is said of a name that holds something unseen. */
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

/**
 * Whether all of a name can be seen. Letters that look like none, marks that turn the direction of what follows (a name
 * that reads backwards looks like another) and control characters cannot. The joiners of Persian, Hindi and emoji can
 * where they join something: behind a letter of a script that needs them, or behind a picture.
 */
export function isVisibleName(name: string): boolean {
  return !unseen.test(name) && !looseJoiner.test(name)
}

/** What is said of a name that holds something unseen. */
export const unseenWords = 'holds a character that cannot be shown. Type it again by hand.'

// Beside what Unicode calls "other": fillers that it counts among letters and marks, breaks of lines, and the empty pattern
// of Braille. How a picture is drawn (U+FE0E, U+FE0F) may be said.
const unseen =
  /[^\P{C}\u200C\u200D]|(?![\u200C\u200D]|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/u

const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})[\u200C\u200D]/u

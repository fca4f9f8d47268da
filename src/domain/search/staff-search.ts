export const claimStandings = ['unproved', 'waiting', 'approved', 'refused', 'withdrawn', 'undone'] as const

export const shownOfEach = 8
export const leastLetters = 3

/** `text`: looked for in names and places; null where so few letters are in half of all. `exact`: numbers and addresses. */
export type WantedOfAll = { text: string | null; exact: string | null; email: string | null }

export function readWantedOfAll(typed: string): WantedOfAll {
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '')
  const isLong = letters.length >= leastLetters
  return {
    text: isLong ? typed : null,
    exact: isLong || /\d/.test(letters) ? typed : null,
    email: /^[^\s@]+@[^\s@]+$/.test(typed) ? typed.toLowerCase() : null,
  }
}

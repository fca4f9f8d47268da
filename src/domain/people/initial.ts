const letter = /^\p{L}\p{M}*/u

/** "K." of "kim": what a note for a house's own people may say of somebody. Empty where a name begins with no letter. */
export function initialOf(name: string): string {
  const [first] = letter.exec(name.trim().normalize('NFC')) ?? []
  return first === undefined ? '' : `${first.toLocaleUpperCase('en-US')}.`
}

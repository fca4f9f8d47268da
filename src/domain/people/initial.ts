const letter = /^\p{L}\p{M}*/u

export function findInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => findInitial(word))
    .filter(Boolean)
    .join(' ')
}

export function findInitial(name: string): string {
  const [first] = letter.exec(name.trim().normalize('NFC')) ?? []
  return first === undefined ? '' : `${first.toLocaleUpperCase('en-US')}.`
}

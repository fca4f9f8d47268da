const letter = /^\p{L}\p{M}*/u

export function findInitial(name: string): string {
  const [first] = letter.exec(name.trim().normalize('NFC')) ?? []
  return first === undefined ? '' : `${first.toLocaleUpperCase('en-US')}.`
}

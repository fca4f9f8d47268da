const wholeWords: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'point' }

export function toPlaceKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\b(ste?|[fmp]t)\.(?=\p{L})/giu, '$1 ')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => wholeWords[word] ?? word)
    .join(' ')
}

export function listTownSpellings(name: string): string[] {
  const plain = name.toLowerCase()
  const whole = plain.replace(/\b(st|ste|ft|mt|pt)\.? /g, (_, short: string) => `${wholeWords[short]} `)
  const shortenWords = (dot: string) =>
    Object.entries(wholeWords).reduce(
      (text, [short, word]) => text.replace(new RegExp(`\\b${word} `, 'g'), `${short}${dot} `),
      whole,
    )
  const written = [plain, whole, shortenWords('.'), shortenWords('')]
  return [
    ...new Set(
      written.flatMap((one) => [
        one,
        one.replace(/\b([od]) /g, "$1'"),
        one.replaceAll(' ', '-'),
        one.replaceAll('-', ' '),
      ]),
    ),
  ]
}

/** `most + 1` as soon as it is more than `most`. Two swapped neighbors count as one. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const least = Math.min(
        (line[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(isSwap ? Math.min(least, (twoAbove[column - 2] ?? 0) + 1) : least)
    }
    if (Math.min(...line) > most) return most + 1
    twoAbove = above
    above = line
  }
  return above[other.length] ?? 0
}

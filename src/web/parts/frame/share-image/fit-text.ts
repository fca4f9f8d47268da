/** The width of a text in one typeface, relative to its size: 20 px letters of width 3 take 60 px. */
export type Measure = (text: string) => number

export type FittedText = { lines: string[]; size: number }

function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function balance(words: readonly string[], lines: string[], width: number, measure: Measure): string[] {
  let best = lines
  for (let narrower = width; narrower > width * 0.4; narrower -= width / 40) {
    const tried = fill(words, narrower, measure)
    if (tried.length > lines.length || tried.some((line) => measure(line) > width)) return best
    best = tried
  }
  return best
}

function isWithin(lines: readonly string[], limits: { width: number; maxLines: number }, measure: Measure): boolean {
  return lines.length <= limits.maxLines && lines.every((line) => measure(line) <= limits.width)
}

function cut(words: readonly string[], limits: { width: number; maxLines: number }, measure: Measure): string[] {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const kept = words.slice(0, count).join(' ')
    const lines = fill(`${kept.replace(/[\s,;:.]+$/, '')}…`.split(' '), limits.width, measure)
    if (isWithin(lines, limits, measure)) return lines
  }
  return [words[0] ?? '']
}

export function fitText(
  text: string,
  room: { width: number; steps: readonly { size: number; maxLines: number }[] },
  measure: Measure,
): FittedText {
  const words = text.trim().split(/\s+/)
  let last: FittedText = { lines: [], size: 0 }
  for (const { size, maxLines } of room.steps) {
    const limits = { width: room.width / size, maxLines }
    const lines = fill(words, limits.width, measure)
    if (isWithin(lines, limits, measure)) return { lines: balance(words, lines, limits.width, measure), size }
    last = { lines: cut(words, limits, measure), size }
  }
  return last
}

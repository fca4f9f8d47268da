/** Words for a number of things: of one, and of `{count}`. */
export type Counted = { one: string; many: string }

/** Puts values into the braces of a sentence: `say('Call {name}', { name })`. What has no value stays as it is written. */
export function say(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}

/** The words for so many things, with further values in them. */
export function sayCount({ one, many }: Counted, count: number, values: Record<string, string | number> = {}): string {
  return say(count === 1 ? one : many, { count, ...values })
}

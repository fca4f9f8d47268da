export type CountedNoun = { one: string; many: string }

export function say(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}

export function sayCount(
  { one, many }: CountedNoun,
  count: number,
  values: Record<string, string | number> = {},
): string {
  return say(count === 1 ? one : many, { count, ...values })
}

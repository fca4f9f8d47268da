import type { AddressVisibility } from '#domain/residence/residence.ts'

/** A stretch of an article. `title` stands above it where it needs one. */
export type HelpPart = { title?: string } & (
  | { kind: 'text' | 'steps' | 'list'; lines: readonly string[] }
  /** Words to say on the phone; three underscores are a blank to fill in. */
  | { kind: 'say'; lines: readonly string[] }
  | { kind: 'terms'; terms: readonly { term: string; words: string }[] }
  /** Bed counts as callers read them, each so many hours after the house said its number. */
  | { kind: 'bed-ages'; ages: readonly { hours: number; available: number; total: number; means: string }[] }
  /** What the public reads of one address at each level. */
  | { kind: 'addresses'; levels: readonly { level: AddressVisibility; words: string }[] }
)

/** A how-to of the Help Center. `id` is its address on the page, `/help#first-call`: it is never changed. */
export type HelpArticle = {
  id: string
  title: string
  /** Other words people look for it by: they are searched and not shown. */
  alsoCalled: string
  parts: readonly HelpPart[]
  links: readonly { words: string; to: string }[]
}

/** An article that answers a search, and the line of it that does; null where the title alone says it. */
export type FoundArticle<A extends HelpArticle = HelpArticle> = { article: A; line: string | null }

/** Every line of an article that can be read on the page, in its order. */
export function linesOf({ parts }: HelpArticle): string[] {
  return parts.flatMap((part) => [...(part.title ? [part.title] : []), ...linesOfPart(part)])
}

function linesOfPart(part: HelpPart): readonly string[] {
  switch (part.kind) {
    case 'terms':
      return part.terms.map(({ term, words }) => `${term}: ${words}`)
    case 'bed-ages':
      return part.ages.map(({ means }) => means)
    case 'addresses':
      return part.levels.map(({ words }) => words)
    default:
      return part.lines
  }
}

/**
 * The articles that answer what somebody typed, best first: a word in the title counts most, then one in `alsoCalled`,
 * then one in the text. Articles with every word come alone; where none has them all, those with any of them. Asking
 * words ("how do I") are left out, and endings are cut, so that "moving" finds "move in".
 */
export function findArticles<A extends HelpArticle>(articles: readonly A[], typed: string): FoundArticle<A>[] {
  const stems = stemsOf(typed)
  if (stems.length === 0) return []
  const scored = articles.map((article) => ({ article, ...score(article, stems) }))
  const most = Math.max(...scored.map(({ hits }) => hits))
  if (most === 0) return []
  const wanted = most === stems.length ? most : 1
  return scored
    .filter(({ hits }) => hits >= wanted)
    .sort((a, b) => b.hits - a.hits || b.points - a.points)
    .map(({ article }) => ({ article, line: lineFor(article, stems) }))
}

function score(article: HelpArticle, stems: readonly string[]): { hits: number; points: number } {
  const title = plain(article.title)
  const names = plain(article.alsoCalled)
  const text = plain(linesOf(article).join('\n'))
  let hits = 0
  let points = 0
  for (const stem of stems) {
    const worth = has(title, stem) ? 8 : has(names, stem) ? 4 : has(text, stem) ? 1 : 0
    if (worth > 0) hits += 1
    points += worth
  }
  return { hits, points }
}

function lineFor(article: HelpArticle, stems: readonly string[]): string | null {
  const best = { line: null as string | null, hits: 0 }
  for (const line of linesOf(article)) {
    const hits = stems.filter((stem) => has(plain(line), stem)).length
    if (hits > best.hits) Object.assign(best, { line, hits })
  }
  return best.line
}

/** A stem is looked for at the start of a word: "age" is not in "manager". */
function has(text: string, stem: string): boolean {
  return ` ${text}`.includes(` ${stem}`)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const asking = new Set(
  'a an and are at be by can did do does for from get has have how i if in is it me my of on or our should that the there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

function stemsOf(typed: string): string[] {
  const words = plain(typed).split(' ').filter(Boolean)
  const telling = words.filter((word) => !asking.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stem))]
}

function stem(word: string): string {
  const cut = word.replace(/(?:icat\w*|ations?|ied|ies|ing|ed|es|e|s|y)$/, '')
  return cut.length < 3 ? word : cut.replace(/(\p{L})\1$/u, '$1')
}

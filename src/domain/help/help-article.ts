import type { AddressVisibility } from '#domain/residence/residence.ts'
import type { InSpanish } from './texts/text-links.ts'

export type HelpPart = { title?: string } & (
  | { kind: 'text' | 'steps' | 'list'; lines: readonly string[] }
  /** Three underscores are a blank to fill in. */
  | { kind: 'say'; lines: readonly string[] }
  | { kind: 'terms'; terms: readonly { term: string; words: string }[] }
  | { kind: 'bed-ages'; ages: readonly { hours: number; available: number; total: number; means: string }[] }
  | { kind: 'addresses'; levels: readonly { level: AddressVisibility; words: string }[] }
)

/** `id` is its address (`/help#first-call`) and never changes. */
export type HelpArticle = {
  id: string
  title: string
  alsoCalled: string
  parts: readonly HelpPart[]
  links: readonly { words: string; to: string }[]
  spanish?: InSpanish | undefined
}

export type FoundArticle<A extends HelpArticle = HelpArticle> = { article: A; line: string | null }

export function formatLines({ parts }: HelpArticle): string[] {
  return parts.flatMap((part) => [...(part.title ? [part.title] : []), ...listLinesOfPart(part)])
}

function listLinesOfPart(part: HelpPart): readonly string[] {
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

/** Articles with every word come alone; only if there are none, those with any of them. */
export function findArticles<A extends HelpArticle>(articles: readonly A[], typed: string): FoundArticle<A>[] {
  const stems = findStems(typed)
  if (stems.length === 0) return []
  const scored = articles.map((article) => ({ article, ...score(article, stems) }))
  const most = Math.max(...scored.map(({ hits }) => hits))
  if (most === 0) return []
  const wanted = most === stems.length ? most : 1
  return scored
    .filter(({ hits }) => hits >= wanted)
    .sort((a, b) => b.hits - a.hits || b.points - a.points)
    .map(({ article }) => ({ article, line: chooseLine(article, stems) }))
}

function score(article: HelpArticle, stems: readonly string[]): { hits: number; points: number } {
  const title = simplifyText(article.title)
  const names = simplifyText(article.alsoCalled)
  const { title: spanishTitle = '', body = '' } = article.spanish ?? {}
  const text = simplifyText([...formatLines(article), spanishTitle, body].join('\n'))
  let hits = 0
  let points = 0
  for (const stem of stems) {
    const worth = has(title, stem) ? 8 : has(names, stem) ? 4 : has(text, stem) ? 1 : 0
    if (worth > 0) hits += 1
    points += worth
  }
  return { hits, points }
}

function chooseLine(article: HelpArticle, stems: readonly string[]): string | null {
  let best = { line: null as string | null, hits: 0 }
  for (const line of formatLines(article)) {
    const hits = stems.filter((stem) => has(simplifyText(line), stem)).length
    if (hits > best.hits) best = { line, hits }
  }
  return best.line
}

function has(text: string, stem: string): boolean {
  return ` ${text}`.includes(` ${stem}`)
}

function simplifyText(text: string): string {
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

function findStems(typed: string): string[] {
  const words = simplifyText(typed).split(' ').filter(Boolean)
  const telling = words.filter((word) => !asking.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(cutToStem))]
}

function cutToStem(word: string): string {
  const cut = word.replace(/(?:icat\w*|ations?|ied|ies|ing|ed|es|e|s|y)$/, '')
  return cut.length < 3 ? word : cut.replace(/(\p{L})\1$/u, '$1')
}

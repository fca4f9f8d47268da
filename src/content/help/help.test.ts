import { describe, expect, it } from 'vitest'
import { formatLines } from '#domain/help/help-article.ts'
import { help } from './help.ts'

const readers = Object.fromEntries(help.readers.map((reader) => [reader.id, reader]))
const articles = help.readers.flatMap((reader) => reader.articles)

function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}

/** Flesch-Kincaid grade. A line of a list is a sentence of its own. */
function readingGrade(lines: readonly string[]): number {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?!])["”]?\s+/)).filter((one) => /[a-z]/i.test(one))
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [])
  const all = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (all / words.length) - 15.59
}

describe('the articles of the Help Center', () => {
  it('have an address each, and none that is an address of the page already', () => {
    const ids = [...articles.map(({ id }) => id), ...help.readers.map(({ id }) => id), 'main']
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each([
    ['seekers', 6],
    ['operators', 8],
    ['affiliates', 8],
  ])('can be read by %s who have been to school for %i years', (id, most) => {
    for (const { title, ...article } of readers[id]?.articles ?? []) {
      const grade = readingGrade([title, ...formatLines({ title, ...article })])
      expect(grade, `${title}: grade ${grade.toFixed(1)}`).toBeLessThanOrEqual(most)
    }
  })

  it('lead on, each of them', () => {
    for (const { id, links } of articles) expect(links.length, id).toBeGreaterThan(0)
  })

  it('promise nothing they must not, and speak of people first (docs/specification.md, ruling 10)', () => {
    const text = articles.flatMap(formatLines).join('\n')
    expect(text).not.toMatch(/HIPAA|guarantee|addict|clean\b|relapse/i)
  })
})

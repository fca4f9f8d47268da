import { describe, expect, it } from 'vitest'
import { findArticles, formatLines, type HelpArticle } from './help-article.ts'

function article(id: string, title: string, alsoCalled: string, ...lines: string[]): HelpArticle {
  return { id, title, alsoCalled, parts: [{ kind: 'text', lines }], links: [] }
}

const articles = [
  article('cost', 'What moving in may cost', 'price rent', 'A deposit. Ask when you get it back.'),
  article('medicines', 'Can I keep my medicines?', 'suboxone methadone', 'Ask for a plain yes or no.'),
  article('get-certified', 'Get certified', 'inspection', 'The manager of the house shows the papers.'),
  article('certified', 'What “certified” means', 'safe', 'The certificate ends on a date.'),
]

const idsFor = (typed: string) => findArticles(articles, typed).map(({ article }) => article.id)

describe('looking for an article', () => {
  it.each([
    ['SUBOXONE', ['medicines']],
    ['move in', ['cost']],
    ['costs', ['cost']],
    ['certificates', ['certified', 'get-certified']],
    ['deposit', ['cost']],
  ])('finds for “%s” %j', (typed, ids) => {
    expect(idsFor(typed).toSorted()).toEqual(ids)
  })

  it('finds by Spanish words, with or without their accents', () => {
    const spanish = { title: 'Medicinas', body: 'Pida un sí o un no. Médicos también.', links: [] }
    const both = articles.map((one) => (one.id === 'medicines' ? { ...one, spanish } : one))
    expect(findArticles(both, 'medicos').map(({ article }) => article.id)).toEqual(['medicines'])
    expect(findArticles(both, 'sobriedad')).toEqual([])
  })

  it('leaves out the words of a question', () => {
    expect(idsFor('How do I get my deposit back?')).toEqual(['cost'])
  })

  it('puts an article that says it in its title before one that says it somewhere', () => {
    const found = findArticles([article('a', 'Other', '', 'A pet may come.'), article('b', 'Your pet', '')], 'pet')
    expect(found.map(({ article }) => article.id)).toEqual(['b', 'a'])
  })

  it('gives what has any of the words where nothing has all of them', () => {
    expect(idsFor('deposit methadone').toSorted()).toEqual(['cost', 'medicines'])
  })

  it('looks at the beginnings of words only', () => {
    expect(idsFor('age')).toEqual([])
    expect(idsFor('manag')).toEqual(['get-certified'])
  })

  it('shows the line that answers, and none where the title or another name does', () => {
    expect(findArticles(articles, 'deposit')[0]?.line).toBe('A deposit. Ask when you get it back.')
    expect(findArticles(articles, 'suboxone')[0]?.line).toBeNull()
  })

  it.each(['', '   ', '?!'])('finds nothing for “%s”', (typed) => {
    expect(findArticles(articles, typed)).toEqual([])
  })
})

it('reads an article from top to bottom, small titles and terms too', () => {
  const parts: HelpArticle['parts'] = [
    { kind: 'list', title: 'Ask', lines: ['Who did it?'] },
    { kind: 'terms', terms: [{ term: 'Area', words: 'No street.' }] },
  ]
  expect(formatLines({ ...article('a', 'A', ''), parts })).toEqual(['Ask', 'Who did it?', 'Area: No street.'])
})

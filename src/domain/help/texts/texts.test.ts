import { describe, expect, it } from 'vitest'
import type { FaqItem } from '#domain/help/faq.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { applyToArticles, applyToQuestions } from './apply-texts.ts'
import { dateWords, findOlderLanguage, readTypedText, type SiteText, type TextWords, toFields } from './site-text.ts'
import { formatLinks, readLinks } from './text-links.ts'
import { formatParts, readParts } from './written-parts.ts'

const written = `First.

Second.

# Then ask
- Who did it?
- Until when?

1. Call.
2. Write it down.

> “My name is ___.”
= Level I: peers: they run it.`

describe('the text of an article', () => {
  it('is read by the first sign of each line, and written the same way again', () => {
    const parts = readParts(written)
    expect(parts).toEqual([
      { kind: 'text', lines: ['First.', 'Second.'] },
      { kind: 'list', title: 'Then ask', lines: ['Who did it?', 'Until when?'] },
      { kind: 'steps', lines: ['Call.', 'Write it down.'] },
      { kind: 'say', lines: ['“My name is ___.”'] },
      { kind: 'terms', terms: [{ term: 'Level I', words: 'peers: they run it.' }] },
    ])
    expect(readParts(formatParts(parts))).toEqual(parts)
  })

  it('keeps a picture of the site where its line stands, and shows the line where there is none', () => {
    const ages = {
      kind: 'bed-ages' as const,
      title: 'Old',
      ages: [{ hours: 3, available: 2, total: 8, means: 'New.' }],
    }
    const body = 'Look.\n\n# How old?\n[bed counts]'
    expect(readParts(body, [ages])).toEqual([
      { kind: 'text', lines: ['Look.'] },
      { ...ages, title: 'How old?' },
    ])
    expect(readParts(body)).toContainEqual({ kind: 'text', title: 'How old?', lines: ['[bed counts]'] })
    expect(formatParts(readParts(body, [ages]))).toBe(body)
  })

  it('makes nothing of markup: it stays what was typed', () => {
    expect(readParts('<script>alert(1)</script>\n-no list\n#no title\n[x](javascript:alert(1))')).toEqual([
      { kind: 'text', lines: ['<script>alert(1)</script>', '-no list', '#no title', '[x](javascript:alert(1))'] },
    ])
    expect(readParts('# Alone')).toEqual([{ kind: 'text', title: 'Alone', lines: [] }])
  })
})

describe('the links of a text', () => {
  it('are words and an address a line', () => {
    const links = [
      { words: 'Schedule a demo', to: '/contact?topic=demo#send' },
      { words: 'Call 988', to: 'tel:988' },
      { words: 'The standard', to: 'https://narr.example/standard' },
      { words: 'Sign in', to: '/api/login' },
    ]
    expect(readLinks(`\n${formatLinks(links)}\n`)).toEqual({ links, problem: null })
  })

  it.each([
    'Click javascript:alert(1)',
    'Click data:text/html,<b>',
    'Click http://plain.example/',
    'Click //evil.example/',
    'Click /\\evil.example',
    'Click https://user:pass@evil.example/',
    'Click https://localhost/',
    'Click tel:988;ext=1',
    'Sign out /api/sign-out',
  ])('never lead by “%s”', (line) => {
    expect(readLinks(line)).toEqual({
      links: [],
      problem: `“${line}” leads nowhere: an address begins with https:// or, on this site, with /.`,
    })
  })

  it('say what is wrong with a line that is none, and with too many', () => {
    expect(readLinks('/faq').problem).toBe('“/faq” is no link: write its words, a space, and its address.')
    expect(readLinks(`${'x'.repeat(81)} /faq`).problem).toBe('The words of a link are longer than 80 characters.')
    expect(readLinks('FAQ /faq\n'.repeat(9)).problem).toBe('These are more than 8 links.')
  })
})

const words: TextWords = {
  en: { title: 'What does it cost?', body: 'Nothing.', links: 'Ask /contact' },
  es: { title: '¿Cuánto cuesta?', body: 'Nada.', links: '' },
  category: 'Pricing',
}

describe('what somebody typed', () => {
  it('comes back as it was', () => {
    expect(readTypedText('faq', toFields(words))).toEqual({ words, problems: {} })
    expect(readTypedText('faq', { ...toFields(words), es_title: ' ', es_body: '\n' }).words.es).toBeNull()
  })

  it.each([
    ['no title', { en_title: ' ' }, { en_title: 'This is missing.' }],
    ['a book', { en_body: 'x'.repeat(6001) }, { en_body: 'This is longer than 6,000 characters.' }],
    ['half of the Spanish', { es_title: '' }, { es_title: 'This is missing.' }],
    [
      'a link without words',
      { es_links: 'Aquí' },
      { es_links: '“Aquí” is no link: write its words, a space, and its address.' },
    ],
    ['a subject that there is not', { category: 'Gossip' }, { category: 'Choose one of the subjects.' }],
  ])('is refused at its field with %s', (_, wrong, problems) => {
    expect(readTypedText('faq', { ...toFields(words), ...wrong }).problems).toEqual(problems)
  })

  it('has no subject in the help', () => {
    expect(readTypedText('help', toFields(words)).problems).toEqual({ category: 'Choose one of the subjects.' })
  })
})

describe('the age of each language', () => {
  const old = '2026-01-01T00:00:00.000Z'
  const at = '2026-11-29T10:00:00.000Z'
  // A database gives the names of what it stored in an order of its own.
  const stored = { ...words, es: words.es && { body: words.es.body, links: '', title: words.es.title } }
  const before = { words: stored, englishAt: old, spanishAt: old }

  it('is older where the other one alone was changed', () => {
    const after = { ...words, en: { ...words.en, body: 'Nothing at all.' } }
    const ages = dateWords(before, after, { at, agree: false })
    expect([ages, findOlderLanguage(ages)]).toEqual([{ englishAt: at, spanishAt: old }, 'es'])
    expect(findOlderLanguage(dateWords(before, after, { at, agree: true }))).toBeNull()
    const inSpanish = dateWords(
      before,
      { ...words, es: { title: 'Precio', body: 'Nada.', links: '' } },
      { at, agree: false },
    )
    expect(findOlderLanguage(inSpanish)).toBe('en')
  })

  it('is none where there is one language, or the words are those of the site', () => {
    expect(findOlderLanguage(dateWords(before, { ...words, es: null }, { at, agree: false }))).toBeNull()
    expect(dateWords(before, null, { at, agree: false })).toEqual({ englishAt: null, spanishAt: null })
  })
})

describe('the pages', () => {
  const cost: FaqItem & { links: [] } = {
    id: 'cost',
    category: 'Security',
    question: 'Cost?',
    answer: 'No.',
    links: [],
  }
  const safe: typeof cost = { id: 'safe', category: 'Security', question: 'Safe?', answer: 'Yes.', links: [] }
  const help: HelpArticle = { id: 'cost', title: 'Cost', alsoCalled: 'price', parts: [], links: [] }
  const text = (item: string, rest: Partial<SiteText> = {}): SiteText => ({
    kind: 'faq',
    item,
    words,
    isHidden: false,
    ...rest,
  })

  it('show what they came with until somebody edits it', () => {
    expect(applyToQuestions([cost, safe], [])).toEqual([cost, safe])
    expect(applyToArticles([help], [text('cost')])).toEqual([help])
  })

  it('show edited words in their place, leave hidden ones out, and add what staff added', () => {
    const texts = [
      text('cost'),
      text('safe', { words: null, isHidden: true }),
      text('rides-1'),
      text('gone-1', { isHidden: true }),
    ]
    expect(applyToQuestions([safe, cost], texts)).toMatchObject([
      { id: 'cost', category: 'Pricing', question: 'What does it cost?', links: [{ words: 'Ask', to: '/contact' }] },
      {
        id: 'rides-1',
        question: 'What does it cost?',
        spanish: { title: '¿Cuánto cuesta?', body: 'Nada.', links: [] },
      },
    ])
    expect(applyToArticles([help], [text('cost', { kind: 'help' }), text('new-1', { kind: 'help' })])).toMatchObject([
      { id: 'cost', title: 'What does it cost?', alsoCalled: 'price', parts: [{ kind: 'text', lines: ['Nothing.'] }] },
    ])
  })
})

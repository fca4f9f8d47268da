import { expect, it } from 'vitest'
import { help } from '#content/help/help.ts'
import { faqItems, otherQuestions } from '#content/site/faq.ts'
import { formatLines } from '#domain/help/help-article.ts'
import { applyToArticles, applyToQuestions } from '#domain/help/texts/apply-texts.ts'
import { readTypedText, toFields } from '#domain/help/texts/site-text.ts'
import { builtInTexts } from './built-in-texts.ts'

const asEdited = builtInTexts.map(({ kind, item, words }) => ({ kind, item, words, isHidden: false }))

it('every text can be saved as it is offered to the editor', () => {
  for (const { kind, item, words } of builtInTexts)
    expect([item, readTypedText(kind, toFields(words))]).toEqual([item, { words, problems: {} }])
})

it('saved as it was, no question changes', () => {
  const questions = [...faqItems, ...otherQuestions]
  expect(applyToQuestions(questions, asEdited)).toEqual(questions.map((one) => ({ ...one, spanish: undefined })))
})

it('saved as it was, no article says anything else, in another form, or with fewer pictures', () => {
  const articles = help.readers.flatMap((reader) => reader.articles)
  const describe = (all: typeof articles) =>
    all.map((one) => ({
      id: one.id,
      title: one.title,
      links: one.links,
      lines: formatLines(one),
      kinds: one.parts.map(({ kind }) => kind).filter((kind, place, kinds) => kind !== kinds[place - 1]),
    }))
  expect(describe(applyToArticles(articles, asEdited))).toEqual(describe(articles))
})

import { help } from '#content/help/help.ts'
import { faqItems, otherQuestions } from '#content/site/faq.ts'
import { isFiled } from '#domain/help/texts/apply-texts.ts'
import type { TextKind, TextWords } from '#domain/help/texts/site-text.ts'
import { formatLinks } from '#domain/help/texts/text-links.ts'
import { formatParts, isPicture, type Picture } from '#domain/help/texts/written-parts.ts'

export type BuiltInText = {
  kind: TextKind
  item: string
  group: string
  words: TextWords
  pictures: Picture[]
}

export const textGroups = { filed: 'FAQ', others: 'FAQ: also asked' } as const

const ofFaq = [...faqItems, ...otherQuestions].map(
  (question): BuiltInText => ({
    kind: 'faq',
    item: question.id,
    group: isFiled(question) ? textGroups.filed : textGroups.others,
    words: {
      en: { title: question.question, body: question.answer, links: formatLinks(question.links) },
      es: null,
      category: question.category,
    },
    pictures: [],
  }),
)

const ofHelp = help.readers.flatMap(({ door, articles }) =>
  articles.map(
    ({ id, title, parts, links }): BuiltInText => ({
      kind: 'help',
      item: id,
      group: `Help Center: ${door}`,
      words: { en: { title, body: formatParts(parts), links: formatLinks(links) }, es: null, category: null },
      pictures: parts.filter(isPicture),
    }),
  ),
)

/** Every text that staff can edit, in the order of its page, as it came with the site. */
export const builtInTexts: readonly BuiltInText[] = [...ofFaq, ...ofHelp]

import type { AnswerWords } from '#content/site/faq.ts'
import type { FaqItem } from '#domain/help/faq.ts'
import type { TextLink } from '#domain/help/texts/text-links.ts'
import { readParts } from '#domain/help/texts/written-parts.ts'
import { WrittenText } from '#web/parts/help/written-text.tsx'
import { CopyLink } from './copy-link.tsx'

type AnswerProps = {
  words: AnswerWords
  item: Pick<FaqItem, 'id' | 'answer' | 'spanish'> & { links: readonly TextLink[] }
  /** The filter leaves the question out, but the address names it. */
  isOut?: boolean
}

/** The id is inside, because browsers open a closed fold for an address that names something in it. */
export function Answer({ words, item: { id, answer, links, spanish }, isOut = false }: AnswerProps) {
  return (
    <div id={id} className="faq-answer">
      {isOut && <p className="small quiet">{words.isOut}</p>}
      <WrittenText parts={readParts(answer)} links={links} spanish={spanish} />
      <CopyLink id={id} words={words.link} />
    </div>
  )
}

import type { TextWords } from '#domain/help/texts/site-text.ts'
import { readLinks } from '#domain/help/texts/text-links.ts'
import { readParts } from '#domain/help/texts/written-parts.ts'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { HelpPicture } from '#web/parts/help/help-picture.tsx'
import { WrittenText } from '#web/parts/help/written-text.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { FoundText } from './find-text.ts'

type TextPreviewProps = { text: Pick<FoundText, 'pictures'>; words: TextWords }

export function TextPreview({ text: { pictures }, words: { en, es } }: TextPreviewProps) {
  const spanish = es === null ? undefined : { title: es.title, body: es.body, links: readLinks(es.links).links }
  return (
    <div className="folds break">
      <Disclosure
        open
        summary={
          <FoldTitle spanish={spanish}>
            <h3>{en.title}</h3>
          </FoldTitle>
        }
      >
        <WrittenText
          parts={readParts(en.body, pictures)}
          links={readLinks(en.links).links}
          spanish={spanish}
          picture={(picture) => <HelpPicture picture={picture} />}
        />
      </Disclosure>
    </div>
  )
}

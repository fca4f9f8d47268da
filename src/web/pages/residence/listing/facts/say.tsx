import type { BedsSaid, ResidenceWords } from '#content/residence/residence.en.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Part } from './part.tsx'

type SayProps = { beds: BedsSaid; isSpanishSpoken: boolean; words: ResidenceWords['say'] }

export function Say({ beds, isSpanishSpoken, words }: SayProps) {
  const { inEnglish } = words
  return (
    <Part id="say" title={words.title} className="to-say barred">
      {words.lines(beds).map((line) => (
        <p key={line.join()}>
          {line.map((part, place) =>
            part === null ? (
              <span key={place} className="to-fill">
                <VisuallyHidden>{words.blank}</VisuallyHidden>
              </span>
            ) : (
              part
            ),
          )}
        </p>
      ))}
      {!isSpanishSpoken && inEnglish.words !== '' && (
        <p>
          {inEnglish.lead} <span lang="en">{inEnglish.words}</span>
        </p>
      )}
      <p className="small quiet">
        {words.enough} {words.noAnswer}
      </p>
    </Part>
  )
}

import type { BedsSaid, ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Part } from './part.tsx'

/** Two lines to read out, with blanks: usable by the person, a parent or a discharge planner. */
export function Say({ beds, words }: { beds: BedsSaid; words: ResidenceWords['say'] }) {
  return (
    <Part id="say" title={words.title} className="say">
      {words.lines(beds).map((line) => (
        <p key={line.join()}>
          {line.map((part, place) =>
            part === null ? (
              <span key={place} className="blank">
                <VisuallyHidden>{words.blank}</VisuallyHidden>
              </span>
            ) : (
              part
            ),
          )}
        </p>
      ))}
      <p className="small quiet">
        {words.enough} {words.noAnswer}
      </p>
    </Part>
  )
}

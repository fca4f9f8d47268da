import { useContext } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { questionsAddress, questionWords, waitingAddress, waitingWords } from './asking-words.ts'

type AskingPartProps = { residence: MyResidence; zone: Zone }

export function AskingPart({ residence: { id, name, groups }, zone }: AskingPartProps) {
  const asking = useContext(BoardToolsContext).asking.get(id)
  if (!asking) return null
  const isOne = groups.length <= 1
  return (
    <div className="asking row gap-4 tight small ink-2 no-print">
      {asking.questions > 0 && (
        <ButtonLink to={questionsAddress(id)} variant="text" small>
          {questionWords(asking.questions)}
          <VisuallyHidden> to answer at {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {asking.lines.map((line) => (
        <span key={line.audience}>{waitingWords(line, isOne, zone)}</span>
      ))}
      {asking.lines.length > 0 && (
        <ButtonLink to={waitingAddress(id)} variant="text" small>
          Waiting list<VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  )
}

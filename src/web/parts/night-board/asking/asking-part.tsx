import { useContext } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { buildQuestionsAddress, buildWaitingAddress, describeQuestions, describeWaiting } from './asking-words.ts'

type AskingPartProps = { residence: MyResidence; zone: Zone }

export function AskingPart({ residence: { id, name, groups }, zone }: AskingPartProps) {
  const asking = useContext(BoardToolsContext).asking.get(id)
  if (!asking) return null
  const isOne = groups.length <= 1
  return (
    <div className="asking row gap-4 tight small ink-2 no-print">
      {asking.questions > 0 && (
        <ButtonLink to={buildQuestionsAddress(id)} variant="text" small>
          {describeQuestions(asking.questions)}
          <VisuallyHidden> to answer at {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {asking.lines.map((line) => (
        <span key={line.audience}>{describeWaiting(line, isOne, zone)}</span>
      ))}
      {asking.lines.length > 0 && (
        <ButtonLink to={buildWaitingAddress(id)} variant="text" small>
          Waiting list<VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  )
}

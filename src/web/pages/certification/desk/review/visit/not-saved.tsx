import type { VisitWords } from '#content/certification/visit.ts'
import type { FindingOutbox, OutboxView } from '#web/parts/desk/findings/finding-outbox.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type NotSavedProps = { applicationId: string; outbox: FindingOutbox | null; view: OutboxView; words: VisitWords }

export function NotSaved({ applicationId, outbox, view, words }: NotSavedProps) {
  const refused = listNotSaved(view, applicationId)
  if (refused.length === 0) return null
  return (
    <div id={notSavedFindings}>
      <Notice tone="danger" title={words.refused.title(refused.length)} announced>
        <ul className="ruled">
          {refused.map(({ said: { id, code, finding, words: said }, reason }) => (
            <li key={id} className="row between gap-3 pad-y-2 break">
              <span>
                <b className="tabular">{code}</b> {finding === null ? words.unseen : words.findings[finding]}
                {said !== '' && `: ${said}`}
                <br />
                {reason}
              </span>
              <Button small variant="text" onClick={() => outbox?.drop(id)}>
                {words.refused.drop}
                <VisuallyHidden>: {code}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

export const notSavedFindings = 'findings-not-saved'

export const listNotSaved = ({ queue }: OutboxView, applicationId: string) =>
  queue.filter(({ state, said }) => state === 'refused' && said.applicationId === applicationId)

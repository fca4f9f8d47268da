import type { VisitWords } from '#content/certification/visit.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { useSession } from '#web/plumbing/api/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { SayFinding, ShownFinding, VisitRule } from './visit-rules.ts'

type DisputedProps = { of: VisitRule; state: string; say: SayFinding; words: VisitWords }

export function Disputed({ of: { rule, standing }, state, say, words }: DisputedProps) {
  const own = useOwnName()
  return (
    <Notice icon="compare" title={isOfOne(standing, own) ? words.dispute.titleOfOne : words.dispute.title}>
      <ul className="ruled">
        {standing.map((one) => (
          <li key={one.id} className="row between gap-3 pad-y-2 break">
            <span>
              <span className="small ink-2">
                {'by' in one ? words.dispute.by(one.by) : words.dispute.you},{' '}
                <ResidenceMoment at={one.madeAt} state={state} />
              </span>
              <br />
              <b>{one.finding === null ? words.unseen : words.findings[one.finding]}</b>
              {one.words !== '' && `. ${one.words}`}
            </span>
            <Button small className="needs-script" onClick={() => say(sayAgain(rule.code, one))}>
              {words.dispute.holds}
              <VisuallyHidden>: {'by' in one ? one.by : words.dispute.you}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Two devices of one person, or a page that was open twice; what is not sent yet is the reader's own. */
const isOfOne = (standing: readonly ShownFinding[], reader: string) =>
  new Set(standing.map((one) => ('by' in one ? one.by : reader))).size === 1

function useOwnName(): string {
  const session = useSession()
  if (session.status !== 'signed-in') return ''
  const { firstName, lastName, email } = session.user
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

function sayAgain(code: string, { finding, words, dueOn }: ShownFinding) {
  return { code, finding, words, dueOn }
}

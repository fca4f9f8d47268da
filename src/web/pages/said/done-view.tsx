import type { SaidLink } from '#contract/reminders.ts'
import { placeWords, saidWords } from '#domain/reminder-words.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { NumberChoice } from './number-choice.tsx'
import { Standing } from './standing.tsx'

type DoneViewProps = {
  link: Extract<SaidLink, { kind: 'done' }>
  action: string
  at: string
  trouble: string | null
}

/** What the link has said, and the one chance to take it back. */
export function DoneView({ link, action, at, trouble }: DoneViewProps) {
  const now = useNow(new Date(at))
  const { said, usedAt, isMended, isListed, mayMend, before, open, saidAt, saidBy, totalBeds } = link
  const place = placeWords(link)
  const isOther = open !== said
  return (
    <>
      <h1>
        {isMended ? 'Changed.' : saidWords(usedAt, now)}{' '}
        <span className="said-number">
          {said} open at {place}.
        </span>
      </h1>
      {isOther && <Notice title={open === null ? 'It now says no number.' : `It now says ${open} open.`} />}
      <Standing {...{ open, saidAt, saidBy, totalBeds, now }} />
      {!isOther && <p className="lead">{isListed ? 'Callers read it now. You' : 'You'} can close this page.</p>}
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {mayMend && before !== null && (
        <form method="post" action={action}>
          <HiddenValues act="mend" seen={null} />
          <Button type="submit" name="open" value={before} icon="undo" wide>
            Undo: back to {before} open
          </Button>
        </form>
      )}
      {mayMend && before === null && (
        <NumberChoice link={link} action={action} act="mend" label="A slip? Choose the right number" />
      )}
      {!mayMend && <p className="small quiet">This link has done its work. The next reminder brings a new one.</p>}
    </>
  )
}

import type { SaidLink } from '#contract/reminders.ts'
import { bedAge } from '#domain/bed-age.ts'
import { linkWords, placeWords, saidWords } from '#domain/reminder-words.ts'
import { AgeMark } from '#web/parts/bed-light/bed-light.tsx'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { NumberChoice } from './number-choice.tsx'

export type Asking = Extract<SaidLink, { kind: 'ask' }>
type AskViewProps = { link: Asking; action: string; at: string; trouble: string | null }

/** What the link asks: one big button that says it, and under it every other number. */
export function AskView({ link, action, at, trouble }: AskViewProps) {
  const now = useNow(new Date(at))
  const { open, saidAt, saidBy, isNewer, totalBeds, seen } = link
  const answer = isNewer ? null : oneAnswer(link)
  return (
    <>
      <h1>{headline(link)}</h1>
      <Standing {...{ open, saidAt, saidBy, totalBeds, now }} />
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isNewer && !trouble && <Notice title="This has changed since the reminder was sent." />}
      {answer && (
        <form method="post" action={action}>
          <Hidden act="say" seen={seen} />
          <Button type="submit" name="open" value={answer.open} look="primary" wide icon="check" className="said-yes">
            {answer.words}
          </Button>
        </form>
      )}
      <NumberChoice
        link={link}
        action={action}
        act="say"
        label={answer ? 'Or choose another number' : 'How many are open?'}
      />
      <p className="small quiet">This link says this one number and nothing else. You do not need to sign in.</p>
    </>
  )
}

/** What stands now, drawn as on the board. */
export function Standing(props: Pick<Asking, 'open' | 'saidAt' | 'saidBy' | 'totalBeds'> & { now: Date }) {
  const { open, saidAt, saidBy, totalBeds, now } = props
  const grade = bedAge(saidAt === null ? null : new Date(saidAt), now)
  const words = saidWords(saidAt, now)
  const byWhom = saidBy === null || !words.startsWith('Said') ? words : `${words.slice(0, -1)} by ${saidBy}.`
  return (
    <p className="said-stands">
      <Light open={open ?? 0} total={totalBeds} age={open === null ? 'withdrawn' : 'fresh'} />
      <AgeMark age={{ grade, words: byWhom }} saidAt={saidAt} />
    </p>
  )
}

export function Hidden({ act, seen }: { act: 'say' | 'mend'; seen: string | null }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={seen ?? ''} />
    </>
  )
}

function headline(link: Asking): string {
  const { open, act, isNewer } = link
  const place = placeWords(link)
  if (open === null) return `How many beds are open at ${place}?`
  if (isNewer) return `It now says ${open} open at ${place}.`
  if (act === 'full') return `No bed open at ${place}?`
  return act === 'change' ? `How many beds are open at ${place}?` : `${open} open at ${place}, still right?`
}

/** The one thing the link was for; null where it is for choosing. */
function oneAnswer({ act, open }: Asking): { open: number; words: string } | null {
  const words = linkWords(open)
  if (act === 'full') return { open: 0, words: 'Yes, we are full' }
  return act === 'yes' && open !== null ? { open, words: words.yes } : null
}

import { useId } from 'react'
import type { ReminderLink } from '#contract/reminders/reminders.ts'
import { buildLinkLabels, describeReminded } from '#domain/reminders/reminder-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Standing } from './standing.tsx'

type ReminderQuestion = Extract<ReminderLink, { kind: 'ask' }>
type AskViewProps = { link: ReminderQuestion; action: string; now: Date; trouble: string | null }

export function AskView({ link, action, now, trouble }: AskViewProps) {
  const { open, saidAt, saidBy, isNewer, totalBeds, seen } = link
  const answer = isNewer ? null : findOneAnswer(link)
  return (
    <>
      <h1 className="t-h2">{writeHeadline(link)}</h1>
      <Standing open={open} saidAt={saidAt} saidBy={saidBy} totalBeds={totalBeds} now={now} />
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isNewer && !trouble && <Notice title="This has changed since the reminder was sent." />}
      {answer && (
        <Form action={action} hidden={{ seen: seen ?? '' }}>
          <Button type="submit" name="open" value={answer.open} variant="primary" wide icon="check" className="btn-lg">
            {answer.words}
          </Button>
        </Form>
      )}
      {answer && !trouble ? (
        <Disclosure summary="Another number">
          <NumberChoice link={link} action={action} />
        </Disclosure>
      ) : (
        <NumberChoice link={link} action={action} />
      )}
      <p className="small quiet">This link says this one number, once, and nothing else. You do not need to sign in.</p>
    </>
  )
}

function writeHeadline(link: ReminderQuestion): string {
  const { open, act, isNewer } = link
  const place = describeReminded(link)
  if (open === null) return `How many beds are open at ${place}?`
  if (isNewer) return `It now says ${open} open at ${place}.`
  if (act === 'full') return `No bed open at ${place}?`
  return act === 'change' ? `How many beds are open at ${place}?` : `${open} open at ${place}, still right?`
}

function findOneAnswer({ act, open }: ReminderQuestion): { open: number; words: string } | null {
  const words = buildLinkLabels(open)
  if (act === 'full') return { open: 0, words: 'Yes, we are full' }
  return act === 'yes' && open !== null ? { open, words: words.yes } : null
}

const maxButtons = 24

function NumberChoice({ link, action }: Pick<AskViewProps, 'link' | 'action'>) {
  const { most, totalBeds, seen } = link
  const labelId = useId()
  const held = totalBeds - most
  return (
    <Form
      action={action}
      hidden={{ seen: seen ?? '' }}
      className="stack stack-fill gap-3"
      aria-labelledby={labelId}
      noValidate={false}
    >
      <h2 id={labelId} className="t-strong">
        How many are open?
      </h2>
      {most <= maxButtons ? (
        <div className="said-numbers grid gap-2">
          {[...Array(most + 1).keys()].map((open) => (
            <Button key={open} type="submit" name="open" value={open} aria-label={`${open} open`}>
              {open}
            </Button>
          ))}
        </div>
      ) : (
        <div className="row align-end">
          <InputField
            label={`Beds open, 0 to ${most}`}
            name="open"
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            required
          />
          <Button type="submit">Say it</Button>
        </div>
      )}
      {held > 0 && (
        <p className="small ink-2">
          {held} of the {totalBeds} beds {held === 1 ? 'is' : 'are'} held, so at most {most} can be open.
        </p>
      )}
    </Form>
  )
}

import { useId } from 'react'
import type { AskWords } from '#content/reminders/reminders.ts'
import type { ReminderLink } from '#contract/reminders/reminders.ts'
import { buildLinkLabels, describeReminded } from '#domain/reminders/reminder-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Standing } from './standing.tsx'

type ReminderQuestion = Extract<ReminderLink, { kind: 'ask' }>
type AskViewProps = { words: AskWords; link: ReminderQuestion; action: string; now: Date; trouble: string | null }

export function AskView({ words, link, action, now, trouble }: AskViewProps) {
  const { open, saidAt, saidBy, isNewer, totalBeds, seen } = link
  const answer = isNewer ? null : findOneAnswer(link, words)
  return (
    <>
      <h1 className="t-h2">{writeHeadline(link, words)}</h1>
      <Standing open={open} saidAt={saidAt} saidBy={saidBy} totalBeds={totalBeds} now={now} />
      {trouble && <Notice tone="danger" title={trouble} announced />}
      {isNewer && !trouble && <Notice title={words.changed} />}
      {answer && (
        <Form action={action} hidden={{ seen: seen ?? '' }}>
          <Button type="submit" name="open" value={answer.open} variant="primary" wide icon="check" className="btn-lg">
            {answer.words}
          </Button>
        </Form>
      )}
      {answer && !trouble ? (
        <Disclosure summary={words.another}>
          <NumberChoice words={words} link={link} action={action} />
        </Disclosure>
      ) : (
        <NumberChoice words={words} link={link} action={action} />
      )}
      <p className="small quiet">{words.once}</p>
    </>
  )
}

function writeHeadline(link: ReminderQuestion, words: AskWords): string {
  const { open, act, isNewer } = link
  const place = describeReminded(link)
  if (open === null) return words.open(place)
  if (isNewer) return words.newer(open, place)
  if (act === 'full') return words.full(place)
  return act === 'change' ? words.open(place) : words.right(open, place)
}

function findOneAnswer({ act, open }: ReminderQuestion, words: AskWords): { open: number; words: string } | null {
  if (act === 'full') return { open: 0, words: words.yesFull }
  return act === 'yes' && open !== null ? { open, words: buildLinkLabels(open).yes } : null
}

const maxButtons = 24

function NumberChoice({ words, link, action }: Pick<AskViewProps, 'words' | 'link' | 'action'>) {
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
        {words.number}
      </h2>
      {most <= maxButtons ? (
        <div className="said-numbers grid gap-2">
          {[...Array(most + 1).keys()].map((open) => (
            <Button key={open} type="submit" name="open" value={open} aria-label={words.ofNumber(open)}>
              {open}
            </Button>
          ))}
        </div>
      ) : (
        <div className="row align-end">
          <InputField
            label={words.upTo(most)}
            name="open"
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            required
          />
          <Button type="submit">{words.submit}</Button>
        </div>
      )}
      {held > 0 && <p className="small ink-2">{words.held(held, totalBeds, most)}</p>}
    </Form>
  )
}

import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import {
  describeQuestion,
  describeReminded,
  describeSaid,
  describeStanding,
  labelLinks,
  maxMailed,
  maxTexts,
  writeReminderText,
} from '#domain/reminders/reminder-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

export const planForm = 'plan'

type PreviewProps = { example: ReminderSetup['example']; at: Date }

const link = '(link)'

export function Preview({ example, at }: PreviewProps) {
  if (example === null) {
    return (
      <EmptyState title="Nothing to ask about yet">
        <p>Add a residence with its beds first.</p>
        <ButtonLink to="/workspace/residences/new">Add a residence</ButtonLink>
      </EmptyState>
    )
  }
  const { open, saidAt } = example
  const words = labelLinks(open)
  const place = describeReminded(example)
  const links = { yes: open === null ? null : link, full: open === 0 ? null : link, change: link }
  const ways = [links.yes && words.yes, links.full && words.full, words.change].filter((one) => one !== null)
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">What it says</h2>
      <Card className="grid gap-2 pad-4 w-full">
        <h3 className="label">By email</h3>
        <p>
          <b>
            {place}: {describeQuestion(open)}
          </b>
        </p>
        {open !== null && (
          <p>
            {describeStanding(example.residence, example)} {describeSaid(saidAt, at)} Is that still right?
          </p>
        )}
        <ul className="reminder-ways grid gap-1">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Card>
      <Card className="grid gap-2 pad-4 w-full">
        <h3 className="label">As a text message</h3>
        <p className="as-typed">{writeReminderText(example, links)}</p>
      </Card>
      <p className="small ink-2">
        Each link works once, for 24 hours, without signing in. It says this one number and nothing else.
      </p>
      <p className="small ink-2">
        All houses of a person come in one email, each with its own links. Up to {maxTexts} numbers come as texts, one
        each. Where there are more, or more than {maxMailed} in an email, one message leads to the board.
      </p>
      {/* Sends the plan along as it is typed: the page that comes back would be without it. */}
      <Button type="submit" form={planForm} name="act" value="send" icon="bell">
        Send me one now
      </Button>
    </section>
  )
}

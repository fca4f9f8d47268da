import type { RemindersWords } from '#content/reminders/reminders.ts'
import type { ReminderSetup } from '#contract/reminders/reminders.ts'
import {
  buildLinkLabels,
  describeQuestion,
  describeReminded,
  describeSaid,
  describeStanding,
  writeReminderText,
} from '#domain/reminders/reminder-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

export const planForm = 'plan'

type PreviewProps = { example: ReminderSetup['example']; at: Date; words: RemindersWords }

const link = '(link)'

export function Preview({ example, at, words: { preview, recipient } }: PreviewProps) {
  if (example === null) {
    return (
      <EmptyState title={preview.none}>
        <p>{preview.noneText}</p>
        <ButtonLink to="/workspace/residences/new">{preview.add}</ButtonLink>
      </EmptyState>
    )
  }
  const { open, saidAt } = example
  const words = buildLinkLabels(open)
  const place = describeReminded(example)
  const links = { yes: open === null ? null : link, full: open === 0 ? null : link, change: link }
  const ways = [links.yes && words.yes, links.full && words.full, words.change].filter((one) => one !== null)
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">{preview.title}</h2>
      <Card className="grid gap-2 pad-4 w-full">
        <h3 className="label">{recipient.ways.email}</h3>
        <p>
          <b>
            {place}: {describeQuestion(open)}
          </b>
        </p>
        {open !== null && (
          <p>
            {describeStanding(example.residence, example)} {describeSaid(saidAt, at)} {preview.right}
          </p>
        )}
        <ul className="reminder-ways grid gap-1">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Card>
      <Card className="grid gap-2 pad-4 w-full">
        <h3 className="label">{recipient.ways.text}</h3>
        <p className="as-typed">{writeReminderText(example, links)}</p>
      </Card>
      <p className="small ink-2">{preview.links}</p>
      <p className="small ink-2">{preview.many}</p>
      {/* Sends the plan along as it is typed: the page that comes back would be without it. */}
      <Button type="submit" form={planForm} name="act" value="send" icon="bell">
        {preview.send}
      </Button>
    </section>
  )
}

import type { ReminderLink } from '#contract/reminders/reminders.ts'
import { gradeBedAge } from '#domain/beds/bed-age.ts'
import { describeSaid } from '#domain/reminders/reminder-words.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Light } from '#web/ui/marks/light.tsx'

type StandingNumber = Pick<Extract<ReminderLink, { kind: 'ask' | 'done' }>, 'open' | 'saidAt' | 'saidBy' | 'totalBeds'>

export function Standing(props: StandingNumber & { now: Date }) {
  const { open, saidAt, saidBy, totalBeds, now } = props
  const grade = gradeBedAge(saidAt === null ? null : new Date(saidAt), now)
  const words = describeSaid(saidAt, now)
  const byWhom = saidBy === null || !words.startsWith('Said') ? words : `${words.slice(0, -1)} by ${saidBy}.`
  return (
    <p className="row tight">
      <Light open={open ?? 0} total={totalBeds} age={open === null ? 'withdrawn' : grade} />
      <AgeMark age={{ grade, words: byWhom }} saidAt={saidAt} />
    </p>
  )
}

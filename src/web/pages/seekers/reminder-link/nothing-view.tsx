import type { ReminderLink } from '#contract/desk/reminders.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

type NothingViewProps = {
  link: Exclude<ReminderLink, { kind: 'ask' | 'done' }> | { kind: 'unknown' | 'failed' }
  again: string
}

export function NothingView({ link, again }: NothingViewProps) {
  const { title, text } = chooseWords(link)
  return (
    <>
      <h1 className="t-h2">{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        {link.kind === 'failed' ? (
          <ButtonLink to={again} variant="primary" icon="undo">
            Try again
          </ButtonLink>
        ) : (
          <ButtonLink to="/api/login?returnTo=%2F" variant="primary">
            Sign in to your board
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Contact</ButtonLink>
      </p>
    </>
  )
}

function chooseWords(link: NothingViewProps['link']): { title: string; text: string } {
  switch (link.kind) {
    case 'expired':
      return {
        title: 'This link has run out',
        text: `The links of a reminder work for 24 hours. Sign in to say how many beds are open at ${link.residence}, or wait for the next reminder.`,
      }
    case 'left':
      return {
        title: 'This link is not yours any more',
        text: 'It was sent to somebody who has left the team of this house. If that is you and it is a mistake, ask the owner.',
      }
    case 'archived':
      return {
        title: `${link.residence} is archived`,
        text: 'It is in no list any more, so nobody asks how many beds are open.',
      }
    case 'unknown':
      return {
        title: 'There is nothing at this link',
        text: 'Perhaps a part of it is missing. Open it again from the reminder.',
      }
    case 'failed':
      return { title: 'We could not read this just now', text: 'Nothing was changed. Please try again in a minute.' }
  }
}

import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'

type MessagesProps = {
  messages: ApplicationAnswer['messages']
  state: string
  words: { wrote: (name: string) => string }
}

export function Messages({ messages, state, words }: MessagesProps) {
  if (messages.length === 0) return null
  return (
    <ul className="ruled">
      {messages.map(({ id, words: said, at, by }) => (
        <li key={id} className="grid gap-1 pad-y-3 break">
          <p className="small ink-2">
            {words.wrote(by)}, <ResidenceMoment at={at} state={state} hasYear />
          </p>
          <p className="as-typed">{said}</p>
        </li>
      ))}
    </ul>
  )
}

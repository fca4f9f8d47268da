import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type MessagesProps = { messages: ApplicationAnswer['messages']; words: { wrote: (name: string) => string } }

export function Messages({ messages, words }: MessagesProps) {
  if (messages.length === 0) return null
  return (
    <ul className="ruled">
      {messages.map(({ id, words: said, at, by }) => (
        <li key={id} className="grid gap-1 pad-y-3 break">
          <p className="small ink-2">
            {words.wrote(by)}, <Moment at={at} />
          </p>
          <p className="as-typed">{said}</p>
        </li>
      ))}
    </ul>
  )
}

import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { mayWrite } from '#web/pages/desk/certification/application/rules-way.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Messages } from '#web/parts/desk/lists/messages.tsx'

type WriteProps = {
  application: ApplicationAnswer
  words: ApplicationWords['write']
}

export function WriteToAffiliate({ application, words }: WriteProps) {
  const { line, messages } = application
  if (!mayWrite(application) && messages.length === 0) return null
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="write-title" id="write">
      <h2 id="write-title">{words.title(line.affiliate)}</h2>
      <Messages messages={messages} state={line.residence.state} words={words} />
      {mayWrite(application) && (
        <WordsForm act="write" label={words.label} help={words.words} limit={applicationLimits.note} words={words} />
      )}
    </section>
  )
}

import type { ApplicationWords } from '#content/certification/application.ts'
import type { FeeWords } from '#content/certification/applying.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { isAnswered } from '#domain/certification/application/application-case.ts'
import { mayWrite } from '#web/pages/certification/desk/application/rules-way.ts'
import { Fees } from '#web/pages/certification/desk/applications/fees.tsx'
import { BinderLink } from '#web/parts/desk/files/binder-link.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Messages } from '#web/parts/desk/lists/messages.tsx'
import { NeedsYou } from './needs-you.tsx'
import { WhereItStands } from './where-it-stands.tsx'

type WholeSideProps = SideProps & { today: string; isRuleOpen: boolean; fees: FeeWords }

type SideProps = { application: ApplicationAnswer; words: ApplicationWords }

export function ApplicationSide({ application, today, isRuleOpen, words, fees }: WholeSideProps) {
  const { stage } = application.line
  return (
    <aside className="c-3 deskside stack stack-fill gap-6" aria-label={words.stands.title}>
      {stage !== 'ended' && stage !== 'appeal' && (
        <div className={isRuleOpen ? undefined : 'wide-only'}>
          <NeedsYou application={application} today={today} words={words.needs} />
        </div>
      )}
      <WhereItStands application={application} words={words.stands} />
      {stage === 'started' && <OpenIt application={application} words={words.open} />}
      <WriteToAffiliate application={application} words={words.write} />
      <BinderLink application={application} words={words.evidence} />
      {stage !== 'ended' && (
        <section className="stack stack-fill gap-3" aria-labelledby="fees">
          <h2 id="fees">{fees.title}</h2>
          <Fees fees={application.fees} affiliate={application.line.affiliate} words={fees} />
        </section>
      )}
      {stage !== 'ended' && (
        <FormFold summary={words.withdraw.summary} held={{ act: 'withdraw' }}>
          <div className="stack stack-fill gap-3">
            <p className="small">{words.withdraw.words}</p>
            <WordsForm
              act="withdraw"
              name="reason"
              label={words.withdraw.label}
              limit={applicationLimits.reason}
              isOptional
              variant="danger"
              words={words.withdraw}
            />
          </div>
        </FormFold>
      )}
    </aside>
  )
}

function OpenIt({ application, words }: Omit<SideProps, 'words'> & { words: ApplicationWords['open'] }) {
  const rules = application.domains.flatMap((part) => part.rules)
  const required = rules.filter((rule) => rule.isRequired && !isAnswered(rule)).length
  const files = new Set(rules.flatMap((rule) => rule.files.map(({ id }) => id))).size
  const notes = rules.filter(({ note }) => note !== '').length
  const { line } = application
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="open-it" id="open">
      <h2 id="open-it">{words.title}</h2>
      {line.answered < line.rules && <p className="small">{words.early}</p>}
      <p className="small">{words.words(line.affiliate)}</p>
      {required > 0 && <p className="small ink-2">{words.unanswered(required)}</p>}
      <div>
        <p className="small">{words.sent(line.affiliate)}</p>
        <ul className="ruled small">
          {words.parts({ answered: line.answered, rules: line.rules, notes, files }).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <ActButton
        act="open"
        said={words.said}
        didNotWork={words.didNotWork}
        focusAfter="stands"
        variant={required === 0 ? 'primary' : 'line'}
        label={words.submit(line.affiliate)}
        pending={words.pending}
      />
    </section>
  )
}

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

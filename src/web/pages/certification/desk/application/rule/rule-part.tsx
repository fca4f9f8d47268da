import { useId, useState } from 'react'
import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { evidenceWords } from '#domain/certification/standard/rule.ts'
import {
  buildPartAddress,
  buildRuleTitleAddress,
  isVisited,
  mayAnswer,
  type RulePlace,
  ruleTitle,
} from '#web/pages/certification/desk/application/rules-way.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Found, TellMended } from './found.tsx'
import { Questions } from './questions.tsx'
import { RuleEvidence } from './rule-evidence.tsx'
import { RuleForm } from './rule-form.tsx'

type RulePartProps = {
  application: ApplicationAnswer
  place: RulePlace
  level: string
  team: readonly string[]
  today: string
  standardUrl: string
  words: ApplicationWords
}

export function RulePart(props: RulePartProps) {
  const { application, place, today, words } = props
  const { rule, part, at } = place
  const form = useId()
  const [isSending, setSending] = useState(false)
  const questions = application.questions.filter(({ code }) => code === rule.code)
  return (
    <>
      <div className="row between tight">
        <h2>{part.title}</h2>
        <span className="small ink-2">{words.parts.place(at, part.rules.length)}</span>
      </div>
      <article className="box-strong pad-4 stack stack-fill gap-4" aria-labelledby={ruleTitle}>
        <AboutRule {...props} />
        {mayAnswer(application) ? (
          <RuleForm {...props} id={form} onSending={setSending} />
        ) : (
          <>
            <AnswerGiven rule={rule} words={words} />
            <p className="small ink-2">{words.rule.fixed}</p>
          </>
        )}
      </article>
      <Found application={application} rule={rule} words={words.found} />
      <RuleEvidence application={application} rule={rule} today={today} words={words} />
      <TellMended application={application} rule={rule} words={words.found} />
      {questions.length > 0 && (
        <Questions
          application={application}
          questions={questions}
          title={words.questions.title}
          words={words.questions}
        />
      )}
      <RuleWay {...props} form={form} isSending={isSending} />
      <p>
        <SiteLink className="tap" to={buildPartAddress(application.line.id, part.number)}>
          {words.parts.all}
        </SiteLink>
      </p>
    </>
  )
}

function AboutRule({ application, place: { rule }, level, standardUrl, words }: RulePartProps) {
  const { code, title, detail, evidence, isShared, isRequired } = rule
  const isOfState = /^[A-Z]/.test(code)
  return (
    <div className="stack stack-fill gap-2">
      <p>
        <Badge>{code}</Badge>
      </p>
      <h3 id={ruleTitle} tabIndex={-1}>
        {title}
      </h3>
      {detail !== null && <p>{detail}</p>}
      <p className="small ink-2">
        {isRequired ? words.rule.required(level) : words.rule.recommended(level)} {isShared && `${words.rule.shared} `}
        {isVisited(application, code) && `${words.isVisited}. `}
        {!isOfState && (
          <SiteLink to={standardUrl} newTab>
            {words.rule.read}
          </SiteLink>
        )}
      </p>
      {evidence.length > 0 && (
        <p className="small ink-2">
          {words.rule.evidence}: {evidence.map((kind) => evidenceWords[kind].toLowerCase()).join(', ')}.
        </p>
      )}
    </div>
  )
}

type WayProps = RulePartProps & { form: string; isSending: boolean }

/** Stands last, so that people have passed everything that belongs to the rule before they go on. */
function RuleWay({ application, place: { before, after }, form, isSending, words: { rule: words } }: WayProps) {
  const { id } = application.line
  const label = after === null ? words.last : words.next(after)
  return (
    <div className="row between pad-y-3 line-above">
      <ButtonLink to={before === null ? `/workspace/certification/${id}` : buildRuleTitleAddress(id, before)}>
        {words.back}
      </ButtonLink>
      {mayAnswer(application) ? (
        <Button type="submit" form={form} variant="primary" aria-disabled={isSending}>
          {isSending ? words.pending : label}
        </Button>
      ) : (
        after !== null && <ButtonLink to={buildRuleTitleAddress(id, after)}>{label}</ButtonLink>
      )}
    </div>
  )
}

function AnswerGiven({ rule, words }: { rule: ApplicationRule; words: ApplicationWords }) {
  const lines = [
    [words.rule.isMet, rule.answer === null ? words.unanswered : words.answers[rule.answer]],
    [words.rule.responsible, rule.responsible || words.rule.noneGiven],
    [words.rule.note, rule.note || words.rule.noneGiven],
  ] as const
  return (
    <dl className="grid gap-2">
      {lines.map(([label, said]) => (
        <div key={label}>
          <dt className="t-label">{label}</dt>
          <dd className="as-typed">{said}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationRule } from '#contract/certification/applications.ts'
import { evidenceWords } from '#domain/certification/standard/rule.ts'
import { buildPartAddress, buildRuleAddress, mayAnswer } from '#web/pages/desk/certification/application/rules-way.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Found } from './found.tsx'
import { Questions } from './questions.tsx'
import { RuleEvidence } from './rule-evidence.tsx'
import { RuleForm } from './rule-form.tsx'
import type { RulePartProps } from './rule-props.ts'

export function RulePart(props: RulePartProps) {
  const { application, place, today, refused, words } = props
  const { rule, part, at } = place
  const questions = application.questions.filter(({ code }) => code === rule.code)
  return (
    <>
      <div className="row between tight">
        <h2>{part.title}</h2>
        <span className="small ink-2">{words.parts.place(at, part.rules.length)}</span>
      </div>
      <article className="box-strong pad-4 stack stack-fill gap-4" aria-labelledby="rule-title">
        <AboutRule {...props} />
        {mayAnswer(application) ? <RuleForm {...props} /> : <FixedRule {...props} />}
      </article>
      <RuleEvidence application={application} rule={rule} today={today} refused={refused} words={words} />
      <Found application={application} rule={rule} refused={refused} words={words.found} />
      {questions.length > 0 && (
        <Questions
          application={application}
          questions={questions}
          title={words.questions.title}
          refused={refused}
          words={words.questions}
        />
      )}
      <p>
        <SiteLink className="tap" to={buildPartAddress(application.line.id, part.number)}>
          {words.parts.all}
        </SiteLink>
      </p>
    </>
  )
}

function AboutRule({ place: { rule }, level, standardUrl, words }: RulePartProps) {
  const { code, title, detail, evidence, isShared, isRequired } = rule
  const isOfState = /^[A-Z]/.test(code)
  return (
    <div className="stack stack-fill gap-2">
      <p>
        <Badge>{code}</Badge>
      </p>
      <h3 id="rule-title">{title}</h3>
      {detail !== null && <p>{detail}</p>}
      <p className="small ink-2">
        {isRequired ? words.rule.required(level) : words.rule.recommended(level)} {isShared && `${words.rule.shared} `}
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

function FixedRule({ application: { line }, place: { rule, before, after }, words }: RulePartProps) {
  return (
    <>
      <AnswerGiven rule={rule} words={words} />
      <p className="small ink-2">{words.rule.fixed}</p>
      <p className="row between">
        {before !== null && <ButtonLink to={buildRuleAddress(line.id, before)}>{words.rule.back}</ButtonLink>}
        {after !== null && <ButtonLink to={buildRuleAddress(line.id, after)}>{words.rule.next(after)}</ButtonLink>}
      </p>
    </>
  )
}

function AnswerGiven({ rule, words }: { rule: ApplicationRule; words: ApplicationWords }) {
  const lines = [
    [words.rule.answer, rule.answer === null ? words.unanswered : words.answers[rule.answer]],
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

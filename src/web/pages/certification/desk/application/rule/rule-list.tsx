import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import {
  buildRuleAddress,
  chooseMark,
  findFirstUnanswered,
  isVisited,
  mayAnswer,
  mayReply,
  type RuleMark,
} from '#web/pages/certification/desk/application/rules-way.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import { Questions } from './questions.tsx'

type RuleListProps = {
  application: ApplicationAnswer
  part: ApplicationAnswer['domains'][number]
  words: ApplicationWords
}

export function RuleList({ application, part, words }: RuleListProps) {
  const { id } = application.line
  const next = findFirstUnanswered(part)
  const general = application.questions.filter(({ code }) => code === null)
  return (
    <>
      {general.length > 0 && (
        <Questions
          application={application}
          questions={general}
          title={words.questions.general}
          words={words.questions}
        />
      )}
      <section aria-labelledby="part-title" className="stack stack-fill gap-3">
        <div className="row between">
          <h2 id="part-title">{part.title}</h2>
          {next !== null && mayAnswer(application) && (
            <ButtonLink variant="primary" to={buildRuleAddress(id, next)}>
              {words.parts.goOn(next)}
            </ButtonLink>
          )}
        </div>
        <ul className="ruled" aria-label={words.parts.rules}>
          {part.rules.map((rule) => (
            <RuleLine key={rule.code} application={application} rule={rule} words={words} />
          ))}
        </ul>
      </section>
    </>
  )
}

type RuleLineProps = Pick<RuleListProps, 'application' | 'words'> & { rule: ApplicationRule }

function RuleLine({ application: { line, questions, visits }, rule, words }: RuleLineProps) {
  const [form, said] = describeMark(rule, words)
  const isAsked = questions.some(
    ({ code, answeredAt }) => code === rule.code && answeredAt === null && mayReply({ line }),
  )
  return (
    <li className="row between tight">
      <div className="grow-18">
        <SiteLink className="tap" to={buildRuleAddress(line.id, rule.code)}>
          <span>
            <span className="tabular">{rule.code}</span> {rule.title}
          </span>
        </SiteLink>
        {isAsked && (
          <p>
            <Badge form="open">{words.isAsked}</Badge>
          </p>
        )}
        {!rule.isRequired && <p className="small ink-2">{words.rule.isRecommended}</p>}
        {isVisited({ visits }, rule.code) && <p className="small ink-2">{words.isVisited}</p>}
      </div>
      <Badge plain form={form}>
        {said}
      </Badge>
    </li>
  )
}

function describeMark(rule: ApplicationRule, words: ApplicationWords): [form: StatusForm, said: string] {
  const { findings, answers, unanswered } = words
  const answer = rule.answer === null ? unanswered : answers[rule.answer]
  const marks: Readonly<Record<RuleMark, [StatusForm, string]>> = {
    waived: ['filled', words.waived],
    met: ['filled', findings.met],
    not_applicable: ['filled', findings.not_applicable],
    mended: ['half', words.mended],
    not_met: ['open', findings.not_met],
    answered: ['half', answer],
    from_last: ['dashed', words.fromLast(answer)],
    unanswered: ['dashed', unanswered],
  }
  return marks[chooseMark(rule)]
}

import type { ReviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { computeSoonDay, listEnding } from '#domain/certification/evidence/evidence.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { EvidenceFile } from '#web/parts/desk/files/evidence-file.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { VisitPhotos } from '#web/parts/desk/photos/visit-photos.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { CheckForm, WaiverForms } from './rule-check.tsx'
import { toRuleStanding } from './rule-state.ts'

type RuleProps = {
  rule: ApplicationRule
  today: string
  application: ApplicationAnswer
  words: ReviewWords
  done?: string | null
}

const forms = { met: 'filled', waived: 'filled', notMet: 'open', notApplicable: 'filled', toCheck: 'dashed' } as const

export function RuleReview(props: RuleProps) {
  const { rule, today, application, words, done = null } = props
  const isRefused = useRefused({ id: rule.code }) !== null
  const said = done === null ? null : sayDone(done, words.forms)
  const standing = toRuleStanding(rule)
  const [endsOn] = listEnding(rule.files, computeSoonDay(today))
    .map((file) => file.endsOn)
    .sort()
  return (
    <Disclosure
      open={isRefused || done !== null || undefined}
      summary={
        <span className="grow row between tight">
          <span className="grow-18">
            <span className="small tabular ink-2">{rule.code}</span> <b>{rule.title}</b>
          </span>
          <span className="small ink-2">{sayAnswer(rule, words.rule)}</span>
          {endsOn !== undefined && (
            <Badge form="open">{(endsOn < today ? words.evidence.ended : words.evidence.endsSoon)(endsOn)}</Badge>
          )}
          <Badge plain form={forms[standing]}>
            {words.rule[standing]}
          </Badge>
        </span>
      }
    >
      <div className="stack stack-fill gap-4">
        {said !== null && <Notice tone="success" title={said} />}
        <Answer rule={rule} words={words} />
        <Asked rule={rule} application={application} words={words} />
        <VisitPhotos photos={application.visitPhotos} rule={rule} words={words.photos} />
        {rule.files.map((file) => (
          <EvidenceFile key={file.id} file={file} words={words.evidence} today={today} />
        ))}
        {mayReview(application) && (
          <div className="stack stack-fill no-print">
            <CheckForm {...props} />
            <AskForm {...props} />
            {rule.isRequired && <WaiverForms {...props} />}
          </div>
        )}
      </div>
    </Disclosure>
  )
}

export function mayReview({ side, barred, line }: ApplicationAnswer): boolean {
  const isUnderReview = line.stage !== 'ended' && line.stage !== 'appeal' && line.stage !== 'started'
  return side === 'affiliate' && barred === null && isUnderReview
}

function sayDone(act: string, { saidCheck, saidAsk, saidWaive, saidEndWaiver }: ReviewWords['forms']): string | null {
  const said = { check: saidCheck, ask: saidAsk, waive: saidWaive, 'end-waiver': saidEndWaiver }
  return Object.hasOwn(said, act) ? said[act as keyof typeof said] : null
}

function Answer({ rule, words: { rule: words } }: Pick<RuleProps, 'rule' | 'words'>) {
  const { isRequired, detail, note, responsible, waiver, waivedBy, remedy, findingWords, dueOn } = rule
  const said = [
    [words.responsible, responsible],
    [words.note, note],
    [words[toRuleStanding(rule)], findingWords],
    [words.due, dueOn === null ? '' : formatMediumDay(dueOn)],
    [words.remedy, remedy],
    [waivedBy === null ? '' : words.waivedBy(waivedBy), waiver],
  ].filter(([, text]) => text !== '')
  return (
    <>
      <p className="small ink-2">
        {isRequired ? words.required : words.recommended}. {detail}
      </p>
      <dl className="grid gap-2">
        {said.map(([label, text]) => (
          <div key={label}>
            <dt className="t-label">{label}</dt>
            <dd className="as-typed">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function sayAnswer({ answer, isFromLast }: ApplicationRule, words: ReviewWords['rule']): string {
  if (answer === null) return words.unanswered
  return isFromLast ? words.fromLast(words.answers[answer]) : words.answers[answer]
}

function Asked({ rule, application, words: { questions } }: Pick<RuleProps, 'rule' | 'application' | 'words'>) {
  const asked = application.questions.filter(({ code }) => code === rule.code)
  if (asked.length === 0) return null
  return (
    <dl className="grid gap-2">
      {asked.map(({ id, words, askedBy, answer, answeredAt, answeredBy }) => (
        <div key={id}>
          <dt className="t-label">{questions.askedBy(askedBy)}</dt>
          <dd className="as-typed">{words}</dd>
          <dd className="as-typed">{answeredAt === null ? <b>{questions.open}</b> : `${answeredBy}: ${answer}`}</dd>
        </div>
      ))}
    </dl>
  )
}

function AskForm({ rule: { code }, words: { forms } }: RuleProps) {
  return (
    <WordsForm
      act="ask"
      hidden={{ code, id: code }}
      focusAfter={`rule-${code}`}
      label={forms.question}
      help={forms.questionHelp}
      limit={applicationLimits.question}
      words={{ submit: forms.ask, said: forms.saidAsk, didNotWork: forms.didNotWork }}
    />
  )
}

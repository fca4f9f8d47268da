import { reviewWords } from '#content/certification/review.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { isSettled } from '#domain/certification/application/application-case.ts'
import { BinderLink } from '#web/parts/desk/files/binder-link.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Messages } from '#web/parts/desk/lists/messages.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { formatShortLevel } from './application-row.tsx'
import { Questions } from './questions.tsx'
import { Reach } from './reach.tsx'
import { mayReview, RuleReview } from './rule-review.tsx'
import { splitToAccept } from './rule-state.ts'
import { MissedAct } from './steps/missed-act.tsx'
import { NextStep } from './steps/next-step.tsx'
import { sayStepBack } from './steps/say-step-back.ts'
import { History, Standing } from './steps/standing.tsx'

const words = reviewWords

export default function ReviewScreen(given: DeskScreenProps<ApplicationAnswer>) {
  return (
    <FramedScreen
      of={given}
      shown={(answer) => sayStepBack(answer, words)}
      title={words.queue.title}
      here="/affiliate/applications"
      isFresh
    >
      {(application, { at, refused, query }) => {
        const done = refused === null ? { rule: query.get('rule'), act: query.get('done') } : null
        const { line, barred } = application
        const kind = line.isRenewal ? words.queue.renewal : words.queue.first
        return (
          <div className="grid gap-5">
            <DeskHead title={line.residence.name} lead={words.lead(line.operator, formatShortLevel(line.level), kind)}>
              <SiteLink className="tap" to="/affiliate/applications">
                {words.back}
              </SiteLink>
            </DeskHead>
            <Standing application={application} at={at} words={words} />
            <Reach reach={application.reach} line={line} />
            <MissedAct application={application} title={words.forms.didNotWork} />
            {line.isSample && <SampleNote>{words.queue.sample}</SampleNote>}
            {barred && (
              <Notice title={words.barred[barred].title}>
                <p>{words.barred[barred].words}</p>
              </Notice>
            )}
            {line.silentEnd !== null && <Notice title={words.queue.silentEnd(line.silentEnd)} />}
            <div className="cols">
              <div className="c-4 deskside">
                <NextStep application={application} words={words} now={at} />
                <BinderLink application={application} words={words.evidence} />
              </div>
              <div className="c-8 stack stack-fill gap-6">
                <Parts application={application} today={at.toISOString().slice(0, 10)} done={done} />
                <Written application={application} />
                <Questions application={application} words={words} />
                <History application={application} words={words} />
              </div>
            </div>
          </div>
        )
      }}
    </FramedScreen>
  )
}

function Written({ application: { line, messages } }: { application: ApplicationAnswer }) {
  if (messages.length === 0) return null
  return (
    <section className="w-52" aria-labelledby="written">
      <h2 id="written">{words.messages.title}</h2>
      <Messages messages={messages} state={line.residence.state} words={words.messages} />
    </section>
  )
}

type PartsProps = {
  application: ApplicationAnswer
  today: string
  done: { rule: string | null; act: string | null } | null
}

function Parts({ application, today, done }: PartsProps) {
  const shown = useRefused()?.values.id ?? done?.rule
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="parts">
      <h2 id="parts">{words.parts}</h2>
      <div className="folds">
        {application.domains.map(({ number, title, rules }) => (
          <Disclosure
            key={number}
            id={`part-${number}`}
            open={rules.some(({ code }) => code === shown) || undefined}
            summary={
              <span className="grow row between tight">
                <b>{title}</b>
                <span className="small ink-2 tabular">
                  {words.counts(rules.filter(isSettled).length, rules.length)}
                </span>
              </span>
            }
          >
            <div>
              {mayReview(application) && <AcceptAnswers rules={rules} title={title} />}
              <ul className="ruled">
                {rules.map((rule) => (
                  <li key={rule.code} id={`rule-${rule.code}`}>
                    <RuleReview
                      rule={rule}
                      today={today}
                      application={application}
                      words={words}
                      done={done?.rule === rule.code ? done.act : null}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function AcceptAnswers({ rules, title }: { rules: readonly ApplicationRule[]; title: string }) {
  const { shown, leftOut } = splitToAccept(rules)
  const { accept } = words
  if (shown.length < 2) return leftOut === 0 ? null : <p className="small ink-2 pad-y-3">{accept.leftOut(leftOut)}</p>
  return (
    <div className="row gap-3 pad-y-3 no-print">
      <ActButton
        act="accept-answers"
        hidden={{ codes: shown.map(({ code }) => code).join(' ') }}
        said={accept.said(shown.length)}
        didNotWork={words.forms.didNotWork}
        label={accept.submit(shown.length)}
        about={title}
        icon="check"
        small
      />
      <p className="small ink-2">
        {accept.help} {leftOut > 0 && accept.leftOut(leftOut)}
      </p>
      <Disclosure className="fold-link fold-small" summary={accept.which}>
        <ul className="small">
          {shown.map(({ code, title: rule }) => (
            <li key={code}>
              <span className="tabular ink-2">{code}</span> {rule}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

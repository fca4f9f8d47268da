import type { ReactNode } from 'react'
import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { buildRuleAddress, listNeeds } from '#web/pages/desk/certification/application/rules-way.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type NeedsYouProps = { application: ApplicationAnswer; today: string; words: ApplicationWords['needs']; id?: string }

export function NeedsYou({ application, today, words, id: own = 'needs-you' }: NeedsYouProps) {
  const { id, residence, affiliate, stage, silentEnd } = application.line
  const { questions, toMend, files, unanswered } = listNeeds(application, today)
  const isAsked = questions.length + toMend.length + files.length > 0
  const { isListed, isToBeChecked } = application.decisionRules
  const isToPublish = !isListed && !isToBeChecked && stage !== 'started' && stage !== 'ended'
  const meeting = findMeeting(application)
  const isNothing =
    !isAsked && !isToPublish && meeting === null && unanswered === null && stage !== 'started' && silentEnd === null
  return (
    <section className="stack stack-fill gap-3" aria-labelledby={own}>
      <h2 id={own}>{words.title}</h2>
      {isNothing ? (
        <p>{words.none}</p>
      ) : (
        <ul className="ruled">
          {silentEnd !== null && (
            <Need to={stage === 'started' ? '#open' : '#write'} about={words.endsUnless}>
              {words.ends(silentEnd)}
            </Need>
          )}
          {questions.map((question) => (
            <Need
              key={question.id}
              to={buildQuestionAddress(id, question)}
              about={words.asked(toLocalDay(new Date(question.askedAt), residence.state))}
            >
              {words.question(question.code)}
            </Need>
          ))}
          {toMend.map(({ code, title, dueOn }) => (
            <Need
              key={code}
              to={`${buildRuleAddress(id, code)}#mend`}
              about={dueOn === null ? title : `${title}. ${words.due(dueOn)}`}
            >
              {words.mend(code)}
            </Need>
          ))}
          {files.map(({ rule: { code, title }, endsOn, isEnded }) => (
            <Need
              key={`file ${code}`}
              to={`${buildRuleAddress(id, code)}#files`}
              about={`${title}. ${isEnded ? words.ended(endsOn) : words.goodUntil(endsOn)}`}
            >
              {isEnded ? words.endedFile(code) : words.endingFile(code)}
            </Need>
          ))}
          {unanswered && (
            <Need
              to={buildRuleAddress(id, unanswered.next)}
              about={`${words.required(unanswered.required, unanswered.count)} ${sayClock(application, words)}`}
            >
              {words.unanswered(unanswered.count)}
            </Need>
          )}
          {meeting && (
            <Need to="#stands" about={<ResidenceMoment at={meeting.at} state={residence.state} />}>
              {words[meeting.what]}
            </Need>
          )}
          {isToPublish && (
            <Need to={`/workspace/residences/${residence.id}`} about={words.publishAbout}>
              {words.publish}
            </Need>
          )}
          {stage === 'started' && (
            <Need to="#open" about={sayClock(application, words)}>
              {words.open(affiliate)}
            </Need>
          )}
        </ul>
      )}
      <p className="small ink-2">{words.elsewhere}</p>
    </section>
  )
}

function findMeeting({
  line,
  interview,
  visits,
}: ApplicationAnswer): { what: 'interview' | 'visit'; at: string } | null {
  if (line.stage === 'interview' && interview.at !== null && interview.heldAt === null)
    return { what: 'interview', at: interview.at }
  const planned = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  return planned ? { what: 'visit', at: planned.startsAt } : null
}

/** By when, where a certificate runs; since when, where none does. */
function sayClock({ certifiedUntil, line }: ApplicationAnswer, words: ApplicationWords['needs']): string {
  return certifiedUntil === null
    ? words.since(toLocalDay(new Date(line.startedAt), line.residence.state))
    : words.certificate(certifiedUntil)
}

function buildQuestionAddress(id: string, question: { id: string; code: string | null }): string {
  const page = question.code === null ? `/workspace/certification/${id}` : buildRuleAddress(id, question.code)
  return `${page}#question-${question.id}`
}

function Need({ to, about, children }: { to: string; about?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <SiteLink className="tap" to={to}>
        {children}
      </SiteLink>
      {about !== undefined && <p className="small ink-2">{about}</p>}
    </li>
  )
}

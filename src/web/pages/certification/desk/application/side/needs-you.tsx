import type { ReactNode } from 'react'
import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { buildRuleAddress, listNeeds } from '#web/pages/certification/desk/application/rules-way.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type NeedsYouProps = { application: ApplicationAnswer; today: string; words: ApplicationWords['needs']; id?: string }

export function NeedsYou({ application, today, words, id = 'needs-you' }: NeedsYouProps) {
  const lines = listLines(application, today, words)
  return (
    <section className="stack stack-fill gap-3" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {lines.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="ruled">
          {lines.map(({ to, what, about }) => (
            <li key={`${to} ${what}`}>
              <SiteLink className="tap" to={to}>
                {what}
              </SiteLink>
              <p className="small ink-2">{about}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="small ink-2">{words.elsewhere}</p>
    </section>
  )
}

type Line = { to: string; what: string; about: ReactNode }

function listLines(application: ApplicationAnswer, today: string, words: NeedsYouProps['words']): Line[] {
  const { id, residence, affiliate, stage, silentEnd } = application.line
  const { questions, toMend, files, unanswered } = listNeeds(application, today)
  const { isListed, isToBeChecked } = application.decisionRules
  const isToPublish = !isListed && !isToBeChecked && stage !== 'started' && stage !== 'ended'
  const meeting = findMeeting(application)
  const clock = sayClock(application, words)
  const lines: (Line | null | false)[] = [
    silentEnd !== null && {
      to: stage === 'started' ? '#open' : '#write',
      what: words.ends(silentEnd),
      about: words.endsUnless,
    },
    ...questions.map((question) => ({
      to: buildQuestionAddress(id, question),
      what: words.question(question.code),
      about: words.asked(toLocalDay(new Date(question.askedAt), residence.state)),
    })),
    ...toMend.map(({ code, title, dueOn }) => ({
      to: `${buildRuleAddress(id, code)}#mend`,
      what: words.mend(code),
      about: dueOn === null ? title : `${title}. ${words.due(dueOn)}`,
    })),
    ...files.map(({ rule: { code, title }, endsOn, isEnded }) => ({
      to: `${buildRuleAddress(id, code)}#files`,
      what: isEnded ? words.endedFile(code) : words.endingFile(code),
      about: `${title}. ${isEnded ? words.ended(endsOn) : words.goodUntil(endsOn)}`,
    })),
    unanswered && {
      to: buildRuleAddress(id, unanswered.next),
      what: words.unanswered(unanswered.count),
      about: `${words.required(unanswered.required, unanswered.count)} ${clock}`,
    },
    meeting && {
      to: '#stands',
      what: words[meeting.what],
      about: <ResidenceMoment at={meeting.at} state={residence.state} />,
    },
    isToPublish && { to: `/workspace/residences/${residence.id}`, what: words.publish, about: words.publishAbout },
    stage === 'started' && { to: '#open', what: words.open(affiliate), about: clock },
  ]
  return lines.filter((line) => line !== null && line !== false)
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

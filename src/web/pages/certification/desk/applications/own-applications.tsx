import type { ApplyingWords } from '#content/certification/applying.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import { computeSoonDay } from '#domain/certification/evidence/evidence.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type OwnApplicationsProps = { applications: readonly ApplicationLine[]; at: Date; words: ApplyingWords }

export function OwnApplications({ applications, at, words }: OwnApplicationsProps) {
  if (applications.length === 0) return null
  const [open, ended] = [applications.filter(({ end }) => end === null), applications.filter(({ end }) => end !== null)]
  return (
    <section aria-labelledby="applications" className="stack stack-fill gap-4">
      <h2 id="applications">{words.title}</h2>
      {open.length > 0 && <Lines applications={open} at={at} words={words} />}
      {ended.length > 0 && (
        <Disclosure summary={words.ended} open={open.length === 0 || ended.some((line) => mayAppeal(line, at))}>
          <Lines applications={ended} at={at} words={words} />
        </Disclosure>
      )}
    </section>
  )
}

const mayAppeal = ({ appealUntil }: ApplicationLine, at: Date) =>
  appealUntil !== null && Date.parse(appealUntil) >= at.getTime()

function Lines({ applications, at, words }: OwnApplicationsProps) {
  return (
    <ul className="grid gap-4 w-52">
      {applications.map((line) => (
        <Line key={line.id} line={line} at={at} words={words} />
      ))}
    </ul>
  )
}

function Line({ line, at, words }: { line: ApplicationLine; at: Date; words: ApplyingWords }) {
  const { id, residence, affiliate, level, isRenewal, questions, toMend, answered, rules, stage, visitAt, end } = line
  const { evidenceEndsOn } = line
  const toDay = (moment: string) => toLocalDay(new Date(moment), residence.state)
  const today = toLocalDay(at, residence.state)
  const isEnding = evidenceEndsOn !== null && evidenceEndsOn <= computeSoonDay(today)
  return (
    <li className="box pad-4 stack stack-fill gap-2">
      <div className="row between tight">
        <h3>
          <SiteLink className="tap" to={`/workspace/certification/${id}`}>
            {residence.name}, {describeNarrLevel(level as NarrLevel)}
          </SiteLink>
        </h3>
        {isRenewal && <Badge>{words.renewal}</Badge>}
      </div>
      {end === null && (questions + toMend > 0 || isEnding) && (
        <p className="row gap-2">
          {isEnding && (
            <Badge form="open">{(evidenceEndsOn < today ? words.fileEnded : words.fileEnds)(evidenceEndsOn)}</Badge>
          )}
          {questions > 0 && <Badge form="open">{words.questions(questions)}</Badge>}
          {toMend > 0 && <Badge form="open">{words.toMend(toMend)}</Badge>}
        </p>
      )}
      <p>{end === null ? words.stages[stage] : words.ends[end.as](toDay(end.at))}</p>
      {line.silentEnd !== null && <p className="bold">{words.silentEnd(line.silentEnd)}</p>}
      {line.appealUntil !== null && mayAppeal(line, at) && (
        <p className="bold">{words.appeal(toDay(line.appealUntil))}</p>
      )}
      {visitAt !== null && (
        <p>
          {words.visit} <ResidenceMoment at={visitAt} state={residence.state} />
        </p>
      )}
      <p className="small ink-2">
        {words.answered(answered, rules)}. {words.affiliate(affiliate)}.
      </p>
    </li>
  )
}

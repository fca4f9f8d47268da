import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { mayReply } from '#web/pages/certification/desk/application/rules-way.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { VisitPhotos } from '#web/parts/desk/photos/visit-photos.tsx'

type FoundProps = { application: ApplicationAnswer; rule: ApplicationRule; words: ApplicationWords['found'] }

const isToMend = ({ finding, waiver }: ApplicationRule) => finding === 'not_met' && waiver === ''

export function Found({ application, rule, words }: FoundProps) {
  const { finding, findingWords, dueOn, remedy, remediedAt, waiver, waivedBy } = rule
  if (finding === null && waiver === '') return null
  return (
    <section className="box barred stack stack-fill gap-3 pad-4" aria-labelledby="found" id="mend">
      <h3 id="found">{words.title}</h3>
      {waiver !== '' ? (
        <>
          <p>{words.waived(waivedBy ?? application.line.affiliate)}</p>
          <p className="as-typed">{waiver}</p>
        </>
      ) : (
        <>
          <p>
            <b>{isToMend(rule) ? words.toMend : finding === 'met' ? words.met : words.notApplicable}</b>{' '}
            {isToMend(rule) && dueOn !== null && `${words.due(formatLongDay(dueOn))}.`}
          </p>
          {findingWords !== '' && <p className="as-typed">{findingWords}</p>}
          <VisitPhotos photos={application.visitPhotos} rule={rule} words={words.photos} />
        </>
      )}
      {remedy !== '' && (
        <div>
          <p className="small ink-2">
            {words.youSaid}{' '}
            {remediedAt !== null && (
              <ResidenceMoment at={remediedAt} state={application.line.residence.state} hasYear />
            )}
          </p>
          <p className="as-typed">{remedy}</p>
        </div>
      )}
    </section>
  )
}

/** Below the evidence of the rule: what proves it is added first, then said. */
export function TellMended({ application, rule, words }: FoundProps) {
  if (!isToMend(rule) || !mayReply(application)) return null
  return (
    <WordsForm
      act="remedy"
      hidden={{ code: rule.code }}
      label={words.label}
      help={words.help}
      limit={applicationLimits.note}
      words={words}
    />
  )
}

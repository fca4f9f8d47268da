import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { applicationLimits } from '#domain/certification/application/application.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { mayReply } from '#web/pages/desk/certification/application/rules-way.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { VisitPhotos } from '#web/parts/desk/photos/visit-photos.tsx'

type FoundProps = {
  application: ApplicationAnswer
  rule: ApplicationRule
  refused: RefusedForm | null
  words: ApplicationWords['found']
}

export function Found({ application, rule, refused, words }: FoundProps) {
  const { code, finding, findingWords, dueOn, remedy, remediedAt, waiver, waivedBy } = rule
  if (finding === null && waiver === '') return null
  const isToMend = finding === 'not_met' && waiver === ''
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
            <b>{isToMend ? words.toMend : finding === 'met' ? words.met : words.notApplicable}</b>{' '}
            {isToMend && dueOn !== null && `${words.due(formatLongDay(dueOn))}.`}
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
      {isToMend && mayReply(application) && (
        <WordsForm
          act="remedy"
          hidden={{ code }}
          refused={refused}
          label={words.label}
          limit={applicationLimits.note}
          words={words}
        />
      )}
    </section>
  )
}

import type { CorrectionsWords } from '#content/desk/staff/corrections.ts'
import type { ListedCorrection } from '#contract/affiliates/corrections.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SettleForm } from './settle-form.tsx'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/lists/promise.css'

type CorrectionRowProps = {
  correction: ListedCorrection
  at: Date
  words: CorrectionsWords
}

export function CorrectionRow({ correction, at, words }: CorrectionRowProps) {
  const { kind, words: said, language, residence, settled, decided, isTakenByAlliance } = correction
  const isOpen = settled === null && decided === null
  return (
    <article className="stack stack-fill gap-2 pad-y-3">
      <h3 className="t-name break">
        {words.kinds[kind]}: {residence.name}
      </h3>
      <p className="as-typed break measure" lang={language}>
        {said}
      </p>
      <p className="small ink-2 break">
        {residence.city}. {language === 'es' && `${words.inSpanish}. `}
        {words.came} <Moment at={correction.receivedAt} isOfDesk />
        {isOpen && <Due dueAt={correction.dueAt} at={at} words={words} />}
      </p>
      <p className="row gap-4">
        <SiteLink className="tap bold" to={`/affiliate/homes/${residence.id}`}>
          {words.home}
        </SiteLink>
        {residence.isPublished && (
          <SiteLink className="tap bold" to={`/residences/${residence.slug}`}>
            {words.publicPage}
          </SiteLink>
        )}
      </p>
      {!isOpen && <Outcome correction={correction} words={words} />}
      {isOpen && isTakenByAlliance && <p className="small">{words.taken}</p>}
      {isOpen && !isTakenByAlliance && (
        <SettleForm id={correction.id} residence={residence.name} words={words.settle} />
      )}
    </article>
  )
}

function Due({ dueAt, at, words }: { dueAt: string; at: Date; words: CorrectionsWords }) {
  const isLate = new Date(dueAt) < useNow(at)
  if (!isLate) {
    return (
      <>
        , {words.due} <Moment at={dueAt} isOfDesk />
      </>
    )
  }
  return (
    <>
      .{' '}
      <span className="promise age" data-state="late">
        <span>
          {words.late} <Moment at={dueAt} isOfDesk />
        </span>
      </span>
    </>
  )
}

function Outcome({
  correction: { settled, decided },
  words,
}: {
  correction: ListedCorrection
  words: CorrectionsWords
}) {
  return (
    <>
      {settled !== null && (
        <p className="break">
          <b>{words.settled[settled.as]}</b>, <Moment at={settled.at} isOfDesk />, {settled.by}.
          {settled.words !== '' && ` ${settled.words}`}
        </p>
      )}
      {settled?.as === 'passed_up' && decided === null && <p className="small">{words.waits}</p>}
      {decided !== null && settled?.as !== decided.as && (
        <p>
          {words.decided[decided.as]}, <Moment at={decided.at} isOfDesk />.
        </p>
      )}
    </>
  )
}

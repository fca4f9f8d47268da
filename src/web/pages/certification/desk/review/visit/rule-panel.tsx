import { type FormEvent, useEffect, useRef } from 'react'
import type { VisitWords } from '#content/certification/visit.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { applicationLimits, type Finding, findings } from '#domain/certification/application/application.ts'
import { evidenceWords } from '#domain/certification/standard/rule.ts'
import { formatShortLevel } from '#web/pages/certification/desk/review/application-row.tsx'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { RulePhotos, useActRefusal } from '#web/parts/desk/photos/rule-photos.tsx'
import type { PhotoBox } from '#web/parts/desk/photos/use-photos.ts'
import { VisitPhotos } from '#web/parts/desk/photos/visit-photos.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Disputed } from './disputed.tsx'
import { chooseDueDay, type RuleContext, type SayFinding, type ShownVisit, type VisitRule } from './visit-rules.ts'
import '#web/ui/action/segmented.css'

type PanelProps = {
  of: VisitRule
  around: RuleContext
  visit: ShownVisit
  now: Date
  application: ApplicationAnswer
  photos: PhotoBox
  isByHand: boolean
  say: SayFinding
  onOpen: (code: string | null) => void
  words: VisitWords
}

export function RulePanel(props: PanelProps) {
  const { of, isByHand, application, visit, photos, say, words } = props
  const { rule } = of
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isByHand) title.current?.focus()
  }, [isByHand])
  const level = formatShortLevel(application.line.level)
  const asked = rule.isRequired ? words.rule.required(level) : words.rule.recommended(level)
  return (
    <article className="box-strong stack stack-fill gap-4 pad-4" aria-labelledby={`title-${rule.code}`}>
      <div className="break">
        <p className="small tabular ink-2">{rule.code}</p>
        <h3 id={`title-${rule.code}`} className="t-title" ref={title} tabIndex={-1}>
          {rule.title}
        </h3>
        <p className="small ink-2 mt-1">
          {asked} {rule.detail}
        </p>
      </div>
      <Known of={of} words={words} />
      <VisitPhotos
        photos={application.visitPhotos.filter((photo) => photo.visitId !== visit.id)}
        rule={rule}
        title={words.photos.before}
        words={words.photos}
      />
      {of.isDisputed && <Disputed of={of} state={application.line.residence.state} say={say} words={words} />}
      <FindingForm {...props} />
      <RulePhotos application={application} visitId={visit.id} rule={rule} box={photos} words={words.photos} />
      <Ways {...props} words={words.rule} />
    </article>
  )
}

function Known({ of: { rule, before }, words: { rule: words, findings: found } }: Pick<PanelProps, 'of' | 'words'>) {
  const { evidence, answer, note, remedy } = rule
  const answered = answer === null ? words.unanswered : words.answers[answer]
  const lines = [
    [words.evidence, evidence.map((kind) => evidenceWords[kind].toLowerCase()).join(', ')],
    [words.operator, [answered, note].filter(Boolean).join('. ')],
    [words.before, before ? [found[before.finding], before.words].filter(Boolean).join('. ') : ''],
    [words.remedy, remedy],
  ]
  return (
    <ul className="small stack gap-1 break">
      {lines.map(
        ([label, said]) =>
          said !== '' && (
            <li key={label}>
              <b>{label}:</b> {said}
            </li>
          ),
      )}
    </ul>
  )
}

const icons = { met: 'check', not_met: 'alert', not_applicable: 'minus' } as const

function FindingForm({ of, around, visit, now, say, onOpen, words }: PanelProps) {
  const { rule, standing } = of
  const { code } = rule
  const last = of.unsaved ?? of.last
  const finding = last?.finding ?? null
  const typed = last?.words ?? (finding === 'not_met' ? rule.findingWords : '')
  const said = { code, finding, words: typed, dueOn: last?.dueOn ?? null }
  const tap = (chosen: Finding | null) =>
    say({
      code,
      finding: chosen,
      words: typed,
      dueOn: chosen === 'not_met' ? (last?.dueOn ?? chooseDueDay(rule.dueOn, now)) : null,
    })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    onOpen(around.after)
  }
  return (
    <form
      id={buildFormId(of)}
      method="post"
      action={useOwnAddress()}
      className="stack stack-fill gap-4"
      onSubmit={goOn}
    >
      <input type="hidden" name="act" value="check" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="visitId" value={visit.id} />
      <input type="hidden" name="over" value={standing.map(({ id }) => id).join(' ')} />
      <input type="hidden" name="next" value={around.after ?? ''} />
      <fieldset className="seg seg-three" aria-label={words.rule.answer}>
        {findings.map((one) => (
          <label key={one}>
            <input type="radio" name="finding" value={one} checked={finding === one} onChange={() => tap(one)} />
            <Icon name={icons[one]} />
            {words.findings[one]}
          </label>
        ))}
      </fieldset>
      {finding !== null && (
        <p className="needs-script">
          <Button variant="text" small icon="undo" onClick={() => tap(null)}>
            {words.rule.takeBack}
          </Button>
        </p>
      )}
      <Field
        label={words.rule.words[finding ?? 'met']}
        help={words.rule.wordsHelp}
        optional={finding === null || finding === 'met'}
        error={useActRefusal('check')}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            name="words"
            rows={3}
            maxLength={applicationLimits.note}
            value={typed}
            onChange={({ target }) => say({ ...said, words: target.value }, true)}
          />
        )}
      </Field>
      <Field
        label={words.rule.due}
        help={words.rule.dueHelp}
        className={finding === 'not_met' ? undefined : 'without-script'}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="dueOn"
            type="date"
            min={now.toISOString().slice(0, 10)}
            value={last?.dueOn ?? ''}
            onChange={({ target }) => say({ ...said, dueOn: target.value || null })}
          />
        )}
      </Field>
    </form>
  )
}

const buildFormId = ({ rule }: VisitRule) => `finding-${rule.code}`

/** After the photos, which have a form of their own: they belong to what was found. */
function Ways({
  of,
  around: { before, after },
  onOpen,
  words,
}: Pick<PanelProps, 'of' | 'around' | 'onOpen'> & { words: VisitWords['rule'] }) {
  return (
    <div className="row gap-2">
      {before !== null && (
        <ButtonLink
          className="grow"
          to={`?rule=${before}`}
          onClick={(event) => {
            event.preventDefault()
            onOpen(before)
          }}
        >
          {words.back}
        </ButtonLink>
      )}
      <Button type="submit" form={buildFormId(of)} variant="primary" className="grow">
        {after === null ? words.last : words.next(after)}
      </Button>
    </div>
  )
}

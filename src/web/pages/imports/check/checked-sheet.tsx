import { type FormEvent, type ReactNode, useState } from 'react'
import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import { shownAtFirst } from '#contract/imports/import-limits.ts'
import type { CheckedImport, ImportView } from '#contract/imports/imports.ts'
import { readPressedChoice } from '#web/pages/imports/import-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ChangeTable } from './change-table.tsx'
import { ColumnTable } from './column-table.tsx'
import { GuessNotice, NoName } from './guess-notice.tsx'
import { ImportFoot } from './import-foot.tsx'
import { ListedElsewhere } from './listed-elsewhere.tsx'
import { GarbledWords, NewTable } from './new-table.tsx'
import { ProblemTable } from './problem-table.tsx'
import { Questions } from './questions.tsx'
import { HeadingsQuestion, HowRead } from './read-from.tsx'
import { RememberedNotice } from './remembered-notice.tsx'
import { SheetSquares } from './sheet-squares.tsx'
import { useCheck } from './use-check.ts'
import { WrongValues } from './wrong-values.tsx'

type CheckedSheetProps = {
  first: CheckedImport
  words: CheckedSheetWords
  answered: string | null
  onView: (view: ImportView) => void
  onDone: () => void
}

/** One form, so that nothing typed is lost. */
export function CheckedSheet({ first, words, answered, onView, onDone }: CheckedSheetProps) {
  const check = useCheck(first, onView, words.again)
  const [publish, setPublish] = useState(false)
  const { view } = check
  const trouble = check.trouble ?? answered

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The form is only sent by its buttons, or by Enter in a field.
    const { submitter } = event.nativeEvent as SubmitEvent
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: '', value: '' }
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([key, one]) => [key, String(one)]))
    const pressed = readPressedChoice({ ...typed, [name]: value }, name)
    if (pressed) check.choose(pressed)
    else if (value === 'import') void check.commit({ publish, onDone })
    else if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  }

  return (
    <form
      className="mt-5"
      method="post"
      action={`/workspace/import/${view.id}`}
      noValidate
      onSubmit={onSubmit}
      data-held=""
    >
      {/* Enter in a field checks again instead of pressing the first button of the page. */}
      <button type="submit" hidden name="act" value="check">
        {words.readAgain}
      </button>
      <input type="hidden" name="stamp" value={view.stamp} />
      <input
        type="hidden"
        name="shown"
        value={Math.max(view.problems.length, view.changes.length, view.added.length, shownAtFirst)}
      />
      <p className="vh" role="status">
        {check.said}
      </p>
      {trouble !== null && <DeskTrouble message={trouble} />}
      {view.garbledCount > 0 && (
        <Notice className="mt-4" title={words.garbled.title}>
          <GarbledWords words={words.garbled} garbled={view.garbled} garbledCount={view.garbledCount} />
        </Notice>
      )}
      <RememberedNotice remembered={view.remembered} words={words.reading.remembered} />
      <HeadingsQuestion from={view.from} words={words.reading.from} />
      <Questions questions={view.questions} words={words.reading} />
      <NoName columns={view.columns} problems={view.problems} words={words.reading.guesses} />
      <GuessNotice columns={view.columns} words={words.reading.guesses} />
      <HowRead from={view.from} words={words.reading.from} />
      <Section id="happens" title={words.happens.title}>
        <p className="ink-2">{words.happens.text(view.squares !== null)}</p>
        <SheetSquares words={words.squares} squares={view.squares} counts={view.counts} />
      </Section>
      <Problems
        view={view}
        words={words}
        onFix={(fix) => check.choose({ fixes: [fix] })}
        onSay={(means) => check.choose({ values: [means] })}
      />
      <Added view={view} words={words} />
      <Changes view={view} words={words} />
      <Columns
        view={view}
        words={words.columns}
        heads={words.tables.columns}
        onChoose={(column, field) => check.choose({ columns: [{ column, field }] })}
      />
      <noscript>
        <p>
          <Button type="submit" name="act" value="check">
            {words.checkAgain}
          </Button>
        </p>
      </noscript>
      <Publish view={view} words={words.publish} publish={publish} onPublish={setPublish} />
      <ImportFoot
        view={view}
        words={words.foot}
        far={check.far}
        isBusy={check.isBusy}
        isProving={check.isProving}
        stopped={check.stopped ?? answered}
      />
    </form>
  )
}

type PublishWords = { view: CheckedImport; words: CheckedSheetWords['publish'] }
type PublishProps = PublishWords & { publish: boolean; onPublish: (publish: boolean) => void }

function Publish({ view, words, publish, onPublish }: PublishProps) {
  const { counts, notReady, forAnyone } = view
  if (view.isAffiliates) return <Unclaimed view={view} words={words} />
  if (counts.new === 0) return null
  return (
    <Section id="publish" title={words.title}>
      <p className="ink-2">{words.drafts(notReady)}</p>
      {forAnyone > 0 && (
        <p className="measure">
          <b>{words.forAnyone(forAnyone)}</b> {words.forWhom(forAnyone)} <a href="#allcolumns">{words.column}</a>{' '}
          {words.first}
        </p>
      )}
      <Checkbox
        name="publish"
        value="yes"
        emphasis
        checked={publish}
        onChange={(event) => onPublish(event.currentTarget.checked)}
      >
        {words.submit(counts.new)}
      </Checkbox>
    </Section>
  )
}

function Unclaimed({ view: { counts, certified }, words }: PublishWords) {
  if (counts.new + certified === 0) return null
  return (
    <Section id="publish" title={words.title}>
      {counts.new > 0 && <p className="ink-2">{words.unclaimed(counts.new)}</p>}
      <p className="ink-2">{words.certified(certified)}</p>
    </Section>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 mt-6" aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

type Fix = { row: number; field: string; value: string }
type Means = { field: string; found: string; value: string | null }
type PartProps = { view: CheckedImport; words: CheckedSheetWords }
type ProblemsProps = PartProps & { onFix: (fix: Fix) => void; onSay: (means: Means) => void }

function Problems({ view, words: all, onFix, onSay }: ProblemsProps) {
  const words = all.problems
  const { problems, problemCount, counts, duplicates, listedCount, samePhone } = view
  const isQuiet = counts.problem === 0 && view.saidValues.length === 0
  if (isQuiet && duplicates.length === 0 && listedCount + samePhone === 0) return null
  return (
    <Section id="problems" title={words.title(counts.problem)}>
      <WrongValues words={all.wrong} view={view} onSay={onSay} />
      {counts.problem > 0 && (
        <>
          <p className="ink-2">
            {words.fix}{' '}
            <a href={`/api/imports/${view.id}/left-out.csv`} download>
              {words.download(counts.problem)}
            </a>
            .
          </p>
          {problems.length > 0 && (
            <ProblemTable
              words={all.tables}
              problems={problems}
              onFix={({ row, field }, value) => onFix({ row, field, value })}
            />
          )}
          <More view={view} words={all} shown={problems.length} of={problemCount} what="problems" />
        </>
      )}
      {duplicates.map(({ row, residence, keeps, drops }) => (
        <p key={row}>
          {words.double(row)} <b>{residence}</b>
          {words.keeps(keeps)} {drops !== '' && words.drops(drops)}
          <Button type="submit" variant="text" small name="two" value={row}>
            {words.two}
            <span className="vh">{words.ofRow(row)}</span>
          </Button>
        </p>
      ))}
      <ListedElsewhere view={view} words={all.listed} />
    </Section>
  )
}

function Added({ view, words }: PartProps) {
  const { added, counts } = view
  if (counts.new === 0) return null
  return (
    <Section id="added" title={words.added(counts.new)}>
      <NewTable words={words.tables} added={added} />
      <More view={view} words={words} shown={added.length} of={counts.new} what="added" />
    </Section>
  )
}

function Changes({ view, words }: PartProps) {
  const { changes, changeCount, counts } = view
  if (counts.changed === 0) return null
  return (
    <Section id="changes" title={words.changes(counts.changed)}>
      <ChangeTable words={words.tables} changes={changes} />
      <More view={view} words={words} shown={changes.length} of={changeCount} what="changes" />
    </Section>
  )
}

type MoreProps = PartProps & { shown: number; of: number; what: keyof CheckedSheetWords['more'] }

function More({ view, words, shown, of, what }: MoreProps) {
  if (shown >= of) return null
  return (
    <p>
      {words.first(shown, of, words.more[what])}{' '}
      {shown < 1_000 && (
        <a href={`/workspace/import/${view.id}?shown=${Math.min(of, shown + 250, 1_000)}#${what}`}>{words.showMore}</a>
      )}
    </p>
  )
}

type ColumnsProps = {
  view: CheckedImport
  words: CheckedSheetWords['columns']
  heads: CheckedSheetWords['tables']['columns']
  onChoose: (column: number, field: string) => void
}

function Columns({ view, words, heads, onChoose }: ColumnsProps) {
  const { columns, fields } = view
  const placed = columns.filter(({ field }) => field !== null).length
  return (
    <Section id="columns" title={words.title}>
      <p className="ink-2">{words.placed(placed, columns.length)}</p>
      <ColumnTable
        words={heads}
        see={words.see(columns.length)}
        columns={columns}
        fields={fields}
        onChoose={onChoose}
      />
    </Section>
  )
}

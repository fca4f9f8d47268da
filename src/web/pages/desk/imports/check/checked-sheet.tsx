import { type FormEvent, type ReactNode, useState } from 'react'
import { shownAtFirst } from '#contract/imports/import-limits.ts'
import type { CheckedImport, ImportView } from '#contract/imports/imports.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { readPressedChoice } from '#web/pages/desk/imports/import-form.ts'
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
  answered: string | null
  onView: (view: ImportView) => void
  onDone: () => void
}

/** One form, so that nothing typed is lost. */
export function CheckedSheet({ first, answered, onView, onDone }: CheckedSheetProps) {
  const check = useCheck(first, onView)
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
        Read again
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
        <Notice className="mt-4" title="Some letters look wrong.">
          <GarbledWords garbled={view.garbled} garbledCount={view.garbledCount} />
        </Notice>
      )}
      <RememberedNotice remembered={view.remembered} />
      <HeadingsQuestion from={view.from} />
      <Questions questions={view.questions} />
      <NoName columns={view.columns} problems={view.problems} />
      <GuessNotice columns={view.columns} />
      <HowRead from={view.from} />
      <Section id="happens" title="What would happen">
        <p className="ink-2">
          Nothing is imported yet.{' '}
          {view.squares ? 'One square is one row of your sheet, in order.' : 'The bar is your whole sheet.'}
        </p>
        <SheetSquares squares={view.squares} counts={view.counts} />
      </Section>
      <Problems
        view={view}
        onFix={(fix) => check.choose({ fixes: [fix] })}
        onSay={(means) => check.choose({ values: [means] })}
      />
      <Added view={view} />
      <Changes view={view} />
      <Columns view={view} onChoose={(column, field) => check.choose({ columns: [{ column, field }] })} />
      <noscript>
        <p>
          <Button type="submit" name="act" value="check">
            Check again
          </Button>
        </p>
      </noscript>
      <Publish view={view} publish={publish} onPublish={setPublish} />
      <ImportFoot
        view={view}
        far={check.far}
        isBusy={check.isBusy}
        isProving={check.isProving}
        stopped={check.stopped ?? answered}
      />
    </form>
  )
}

type PublishProps = { view: CheckedImport; publish: boolean; onPublish: (publish: boolean) => void }

function Publish({ view, publish, onPublish }: PublishProps) {
  const { counts, notReady, forAnyone } = view
  if (view.isAffiliates) return <Unclaimed view={view} />
  if (counts.new === 0) return null
  const residences = counts.new === 1 ? 'the new house' : `the ${formatNumber(counts.new)} new houses`
  return (
    <Section id="publish" title="On the public list">
      <p className="ink-2">
        New houses come in as drafts that only you see. Published, the first ones of a new organization wait for one
        check; all others are public at once.
        {notReady > 0 && ` ${formatNumber(notReady)} without phone or beds ${notReady === 1 ? 'stays' : 'stay'} so.`}
      </p>
      {forAnyone > 0 && (
        <p className="measure">
          <b>{formatCount(forAnyone, 'house')} will say: for anyone.</b> Your file does not say for whom{' '}
          {forAnyone === 1 ? 'its' : 'their'} beds are. If a column does, choose <a href="#allcolumns">“A bed for”</a>{' '}
          for it first.
        </p>
      )}
      <Checkbox
        name="publish"
        value="yes"
        emphasis
        checked={publish}
        onChange={(event) => onPublish(event.currentTarget.checked)}
      >
        Publish {residences}
      </Checkbox>
    </Section>
  )
}

function Unclaimed({ view: { counts, certified } }: { view: CheckedImport }) {
  if (counts.new + certified === 0) return null
  const residences = formatCount(certified, 'home comes', 'homes come')
  return (
    <Section id="publish" title="On the public list">
      {counts.new > 0 && (
        <p className="ink-2">
          {counts.new === 1
            ? 'The new home is listed at once, as one that nobody has claimed. Nobody can see how many beds are open until its operator claims it and says so.'
            : `The ${formatNumber(counts.new)} new homes are listed at once, as homes that nobody has claimed. Nobody can see how many beds are open until their operator claims them and says so.`}
        </p>
      )}
      <p className="ink-2">
        {certified === 0
          ? 'None of them is certified by this file: it gives no certificate.'
          : `${residences} in certified, with the certificate this file gives.`}
      </p>
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
type ProblemsProps = { view: CheckedImport; onFix: (fix: Fix) => void; onSay: (means: Means) => void }

function Problems({ view, onFix, onSay }: ProblemsProps) {
  const { problems, problemCount, counts, duplicates, listedCount, samePhone } = view
  const isQuiet = counts.problem === 0 && view.saidValues.length === 0
  if (isQuiet && duplicates.length === 0 && listedCount + samePhone === 0) return null
  const rows = formatCount(counts.problem, 'row has a problem', 'rows have a problem')
  return (
    <Section id="problems" title={counts.problem === 0 ? 'Rows to know about' : rows}>
      <WrongValues view={view} onSay={onSay} />
      {counts.problem > 0 && (
        <>
          <p className="ink-2">
            Fix them here, or leave them out and take them with you:{' '}
            <a href={`/api/imports/${view.id}/left-out.csv`} download>
              download the {counts.problem === 1 ? 'row' : `${formatNumber(counts.problem)} rows`}
            </a>
            .
          </p>
          {problems.length > 0 && (
            <ProblemTable problems={problems} onFix={({ row, field }, value) => onFix({ row, field, value })} />
          )}
          <More view={view} shown={problems.length} of={problemCount} what="problems" />
        </>
      )}
      {duplicates.map(({ row, residence, keeps, drops }) => (
        <p key={row}>
          Row {row} has the phone and address of <b>{residence}</b>
          {keeps === null ? ', which is on your list. We keep what is there.' : `. We keep row ${keeps}.`}{' '}
          {drops !== '' && `Certificate ${drops} of this row is left out. `}
          <Button type="submit" variant="text" small name="two" value={row}>
            They are two houses<span className="vh">: row {row}</span>
          </Button>
        </p>
      ))}
      <ListedElsewhere view={view} />
    </Section>
  )
}

function Added({ view }: { view: CheckedImport }) {
  const { added, counts } = view
  if (counts.new === 0) return null
  const title = formatCount(counts.new, 'house is new', 'houses are new')
  return (
    <Section id="added" title={title}>
      <NewTable added={added} />
      <More view={view} shown={added.length} of={counts.new} what="added" words="new houses" />
    </Section>
  )
}

function Changes({ view }: { view: CheckedImport }) {
  const { changes, changeCount, counts } = view
  if (counts.changed === 0) return null
  const title = formatCount(counts.changed, 'house changes', 'houses change')
  return (
    <Section id="changes" title={title}>
      <ChangeTable changes={changes} />
      <More view={view} shown={changes.length} of={changeCount} what="changes" />
    </Section>
  )
}

type MoreProps = { view: CheckedImport; shown: number; of: number; what: string; words?: string }

function More({ view, shown, of, what, words = what }: MoreProps) {
  if (shown >= of) return null
  return (
    <p>
      These are the first {formatNumber(shown)} of {formatNumber(of)} {words}.{' '}
      {shown < 1_000 && (
        <a href={`/workspace/import/${view.id}?shown=${Math.min(of, shown + 250, 1_000)}#${what}`}>Show more</a>
      )}
    </p>
  )
}

function Columns({ view, onChoose }: { view: CheckedImport; onChoose: (column: number, field: string) => void }) {
  const { columns, fields } = view
  const placed = columns.filter(({ field }) => field !== null).length
  return (
    <Section id="columns" title="Your columns">
      <p className="ink-2">
        {placed} of {columns.length} {columns.length === 1 ? 'column' : 'columns'} matched. Change one and we check
        again. An empty cell changes nothing.
      </p>
      <ColumnTable columns={columns} fields={fields} onChoose={onChoose} />
    </Section>
  )
}

import { describe, expect, it } from 'vitest'
import {
  type BegunImport,
  decide,
  type ImportCase,
  type ImportEvent,
  type ImportRun,
  refuseNothingPutBack,
} from './decide.ts'

const at = new Date('2026-11-30T09:00:00Z')
const counts = { new: 2, changed: 3, same: 1, duplicate: 0, problem: 4 }
const begun: BegunImport = { askedBy: 'dana', personName: 'Dana', fileName: 'houses.csv', at, published: true, counts }

function runOf(state: ImportRun['state'], given: Partial<ImportRun> = {}): ImportCase {
  const run = { ...begun, state, stopped: null, tries: 0, undone: null, isUndoable: false, ...given }
  return { run, isBusy: state !== 'done' && run.stopped !== 'hidden' }
}

const none: ImportCase = { run: null, isBusy: false }
const busy: ImportCase = { run: null, isBusy: true }
const done = runOf('done', { isUndoable: true })
const doneAndBusy = { ...done, isBusy: true }
const closed = runOf('done', { undone: { by: 'Lee', at, kept: 0 } })
const hidden = runOf('writing', { stopped: 'hidden', tries: 5 })
const undoing = (kept = 0, given: Partial<ImportRun> = {}) =>
  runOf('undoing', { undone: { by: 'Lee', at: null, kept }, ...given })
const takenBack = { stopped: 'taken_back', undone: { by: 'Dana', at: null, kept: 0 } } as const

const checked = (given: { isAsSeen?: boolean; isOvertaken?: boolean; checks?: number } = {}): ImportEvent => {
  const { isAsSeen = true, isOvertaken = false, checks = 1 } = given
  return { kind: 'checked', isAsSeen, isOvertaken, checks, begun }
}
const undoAsked: ImportEvent = { kind: 'undo asked', by: { id: 'lee', name: 'Lee' } }
const putBack: ImportEvent = { kind: 'put back', at }
const [asked, written, dropped, finished, silent, failed] = (
  ['asked', 'written', 'dropped', 'finished', 'fell silent', 'failed'] as const
).map((kind) => ({ kind })) as [ImportEvent, ImportEvent, ImportEvent, ImportEvent, ImportEvent, ImportEvent]

const isBusy = ['conflict: Your organization has another import or undo under way. Try again when it is done.']
const isOver = ['conflict: This import is undone already, or more than 24 hours old.']
const isChanged = ['conflict: Your houses changed since you looked. Here is what would happen now.']
const noImport = ['not_found: There is no such import.']
const isNoted = 'history: imported by Dana {"new":2,"changed":3,"same":1,"duplicate":0,"problem":4}'

const rows: readonly (readonly [state: string, of: ImportCase, event: ImportEvent, then: readonly string[]])[] = [
  ['asked: of a file', none, asked, ['none', 'check']],
  ['asked: a second time', done, asked, ['done']],
  ['asked: a second time, while another is under way', doneAndBusy, asked, ['done']],
  ['asked: while another is under way', busy, asked, isBusy],
  ['asked: while it is being written', runOf('writing'), asked, isBusy],
  ['asked: of one that is hidden', hidden, asked, ['writing, stopped: hidden, tries: 5']],
  ['checked: as it was seen', none, checked(), ['writing', 'write']],
  ['checked: it would do something else by now', none, checked({ isAsSeen: false }), isChanged],
  ['checked: another process was faster', done, checked({ isOvertaken: true }), ['done']],
  ['checked: another began meanwhile', busy, checked(), isBusy],
  ['checked: residences changed during the check', none, checked({ isOvertaken: true }), ['none', 'check']],
  ['checked: they changed during the second check', none, checked({ isOvertaken: true, checks: 2 }), ['none', 'check']],
  [
    'checked: they changed during the last check',
    none,
    checked({ isOvertaken: true, checks: 3 }),
    ['writing', 'write'],
  ],
  ['written', runOf('writing'), written, ['finishing', 'finish']],
  ['finished', runOf('finishing'), finished, ['done', isNoted]],
  [
    'finished: by another process',
    runOf('finishing', { tries: 2 }),
    finished,
    ['done, tries: 2', 'mail: finished', isNoted],
  ],
  ['dropped: who asked is answered so', runOf('writing'), dropped, ['none']],
  ['dropped: by another process', runOf('writing', { tries: 1 }), dropped, ['none', 'mail: interrupted']],
  [
    'undo asked',
    runOf('done', { isUndoable: true, tries: 3 }),
    undoAsked,
    ['undoing for lee, undone by Lee, kept: 0', 'undo'],
  ],
  ['undo asked: too late, or again', closed, undoAsked, isOver],
  ['undo asked: of one that is hidden', hidden, undoAsked, isOver],
  [
    'undo asked: of one whose undo was stopped',
    runOf('done', { isUndoable: true, stopped: 'undo', tries: 5 }),
    undoAsked,
    ['undoing for lee, undone by Lee, kept: 0', 'undo'],
  ],
  ['undo asked: of no import of theirs', none, undoAsked, noImport],
  ['undo asked: while another is under way', doneAndBusy, undoAsked, isBusy],
  [
    'put back: everything',
    undoing(0),
    putBack,
    ['done, undone by Lee at last, kept: 0', 'history: undone by Lee {"kept":0}'],
  ],
  [
    'put back: some of it',
    undoing(4),
    putBack,
    ['done, undone by Lee at last, kept: 4', 'history: undone by Lee {"kept":4}'],
  ],
  ['put back: nothing, and it can be asked again', undoing(5), putBack, ['done']],
  [
    'put back: by another process, which nobody is mailed of',
    undoing(0, { tries: 1 }),
    putBack,
    ['done, tries: 1, undone by Lee at last, kept: 0', 'history: undone by Lee {"kept":0}'],
  ],
  [
    'put back: one that could not be finished',
    runOf('undoing', takenBack),
    putBack,
    ['done, stopped: taken_back, undone by Dana at last, kept: 0', 'history: undone by Dana {"kept":0}'],
  ],
  ['fell silent: while it was written', runOf('writing', { tries: 1 }), silent, ['writing, tries: 1', 'drop']],
  ['fell silent: once it was decided', runOf('finishing', { tries: 1 }), silent, ['finishing, tries: 1', 'finish']],
  ['fell silent: in its undo', undoing(0, { tries: 1 }), silent, ['undoing, tries: 1, undone by Lee, kept: 0', 'undo']],
  [
    'fell silent: taken back',
    runOf('undoing', takenBack),
    silent,
    ['undoing, stopped: taken_back, undone by Dana, kept: 0', 'undo'],
  ],
  ['failed: while it was dropped', runOf('writing', { tries: 4 }), failed, ['writing, tries: 4']],
  ['failed: before it was finished', runOf('finishing', { tries: 4 }), failed, ['finishing, tries: 4']],
  ['failed: in its undo', undoing(1, { tries: 4 }), failed, ['undoing, tries: 4, undone by Lee, kept: 1']],
  [
    'failed five times: to drop it',
    runOf('writing', { tries: 5 }),
    failed,
    ['writing, stopped: hidden, tries: 5', 'mail: hidden', 'hide'],
  ],
  [
    'failed five times: to finish it',
    runOf('finishing', { tries: 5 }),
    failed,
    ['undoing, stopped: taken_back, undone by Dana, kept: 0', 'mail: taken_back', 'forget planned'],
  ],
  ['failed five times: to undo it', undoing(1, { tries: 5 }), failed, ['done, stopped: undo, tries: 5', 'mail: undo']],
  [
    'failed five times: to take it back',
    runOf('undoing', { ...takenBack, tries: 5 }),
    failed,
    ['writing, stopped: hidden, tries: 5', 'mail: hidden', 'hide'],
  ],
]

function describeRun({ state, stopped, tries, askedBy, undone }: ImportRun): string {
  const asker = askedBy === 'dana' ? '' : ` for ${askedBy}`
  const undo = undone && `undone by ${undone.by}${undone.at ? ' at last' : ''}, kept: ${undone.kept}`
  return [`${state}${asker}`, stopped && `stopped: ${stopped}`, tries > 0 && `tries: ${tries}`, undo]
    .filter(Boolean)
    .join(', ')
}

function describeOutcome(out: ReturnType<typeof decide>): string[] {
  if ('refused' in out) return [`${out.refused}: ${out.words}`]
  const history = out.history.map(({ change, by, after }) => `history: ${change} by ${by} ${JSON.stringify(after)}`)
  const mails = out.mails.map((end) => `mail: ${end}`)
  return [out.case.run ? describeRun(out.case.run) : 'none', ...mails, ...history, ...out.tasks]
}

describe('what comes of an import', () => {
  it.each(rows)('%s', (_, of, event, then) => {
    const was = structuredClone(of)
    expect(describeOutcome(decide(of, event))).toEqual(then)
    expect(of).toEqual(was)
  })

  it('is said once for each state', () => {
    expect(new Set(rows.map(([state]) => state)).size).toBe(rows.length)
  })

  it('is said in words where nothing was put back', () => {
    expect([1, 1200].map((kept) => refuseNothingPutBack(kept).words)).toEqual([
      'Nothing was put back: the one house was changed after the import.',
      'Nothing was put back: all 1,200 houses were changed after the import.',
    ])
  })
})

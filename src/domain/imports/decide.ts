import { buildOutcome, type Outcome } from '#domain/decisions/outcome.ts'
import { type Refusal, refuseAsConflict, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import type { OutcomeCounts } from './row-outcome.ts'

export type RunState = 'writing' | 'finishing' | 'undoing' | 'done'

export type BegunImport = {
  askedBy: string
  personName: string
  fileName: string
  at: Date
  published: boolean
  counts: OutcomeCounts
}

export type ImportRun = BegunImport & {
  state: RunState
  stopped: 'taken_back' | 'hidden' | 'undo' | null
  tries: number
  undone: { by: string; at: Date | null; kept: number } | null
  isUndoable: boolean
}

/** `isBusy`: an import or an undo of the organization is under way, this one or another. */
export type ImportCase = { run: ImportRun | null; isBusy: boolean }

export type ImportEvent =
  | { kind: 'asked' }
  /**
   * `isAsSeen`: the file would still do what whoever asked was shown. `isOvertaken`: the residences changed since the
   * check.
   */
  | { kind: 'checked'; isAsSeen: boolean; isOvertaken: boolean; checks: number; begun: BegunImport }
  | { kind: 'written' | 'dropped' | 'finished' | 'fell silent' | 'failed' }
  | { kind: 'undo asked'; by: { id: string; name: string } }
  | { kind: 'put back'; at: Date }

export const importEnds = ['interrupted', 'finished', 'taken_back', 'hidden', 'undo'] as const
export type ImportEnd = (typeof importEnds)[number]

export type ImportNote = { change: 'imported' | 'undone'; by: string; fileName: string; after: Record<string, number> }
export type ImportTask = 'check' | 'write' | 'drop' | 'finish' | 'undo' | 'forget planned' | 'hide'
export type ImportOutcome = Outcome<ImportCase, ImportEnd, ImportNote, ImportTask>

const maxChecks = 3
const maxTries = 5

const busy = refuseAsConflict('Your organization has another import or undo under way. Try again when it is done.')
const noImport = refuseAsNotFound('There is no such import.')

export function decide(of: ImportCase, event: ImportEvent): ImportOutcome | Refusal {
  const { run, isBusy } = of
  // Nobody sees one before it is written.
  const isSeen = run !== null && (run.state !== 'writing' || run.stopped !== null)
  switch (event.kind) {
    case 'asked':
      if (isSeen) return buildOutcome(of)
      return isBusy ? busy : buildOutcome(of, { tasks: ['check'] })
    case 'checked':
      if (!event.isAsSeen)
        return refuseAsConflict('Your houses changed since you looked. Here is what would happen now.')
      if (isSeen) return buildOutcome(of)
      return isBusy ? busy : begin(of, event)
    case 'undo asked':
      if (isBusy) return busy
      return run ? startUndo(run, event.by) : noImport
    default:
      return run ? goOn(of, run, event) : noImport
  }
}

type CheckedEvent = Extract<ImportEvent, { kind: 'checked' }>

function begin(of: ImportCase, { isOvertaken, checks, begun }: CheckedEvent): ImportOutcome {
  if (isOvertaken && checks < maxChecks) return buildOutcome(of, { tasks: ['check'] })
  const run = { ...begun, state: 'writing', stopped: null, tries: 0, undone: null, isUndoable: false } as const
  return buildOutcome({ run, isBusy: true }, { tasks: ['write'] })
}

function startUndo(run: ImportRun, by: { id: string; name: string }): ImportOutcome | Refusal {
  if (!run.isUndoable) return refuseAsConflict('This import is undone already, or more than 24 hours old.')
  const undone = { by: by.name, at: null, kept: 0 }
  return change(run, { state: 'undoing', stopped: null, tries: 0, askedBy: by.id, undone }, { tasks: ['undo'] })
}

type OfRun = Exclude<ImportEvent, { kind: 'asked' | 'checked' | 'undo asked' }>

const workOf = { writing: ['drop'], finishing: ['finish'], undoing: ['undo'], done: [] } as const

function goOn(of: ImportCase, run: ImportRun, event: OfRun): ImportOutcome {
  // Whoever asked saw how it ended, unless another process ended it.
  const isTakenOver = run.tries > 0
  switch (event.kind) {
    case 'written':
      return change(run, { state: 'finishing' }, { tasks: ['finish'] })
    case 'dropped':
      return buildOutcome({ run: null, isBusy: false }, { mails: isTakenOver ? ['interrupted'] : [] })
    case 'finished': {
      const note: ImportNote = { change: 'imported', by: run.personName, fileName: run.fileName, after: run.counts }
      return change(run, { state: 'done' }, { mails: isTakenOver ? ['finished'] : [], history: [note] })
    }
    case 'put back':
      return endUndo(run, event.at)
    case 'fell silent':
      return buildOutcome(of, { tasks: [...workOf[run.state]] })
    case 'failed':
      return run.tries < maxTries ? buildOutcome(of) : stop(run)
  }
}

function endUndo(run: ImportRun, at: Date): ImportOutcome {
  const { undone, counts, fileName } = run
  if (undone === null || counts.new + counts.changed <= undone.kept) return change(run, { state: 'done', undone: null })
  const note: ImportNote = { change: 'undone', by: undone.by, fileName, after: { kept: undone.kept } }
  return change(run, { state: 'done', undone: { ...undone, at } }, { history: [note] })
}

export function refuseNothingPutBack(kept: number): Refusal {
  const residences = kept === 1 ? 'the one house was' : `all ${formatNumber(kept)} houses were`
  return refuseAsConflict(`Nothing was put back: ${residences} changed after the import.`)
}

function stop(run: ImportRun): ImportOutcome {
  if (run.state === 'finishing') {
    const undone = { by: run.personName, at: null, kept: 0 }
    const to = { state: 'undoing', stopped: 'taken_back', tries: 0, undone } as const
    return change(run, to, { mails: ['taken_back'], tasks: ['forget planned'] })
  }
  if (run.state === 'undoing' && run.stopped === null) {
    return change(run, { state: 'done', stopped: 'undo', undone: null }, { mails: ['undo'] })
  }
  return change(run, { state: 'writing', stopped: 'hidden', undone: null }, { mails: ['hidden'], tasks: ['hide'] })
}

function change(
  before: ImportRun,
  to: Partial<ImportRun>,
  comes?: Partial<Omit<ImportOutcome, 'case'>>,
): ImportOutcome {
  const run = { ...before, ...to }
  return buildOutcome({ run, isBusy: run.state !== 'done' && run.stopped !== 'hidden' }, comes)
}

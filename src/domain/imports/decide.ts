import { type Refusal, refuseAsConflict, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import { formatNumber } from '#domain/language/numbers.ts'

export type RunState = 'writing' | 'finishing' | 'undoing'

export type ImportCase = {
  /** Null before it was asked for, and while it is written, which nobody sees. */
  run: { isUndoable: boolean } | null
  isBusy: boolean
}

export type TakenRun = { state: RunState; stopped: 'taken_back' | null; tries: number }

export type ImportEvent =
  | { kind: 'asked' }
  /**
   * `isAsSeen`: the file would still do what whoever asked was shown. `isOvertaken`: the residences changed since the
   * check.
   */
  | { kind: 'checked'; isAsSeen: boolean }
  | { kind: 'turn came'; isOvertaken: boolean; checks: number }
  | { kind: 'undo asked' }
  | { kind: 'put back'; kept: number; isUndone: boolean }

export type ImportTask = 'check' | 'write' | 'undo'

export const importEnds = ['interrupted', 'finished', 'taken_back', 'hidden', 'undo'] as const
export type ImportEnd = (typeof importEnds)[number]

export type RunOutcome = {
  task: 'drop' | 'finish' | 'undo' | 'try again' | 'take back' | 'close undo' | 'hide'
  mail: ImportEnd | null
}

const maxChecks = 3
const maxTries = 5

const busy = refuseAsConflict('Your organization has another import or undo under way. Try again when it is done.')

export function decide({ run, isBusy }: ImportCase, event: ImportEvent): { task: ImportTask | null } | Refusal {
  switch (event.kind) {
    case 'asked':
      return run ? { task: null } : isBusy ? busy : { task: 'check' }
    case 'checked':
      return event.isAsSeen
        ? { task: 'write' }
        : refuseAsConflict('Your houses changed since you looked. Here is what would happen now.')
    case 'turn came':
      if (run) return { task: null }
      if (isBusy) return busy
      return { task: event.isOvertaken && event.checks < maxChecks ? 'check' : 'write' }
    case 'undo asked':
      if (isBusy) return busy
      if (!run) return refuseAsNotFound('There is no such import.')
      return run.isUndoable
        ? { task: 'undo' }
        : refuseAsConflict('This import is undone already, or more than 24 hours old.')
    case 'put back':
      return event.isUndone ? { task: null } : refuseNothingPutBack(event.kept)
  }
}

function refuseNothingPutBack(kept: number): Refusal {
  const residences = kept === 1 ? 'the one house was' : `all ${formatNumber(kept)} houses were`
  return refuseAsConflict(`Nothing was put back: ${residences} changed after the import.`)
}

export function decideTaken({ state, stopped }: TakenRun): RunOutcome {
  // Who asked has read of a stopped one.
  if (state === 'writing') return { task: 'drop', mail: stopped === null ? 'interrupted' : null }
  if (state === 'finishing') return { task: 'finish', mail: stopped === null ? 'finished' : null }
  return { task: 'undo', mail: null }
}

export function decideFailed({ state, stopped, tries }: TakenRun): RunOutcome {
  if (tries < maxTries) return { task: 'try again', mail: null }
  if (state === 'finishing') return { task: 'take back', mail: 'taken_back' }
  if (state === 'undoing' && stopped === null) return { task: 'close undo', mail: 'undo' }
  return { task: 'hide', mail: 'hidden' }
}

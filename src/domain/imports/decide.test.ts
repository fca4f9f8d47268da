import { describe, expect, it } from 'vitest'
import { decide, decideFailed, decideTaken, type ImportCase, type ImportEvent, type TakenRun } from './decide.ts'

const none: ImportCase = { run: null, isBusy: false }
const busy: ImportCase = { run: null, isBusy: true }
const done: ImportCase = { run: { isUndoable: true }, isBusy: false }
const closed: ImportCase = { run: { isUndoable: false }, isBusy: false }
const doneAndBusy = { ...done, isBusy: true }

const turn = (isOvertaken: boolean, checks = 1): ImportEvent => ({ kind: 'turn came', isOvertaken, checks })
const putBack = (kept: number, isUndone: boolean): ImportEvent => ({ kind: 'put back', kept, isUndone })

const isBusy = 'conflict: Your organization has another import or undo under way. Try again when it is done.'
const isOver = 'conflict: This import is undone already, or more than 24 hours old.'

const rows: readonly (readonly [state: string, of: ImportCase, event: ImportEvent, then: string])[] = [
  ['asked: of a file', none, { kind: 'asked' }, 'check'],
  ['asked: a second time', done, { kind: 'asked' }, 'nothing'],
  ['asked: a second time, while another is under way', doneAndBusy, { kind: 'asked' }, 'nothing'],
  ['asked: while another is under way', busy, { kind: 'asked' }, isBusy],
  ['checked: as it was seen', none, { kind: 'checked', isAsSeen: true }, 'write'],
  [
    'checked: it would do something else by now',
    none,
    { kind: 'checked', isAsSeen: false },
    'conflict: Your houses changed since you looked. Here is what would happen now.',
  ],
  ['turn came', none, turn(false), 'write'],
  ['turn came: another process was faster', done, turn(true), 'nothing'],
  ['turn came: another began meanwhile', busy, turn(false), isBusy],
  ['turn came: residences changed during the check', none, turn(true, 1), 'check'],
  ['turn came: residences changed during the second check', none, turn(true, 2), 'check'],
  ['turn came: residences changed during the last check', none, turn(true, 3), 'write'],
  ['undo asked', done, { kind: 'undo asked' }, 'undo'],
  ['undo asked: too late, or again', closed, { kind: 'undo asked' }, isOver],
  ['undo asked: of no import of theirs', none, { kind: 'undo asked' }, 'not_found: There is no such import.'],
  ['undo asked: while another is under way', doneAndBusy, { kind: 'undo asked' }, isBusy],
  ['put back: everything or some of it', closed, putBack(2, true), 'nothing'],
  [
    'put back: nothing of one',
    closed,
    putBack(1, false),
    'conflict: Nothing was put back: the one house was changed after the import.',
  ],
  [
    'put back: nothing of many',
    closed,
    putBack(1200, false),
    'conflict: Nothing was put back: all 1,200 houses were changed after the import.',
  ],
]

describe('what comes of an import', () => {
  it.each(rows)('%s', (_, of, event, then) => {
    const out = decide(of, event)
    expect('refused' in out ? `${out.refused}: ${out.words}` : (out.task ?? 'nothing')).toBe(then)
  })

  it('is said once for each state', () => {
    expect(new Set(rows.map(([state]) => state)).size).toBe(rows.length)
  })
})

describe('what comes of a run whose process fell silent', () => {
  const taken = (state: TakenRun['state'], stopped: TakenRun['stopped'], tries = 5): TakenRun => {
    return { state, stopped, tries }
  }

  it.each([
    ['writing', null, 'drop', 'interrupted'],
    ['finishing', null, 'finish', 'finished'],
    ['undoing', null, 'undo', null],
    ['undoing', 'taken_back', 'undo', null],
  ] as const)('%s, stopped before: %s', (state, stopped, task, mail) => {
    expect(decideTaken(taken(state, stopped))).toEqual({ task, mail })
  })

  it.each([
    ['writing', null, 'hide', 'hidden'],
    ['finishing', null, 'take back', 'taken_back'],
    ['undoing', null, 'close undo', 'undo'],
    // Taking it out again failed too.
    ['undoing', 'taken_back', 'hide', 'hidden'],
  ] as const)('%s and failed five times, stopped before: %s', (state, stopped, task, mail) => {
    expect(decideFailed(taken(state, stopped))).toEqual({ task, mail })
    expect(decideFailed(taken(state, stopped, 4))).toEqual({ task: 'try again', mail: null })
  })
})

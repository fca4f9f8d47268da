import { randomUUID } from 'node:crypto'
import type { ShiftChange, ShiftNews, ShiftResidence } from '#contract/team/shift.ts'
import { describeChanges } from '#domain/history/change-words.ts'
import { addDays } from '#domain/language/added-time.ts'
import { type DeskRole, mayAsRole } from '#domain/people/desk-powers.ts'
import { computeNewsStart, isOfThisShift, shiftNoteDays } from '#domain/people/shift.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  type ChangeRow,
  changeNote,
  deleteNote,
  deleteOldNotes,
  insertNote,
  isResidenceOf,
  listChanges,
  listNotes,
  listResidenceNews,
  lockLatestNote,
  type NoteRow,
  type ResidenceNews,
  readSeenAt,
  saveSeenAt,
} from './shifts.store.ts'

export type ShiftWorker = {
  actor: Extract<Actor, { kind: 'person' }>
  organizationId: string
  role: DeskRole
  person: { id: string; name: string }
}

export type Shifts = ReturnType<typeof createShifts>

const perResidence = 6

export function createShifts({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    read: ({ actor, organizationId, role, person }: ShiftWorker): Promise<ShiftNews> =>
      transactions.run(actor, async (tx) => {
        const now = clock.now()
        const place = { organizationId, personId: person.id }
        const since = computeNewsStart(await readSeenAt(tx, place), now)
        const notes = Map.groupBy(await listNotes(tx, organizationId), ({ residenceId }) => residenceId)
        const changes = Map.groupBy(
          await listChanges(tx, place, { since, perResidence }),
          ({ residenceId }) => residenceId,
        )
        const readsMessages = mayAsRole(role, 'messages')
        const residences = (await listResidenceNews(tx, organizationId, since)).map((news) =>
          toResidence(news, {
            notes: notes.get(news.id) ?? [],
            changes: changes.get(news.id) ?? [],
            readsMessages,
            person,
          }),
        )
        return {
          since: since.toISOString(),
          readAt: now.toISOString(),
          houses: [...residences.filter(hasNews), ...residences.filter((residence) => !hasNews(residence))],
        }
      }),
    change: (by: ShiftWorker, change: ShiftChange): Promise<void> =>
      transactions.run(by.actor, async (tx) => {
        const { organizationId, person } = by
        const now = clock.now()
        if (change.act === 'write') return write(tx, by, change, now)
        const at = new Date(Math.min(Date.parse(change.at), now.getTime()))
        return saveSeenAt(tx, { organizationId, personId: person.id }, at)
      }),
    forgetOld: (): Promise<number> => {
      const before = addDays(clock.now(), -shiftNoteDays)
      return transactions.run(system, (tx) => deleteOldNotes(tx, before))
    },
  }
}

async function write(
  tx: Tx,
  { organizationId, person }: ShiftWorker,
  { house: residence, words }: { house: string; words: string },
  now: Date,
): Promise<void> {
  if (!(await isResidenceOf(tx, organizationId, residence)))
    throw new AppError('not_found', 'There is no such house here.')
  const latest = await lockLatestNote(tx, organizationId, residence)
  const own = isOfThisShift(latest, person.id, now) ? latest : null
  const cleaned = cleanNote(words)
  if (cleaned === '') {
    if (own === null) throw new AppError('invalid_input', 'Not saved.', { fields: { words: 'The note is empty.' } })
    return deleteNote(tx, own.id)
  }
  if (own) return changeNote(tx, own.id, { words: cleaned, at: now })
  const note = { id: randomUUID(), residenceId: residence, words: cleaned, at: now, by: person.id, name: person.name }
  return insertNote(tx, { ...note, organizationId })
}

function cleanNote(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .toWellFormed()
    .trim()
}

type ShiftContext = {
  notes: readonly NoteRow[]
  changes: readonly ChangeRow[]
  readsMessages: boolean
  person: { id: string }
}

function toResidence(news: ResidenceNews, { notes, changes, readsMessages, person }: ShiftContext): ShiftResidence {
  const { id, name, asked, answered, unanswered, joined, left, waiting } = news
  return {
    id,
    name,
    notes: notes.map(({ words, at, by, name: writer }) => ({
      words,
      at: at.toISOString(),
      by: writer,
      isYours: by === person.id,
    })),
    changes: changes.map((row) => ({ at: row.at, by: row.personName, words: describeChange(row) })),
    moreChanges: Math.max(0, (changes[0]?.count ?? 0) - changes.length),
    questions: readsMessages ? { waiting: unanswered, asked, answered } : null,
    waitingList: readsMessages ? { waiting, joined, left } : null,
  }
}

function describeChange(row: ChangeRow): string {
  const [first] = describeChanges({ ...row, isSelf: false })
  return first.replace(/,? until .* UTC/, '')
}

function hasNews({ notes, changes, questions, waitingList }: ShiftResidence): boolean {
  const counts = [questions?.waiting, questions?.asked, questions?.answered, waitingList?.joined, waitingList?.left]
  return notes.length > 0 || changes.length > 0 || counts.some((one = 0) => one > 0)
}

import { type DoneImport, importHours } from '#contract/desk/imports.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import type { RunRow } from '#server/modules/imports/imports.store.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import { changedSinceImport, nextDone } from './undo.store.ts'

export function doneImport({ isUndoable, at, ...run }: RunRow, now: Date): DoneImport {
  const until = undoUntil(at)
  return {
    state: 'done',
    ...run,
    at: at.toISOString(),
    undoUntil: isUndoable && until > now ? until.toISOString() : null,
    staying: null,
    hasRejected: false,
  }
}

function undoUntil(at: Date): Date {
  return new Date(at.getTime() + importHours * 3_600_000)
}

export async function countStaying(
  transactions: Transactions,
  who: ImportContext,
  { id, now }: { id: string; now: () => Date },
): Promise<number> {
  let [after, last, staying, some]: [string | null, string | null, number, number] = [null, null, 0, 0]
  await runInBatches(transactions, who.actor, {
    first: 200,
    async work(tx, most) {
      const ids = (await nextDone(tx, id, { after, most })).map((residence) => residence.id)
      last = ids.at(-1) ?? null
      some = ids.length === 0 ? 0 : (await changedSinceImport(tx, id, ids, now())).length
      return ids.length
    },
    done() {
      after = last
      staying += some
    },
  })
  return staying
}

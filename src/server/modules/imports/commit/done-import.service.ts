import { type DoneImport, importHours } from '#contract/imports/imports.ts'
import { addHours } from '#domain/language/added-time.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import type { RunRow } from '#server/modules/imports/imports.store.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import { listCertifiedSince } from './certificates.store.ts'
import { listChangedSinceImport, listNextDone } from './undo.store.ts'

export function toDoneImport({ isUndoable, at, ...run }: RunRow, now: Date): DoneImport {
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
  return addHours(at, importHours)
}

export async function countStaying(
  transactions: Transactions,
  who: ImportContext,
  { id, at, now }: { id: string; at: Date; now: () => Date },
): Promise<number> {
  const run = { id, organizationId: who.organizationId, at }
  let [after, last, staying, some]: [string | null, string | null, number, number] = [null, null, 0, 0]
  await runInBatches(transactions, who.actor, {
    first: 200,
    async work(tx, most) {
      const done = await listNextDone(tx, id, { after, most })
      last = done.at(-1)?.id ?? null
      const [certified, written] = [listIds(done, true), listIds(done, false)]
      const kept = certified.length === 0 ? [] : await listCertifiedSince(tx, run, certified)
      const changed = written.length === 0 ? [] : await listChangedSinceImport(tx, id, written, now())
      some = kept.length + changed.length
      return done.length
    },
    done() {
      after = last
      staying += some
    },
  })
  return staying
}

type DoneRow = Awaited<ReturnType<typeof listNextDone>>

const listIds = (done: DoneRow, isCertified: boolean) =>
  done.filter(({ kind }) => (kind === 'certified') === isCertified).map(({ id }) => id)

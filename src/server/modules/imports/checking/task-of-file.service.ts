import { toLocalDay } from '#domain/language/local-moment.ts'
import { type CertificatesOfState, readAffiliateList } from '#server/modules/imports/commit/certificates.store.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { findResidences, listResidenceIds, readSheet, type StoredFile } from '#server/modules/imports/imports.store.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import type { CheckTask } from '#server/modules/imports/work/import-task.worker.ts'
import type { AskThread } from '#server/modules/imports/work/import-work.worker.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { AffiliateList } from './affiliate-rows.rules.ts'
import type { NewDoor } from './check-sheet.rules.ts'
import { listChoices } from './choices.rules.ts'
import { findListedElsewhere } from './listed-elsewhere.service.ts'

export type TaskParts = Pick<ServerParts, 'transactions' | 'clock'> & {
  states: { options(): Promise<StateNames> }
  placesFile: string
}

export async function readTask(
  { transactions, clock, states, placesFile }: TaskParts,
  who: ImportContext,
  { file, ask }: { file: StoredFile; ask: AskThread },
): Promise<CheckTask> {
  const now = clock.now()
  const { sheet, affiliate, ids } = await transactions.run(who.actor, async (tx) => {
    const list = await readAffiliateList(tx, who.organizationId)
    return { sheet: await readSheet(tx, file.id), affiliate: list, ids: await listResidenceIds(tx, who.organizationId) }
  })
  const task = {
    sheet,
    affiliate: null,
    choices: listChoices(file),
    residences: await readAllResidences(transactions, who, { ids, now }),
    states: await states.options(),
    placesFile,
    today: affiliate === null ? now.toISOString().slice(0, 10) : toLocalDay(now, affiliate.state),
    now: now.toISOString(),
  }
  return affiliate === null ? task : addListed(transactions, who, { task, list: affiliate, ask })
}

async function readAllResidences(
  transactions: Transactions,
  { actor }: ImportContext,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<string> {
  const residences: string[] = []
  let [read, part] = [0, '']
  await runInBatches(transactions, actor, {
    first: 200,
    async work(tx, most) {
      const some = ids.slice(read, read + most)
      part = some.length > 0 ? await findResidences(tx, some, now) : ''
      return some.length
    },
    done(did) {
      read += did
      residences.push(part)
    },
  })
  return `[${residences.filter(Boolean).join(',')}]`
}

async function addListed(
  transactions: Transactions,
  who: ImportContext,
  { task, list, ask }: { task: CheckTask; list: CertificatesOfState; ask: AskThread },
): Promise<CheckTask> {
  const first = { ...task, affiliate: JSON.stringify({ ...list, listed: {} } satisfies AffiliateList) }
  const doors = JSON.parse(await ask({ kind: 'doors', ...first })) as NewDoor[]
  const found = await findListedElsewhere(transactions, who, doors)
  const listed = Object.fromEntries(found.listed.map((one) => [one.row, one]))
  return { ...task, affiliate: JSON.stringify({ ...list, listed } satisfies AffiliateList) }
}

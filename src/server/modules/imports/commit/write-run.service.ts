import type { ImportPlan, PlannedResidence } from '#server/modules/imports/work/import-task.worker.ts'
import { findFreeAddresses } from '#server/modules/residence/listing/addresses.service.ts'
import { type Actor, system, type Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import { addCertificates } from './certificates.store.ts'
import { addBeds, addResidences, noteAdded, planChanges, seeWritten } from './commit.store.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import { continueRun, type RunInProgress } from './runs.store.ts'

class AddressTaken extends Error {}

const named = 1_000
const maxTries = 5

export async function writeRun(
  transactions: Transactions,
  actor: Actor,
  { run, plan, told }: { run: RunInProgress; plan: ImportPlan; told: OnRunProgress },
): Promise<void> {
  const { adding, changing } = plan
  const by = { importId: run.id, organizationId: run.organizationId, personId: run.askedBy, at: run.at }
  let added = 0
  let [size, tries]: [number | undefined, number] = [undefined, 0]

  async function addNamed(until: number, slugs: readonly string[], first: number): Promise<void> {
    size = await runInBatches(transactions, actor, {
      ...(size !== undefined && { first: size }),
      async work(tx, most) {
        const some = adding.slice(added, Math.min(added + most, until))
        if (some.length === 0) return 0
        await continueRun(tx, run)
        await seeWritten(tx, by)
        const own = slugs.slice(added - first, added - first + some.length)
        const residences = joinResidences(some)
        const listing = { slugs: own, claimedAt: plan.isAffiliate ? null : by.at }
        if (!(await addResidences(tx, by, residences, listing))) throw new AddressTaken()
        await addBeds(tx, residences, by)
        await addCertificates(tx, residences.papers, by)
        await noteAdded(tx, by.organizationId, run.id, residences)
        return some.length
      },
      done(did) {
        added += did
        told({ phase: 'adding', done: added, of: adding.length })
      },
    })
  }

  while (added < adding.length) {
    const first = added
    const some = adding.slice(first, first + named)
    const wished = some.map(({ slug }) => slug)
    const slugs = await transactions.run(system, (tx) => findFreeAddresses(tx, wished))
    try {
      await addNamed(first + some.length, slugs, first)
    } catch (error) {
      tries += 1
      if (!(error instanceof AddressTaken) || tries > maxTries) throw error
    }
  }
  let planned = 0
  await runInBatches(transactions, actor, {
    async work(tx, most) {
      const some = changing.slice(planned, planned + most)
      if (some.length === 0) return 0
      await continueRun(tx, run)
      await planChanges(tx, run.organizationId, run.id, `[${some.map(({ residence }) => residence).join(',')}]`)
      return some.length
    },
    done: (did) => {
      planned += did
    },
  })
}

function joinResidences(residences: readonly PlannedResidence[]) {
  const list = (of: (residence: PlannedResidence) => string) => `[${residences.map(of).filter(Boolean).join(',')}]`
  return {
    ids: residences.map(({ id }) => id),
    residences: list(({ residence }) => residence),
    beds: list(({ beds }) => beds),
    groups: list(({ groups }) => groups),
    reports: list(({ reports }) => reports),
    papers: list(({ papers }) => papers),
  }
}

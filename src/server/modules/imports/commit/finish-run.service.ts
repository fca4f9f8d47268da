import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { asSystem } from '#server/plumbing/work/as-system.ts'
import { inSlices } from '#server/plumbing/work/slices.ts'
import { addCertificates, noteCertificates } from './certificates.store.ts'
import { changeResidences, saveBeds, writeFor } from './commit.store.ts'
import {
  dropWritten,
  holdResidences,
  nextAdded,
  overtaken,
  type PlannedResidence,
  passOver,
  takePlanned,
} from './finish.store.ts'
import {
  deleteRun,
  goOn,
  markDone,
  markUndone,
  noteImport,
  noteKept,
  notePassed,
  passResidence,
  type RunAtWork,
  tellAtEnd,
} from './runs.store.ts'
import type { Told } from './told.rules.ts'
import { archive, deleteUntouched, keptResidences, markPutBack, nextDone, putBack, unsayNumbers } from './undo.store.ts'

type At = { transactions: Transactions; actor: Actor; clock: Clock }

export async function finishRun({ transactions, actor, clock }: At, run: RunAtWork, told: Told): Promise<void> {
  let changed = 0
  await inSlices(transactions, actor, {
    async work(tx, most) {
      await goOn(tx, run)
      await writeFor(tx, run.id)
      const planned = await takePlanned(tx, run.id, most)
      if (planned.length > 0) await changeSome(tx, run, { planned, now: clock.now() })
      return planned.length
    },
    done(did) {
      changed += did
      told({ phase: 'changing', done: changed, of: Math.max(run.changing, changed) })
    },
  })
  let [after, last, drawn] = [run.atResidence, run.atResidence, 0]
  await inSlices(transactions, actor, {
    async work(tx, most) {
      const ids = await nextAdded(tx, run.id, { after, most })
      last = ids.at(-1) ?? null
      if (last === null) return 0
      await goOn(tx, run)
      await writeFor(tx, run.id)
      await passResidence(tx, run.id, last)
      await noteCertificates(tx, run.organisationId, ids)
      return ids.length
    },
    done(did) {
      after = last
      drawn += did
      told({ phase: 'closing', done: drawn, of: Math.max(run.residences - run.changing, drawn) })
    },
  })
  await transactions.run(actor, async (tx) => {
    await goOn(tx, run)
    const counts = await markDone(tx, run.id)
    await noteImport(tx, run, { change: 'imported', after: counts })
    await tellAtEnd(tx, run.organisationId, run.residences)
  })
}

async function changeSome(
  tx: Tx,
  run: RunAtWork,
  { planned, now }: { planned: readonly PlannedResidence[]; now: Date },
): Promise<void> {
  const passed = await overtaken(tx, run.id, idsIn(planned), now)
  if (passed.length > 0) {
    await passOver(tx, run.id, idsIn(passed))
    await notePassed(tx, run.id, namesOf(passed))
  }
  const left = new Set(idsIn(passed))
  const residences = planned.filter(({ id }) => !left.has(id))
  if (residences.length === 0) return
  const list = (of: (residence: PlannedResidence) => object[]) => JSON.stringify(residences.flatMap(of))
  await saveBeds(
    tx,
    {
      groups: list(({ groups }) => groups),
      changedGroups: list(({ changedGroups }) => changedGroups),
      reports: list(({ reports }) => reports),
    },
    { organisationId: run.organisationId, personId: run.askedBy, at: run.at },
  )
  const by = { organisationId: run.organisationId, at: run.at }
  await addCertificates(
    tx,
    list(({ papers }) => papers),
    by,
  )
  await changeResidences(
    tx,
    run.organisationId,
    run.id,
    JSON.stringify(residences.map(({ id, fields }) => ({ id, fields }))),
  )
}

/** Only for an import that was never decided; its file can be imported again. */
export async function dropRun({ transactions }: Pick<At, 'transactions'>, run: RunAtWork): Promise<void> {
  const actor = { kind: 'system' } as const
  await inSlices(transactions, actor, {
    async work(tx, most) {
      await goOn(tx, run)
      await writeFor(tx, run.id)
      return dropWritten(tx, run.id, most)
    },
  })
  await transactions.run(actor, async (tx) => {
    await goOn(tx, run)
    await deleteRun(tx, run.id)
  })
}

export async function undoRun(
  { transactions, actor, clock }: At,
  run: RunAtWork,
): Promise<{ kept: number; isUndone: boolean }> {
  let [after, last] = [run.atResidence, run.atResidence]
  await inSlices(transactions, actor, {
    async work(tx, most) {
      const next = await nextDone(tx, run.id, { after, most })
      last = next.at(-1)?.id ?? null
      if (last === null) return 0
      await goOn(tx, run)
      await writeFor(tx, run.id)
      await putBackSome(tx, run.id, next, clock.now())
      await passResidence(tx, run.id, last)
      return next.length
    },
    done: () => {
      after = last
    },
  })
  return transactions.run(actor, async (tx) => {
    await goOn(tx, run)
    const end = await markUndone(tx, run.id, clock.now())
    if (end.isUndone) await noteImport(tx, run, { change: 'undone', after: { kept: end.kept } })
    await tellAtEnd(tx, run.organisationId, run.residences)
    return end
  })
}

async function putBackSome(
  tx: Tx,
  id: string,
  residences: readonly { id: string; kind: string }[],
  now: Date,
): Promise<void> {
  const ids = residences.map((residence) => residence.id)
  await holdResidences(tx, ids)
  const kept = await keptResidences(tx, id, ids, now)
  if (kept.length > 0) await noteKept(tx, id, namesOf(kept))
  const stays = new Set(kept.map((residence) => residence.id))
  const back = residences.filter((residence) => !stays.has(residence.id))
  const of = (kind: string) => back.flatMap((residence) => (residence.kind === kind ? [residence.id] : []))
  const [added, changed] = [of('added'), of('changed')]
  if (added.length > 0) await takeAway(tx, id, added, now)
  if (changed.length > 0) {
    await putBack(tx, id, changed)
    const mine = await markPutBack(tx, id, changed, now)
    await asSystem(tx, () => unsayNumbers(tx, id, mine))
  }
}

/** Gone where nobody has touched them since, and archived where somebody has. */
async function takeAway(tx: Tx, id: string, added: readonly string[], now: Date): Promise<void> {
  const mine = await markPutBack(tx, id, added, now)
  await asSystem(tx, () => deleteUntouched(tx, id, mine))
  await archive(tx, mine)
}

const idsIn = (residences: readonly { id: string }[]) => residences.map(({ id }) => id)
const namesOf = (residences: readonly { name: string }[]) => residences.map(({ name }) => name)

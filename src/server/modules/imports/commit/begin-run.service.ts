import { randomUUID } from 'node:crypto'
import type { BegunImport } from '#domain/imports/decide.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import type { Imports } from '#server/modules/imports/imports.service.ts'
import type { ImportPlan } from '#server/modules/imports/work/import-task.worker.ts'
import type { ImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type ApplyParts, apply } from './import-case.service.ts'
import type { OnRunProgress } from './run-outcome.rules.ts'
import { type RunInProgress, readResidencesState, takeLock } from './runs.store.ts'

export type BeginParts = ApplyParts & {
  transactions: ServerParts['transactions']
  imports: Pick<Imports, 'task' | 'toCheck'>
  work: ImportWork
}

export type RunRequest = { id: string; publish: boolean; stamp: string }

type PreparedRun = { plan: ImportPlan; fileName: string; state: string }

/** Null when the import was done already. */
export async function beginRun(
  parts: BeginParts,
  who: ImportContext,
  { asked, told }: { asked: RunRequest; told: OnRunProgress },
): Promise<{ run: RunInProgress; plan: ImportPlan } | null> {
  for (let checks = 1; ; checks += 1) {
    const prepared = await prepare(parts, who, { asked, told })
    if (prepared === null) return null
    const { plan } = prepared
    const run = await open(parts, who, { asked, prepared, checks })
    if (run !== 'check') return run && { run, plan }
  }
}

async function prepare(
  parts: BeginParts,
  who: ImportContext,
  { asked: { id, publish }, told }: { asked: RunRequest; told: OnRunProgress },
): Promise<PreparedRun | null> {
  const { transactions, imports, work } = parts
  const file = await transactions.run(who.actor, async (tx) => {
    const { tasks } = await apply(parts, tx, buildRunOf(who, id), { kind: 'asked' })
    return tasks.includes('check') ? imports.toCheck(tx, who, id) : null
  })
  if (file === null) return null
  told({ phase: 'checking', done: 0, of: file.rows })
  let state = ''
  const plan = await work.run(who.organizationId, async (ask) => {
    state = await transactions.run(who.actor, (tx) => readResidencesState(tx, who.organizationId))
    return { kind: 'plan', publish, ...(await imports.task(who, id, ask)) }
  })
  return { plan, fileName: file.name, state }
}

function open(
  parts: BeginParts,
  who: ImportContext,
  { asked, prepared, checks }: { asked: RunRequest; prepared: PreparedRun; checks: number },
): Promise<RunInProgress | 'check' | null> {
  const { actor, organizationId, personId: askedBy, personName } = who
  const { plan, fileName, state } = prepared
  const { counts } = plan
  const isAsSeen = plan.stamp === asked.stamp
  return parts.transactions.run(actor, async (tx) => {
    await takeLock(tx, organizationId)
    // Each house is compared again when its turn comes; this finds most differences before anything is changed.
    const isOvertaken = (await readResidencesState(tx, organizationId)) !== state
    const published = asked.publish || plan.isAffiliate
    const begun: BegunImport = { askedBy, personName, fileName, at: parts.clock.now(), published, counts }
    const event = { kind: 'checked', isAsSeen, isOvertaken, checks, begun } as const
    const { tasks, saved } = await apply(parts, tx, buildRunOf(who, asked.id), event)
    return tasks.includes('check') ? 'check' : saved
  })
}

export const buildRunOf = ({ organizationId }: ImportContext, id: string) => ({
  id,
  organizationId,
  worker: randomUUID(),
})

import { minuteMs } from '#domain/language/durations.ts'
import { createFairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createOneTaskHelper } from '#server/plumbing/work/one-task-helper.ts'
import { startFork } from '#server/plumbing/work/start-fork.ts'
import type { Binder, BinderFile, BinderSaid } from './binder.rules.ts'

export type BinderWork = ReturnType<typeof createBinderWork>

const waiting = {
  // What waits is in memory.
  limits: { binder: { ofOne: 1, inAll: 2 } },
  busy: {
    one: 'A binder of your organization is being made. Try again in a moment.',
    all: 'Many binders are being made right now. Try again in a moment.',
  },
} as const

const buildTooMuchError = () => new AppError('unavailable', 'This binder could not be made. Try again later.')

/** In a process of its own, one at a time: it unpacks PDFs of strangers. */
export function createBinderWork({ longest = minuteMs }: { longest?: number } = {}) {
  const queue = createFairQueue(waiting)
  const maker = createOneTaskHelper<Binder, BinderSaid>({
    start: (heard) => startFork(new URL('./binder-child.worker.ts', import.meta.url), { heard, megabytes: 512 }),
    maxMs: longest,
    idleMs: 3_000,
    tooMuch: buildTooMuchError,
  })
  async function make(binder: Binder): Promise<Uint8Array<ArrayBuffer>> {
    const said = await maker.ask(binder)
    if (said.is === 'failed') throw new Error(said.message)
    return said.bytes
  }
  return {
    /** `collect` is asked when it is the binder's turn. Where its files are too much, they are named alone. */
    run: (organizationId: string, collect: () => Promise<Binder>): Promise<Uint8Array<ArrayBuffer>> =>
      queue.run(organizationId, 'binder', async () => {
        const binder = await collect()
        try {
          return await make(binder)
        } catch {
          return make({ ...binder, files: binder.files.map(leaveOut) })
        }
      }),
  }
}

function leaveOut({ name, about, content }: BinderFile): BinderFile {
  if (content.is === 'left out') return { name, about, content }
  return {
    name,
    about,
    content: { is: 'left out', why: 'The files were too much for one binder. Open it in the application.' },
  }
}

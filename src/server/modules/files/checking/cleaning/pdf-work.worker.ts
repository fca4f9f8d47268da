import { fileRefusals } from '#domain/certification/evidence/file-refusals.ts'
import { createFairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createOneTaskHelper } from '#server/plumbing/work/one-task-helper.ts'
import { startFork } from '#server/plumbing/work/start-fork.ts'
import type { CleanedPdf, PdfTask } from './pdf-task.rules.ts'

const waiting = {
  // What waits is in memory.
  limits: { pdf: { ofOne: 3, inAll: 6 } },
  busy: {
    one: 'Other files are being worked on. Try again in a moment.',
    all: 'Many files are being worked on right now. Try again in a moment.',
  },
} as const

const buildNotCleanedError = (message: string) => new AppError('invalid_input', message)

/** In a process of its own, one at a time: it unpacks PDFs of strangers. */
export function createPdfWork({ longest = 30_000 }: { longest?: number } = {}) {
  const queue = createFairQueue(waiting)
  const cleaner = createOneTaskHelper<PdfTask, CleanedPdf>({
    start: (heard) => startFork(new URL('./pdf-child.worker.ts', import.meta.url), { heard, megabytes: 512 }),
    maxMs: longest,
    idleMs: 3_000,
    tooMuch: () => buildNotCleanedError(fileRefusals.damagedPdf),
  })
  return {
    /** Its pages alone. Throws `invalid_input` for what cannot be read, and what the queue throws. */
    async clean(organizationId: string, bytes: Uint8Array): Promise<Uint8Array> {
      const said = await queue.run(organizationId, 'pdf', () => cleaner.ask({ bytes }))
      if (said.is === 'cleaned') return said.bytes
      throw buildNotCleanedError(said.message)
    },
  }
}

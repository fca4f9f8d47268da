import { createFairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createOneTaskHelper } from '#server/plumbing/work/one-task-helper.ts'
import { startFork } from '#server/plumbing/work/start-fork.ts'
import { findPhotoProblem } from './photo-kind.rules.ts'
import type { ConvertedPhoto, PhotoSaid, PhotoTask } from './photo-task.rules.ts'

export type PhotoWork = ReturnType<typeof createPhotoWork>

const waiting = {
  // What waits is in memory.
  limits: { photo: { ofOne: 3, inAll: 8 } },
  busy: {
    one: 'Other photos of your organization are being worked on. Try again in a moment.',
    all: 'Many photos are being worked on right now. Try again in a moment.',
  },
} as const

const maxMs = 30_000
const idleMs = 3_000

export function createPhotoWork({ longest = maxMs }: { longest?: number } = {}) {
  const queue = createFairQueue(waiting)
  const converter = createOneTaskHelper<PhotoTask, PhotoSaid>({
    start: (heard) => startFork(new URL('./photo-child.worker.ts', import.meta.url), { heard, megabytes: 64 }),
    maxMs: longest,
    idleMs,
    tooMuch: buildTooMuchError,
  })
  const ask = (organizationId: string, task: PhotoTask) => queue.run(organizationId, 'photo', () => converter.ask(task))
  return {
    whyNot: findPhotoProblem,
    /**
     * In a separate process, one at a time. Throws `invalid_input` for a file that is no photo, `too_many_requests`
     * when the organization has too many waiting, `unavailable` when the server has.
     */
    async convert(organizationId: string, bytes: Uint8Array): Promise<ConvertedPhoto> {
      const result = await ask(organizationId, { bytes, wants: 'photo' })
      if (result.is === 'photo') return result.photo
      throw buildNotTakenError(result.is === 'refused' ? result.message : unknown)
    },
    /** One JPEG of its pixels alone. Throws what `convert` throws. */
    async copy(organizationId: string, bytes: Uint8Array): Promise<Uint8Array> {
      const result = await ask(organizationId, { bytes, wants: 'copy' })
      if (result.is === 'copy') return result.bytes
      throw buildNotTakenError(result.is === 'refused' ? result.message : unknown)
    },
  }
}

function buildNotTakenError(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { photo: message } })
}

const unknown = 'We could not read this picture. Open it on your device, save it again as a JPEG, and send that.'
const buildTooMuchError = () => buildNotTakenError(unknown)

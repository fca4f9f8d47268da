import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { ConvertedPhoto, PhotoSaid } from './photo-task.rules.ts'

export type PhotoWork = ReturnType<typeof createPhotoWork>

const waiting = {
  // What waits is in memory.
  room: { photo: { ofOne: 3, inAll: 8 } },
  busy: {
    one: 'Other photos of your organization are being worked on. Try again in a moment.',
    all: 'Many photos are being worked on right now. Try again in a moment.',
  },
} as const

const maxMs = 30_000
const idleMs = 3_000

export function createPhotoWork({ longest = maxMs }: { longest?: number } = {}) {
  const queue = fairQueue(waiting)
  const converter = createWorkerProcess(longest)
  return {
    /**
     * In a separate process, one at a time. Throws `invalid_input` for a file that is no photo, `too_many_requests`
     * when the organization has too many waiting, `unavailable` when the server has.
     */
    async convert(organisationId: string, bytes: Uint8Array): Promise<ConvertedPhoto> {
      const result = await queue.run(organisationId, 'photo', () => converter.ask(bytes))
      if (result.is === 'photo') return result.photo
      throw notTaken(result.message)
    },
  }
}

function notTaken(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { photo: message } })
}

type Asked = { resolve: (said: PhotoSaid) => void; reject: (error: Error) => void; late: NodeJS.Timeout }

/** A process, not a thread: native code in a thread cannot be stopped, and a bad file may crash it. */
function createWorkerProcess(longest: number): { ask(bytes: Uint8Array): Promise<PhotoSaid> } {
  let child: ChildProcess | null = null
  let current: Asked | null = null
  let idle: NodeJS.Timeout | undefined

  function finish(end: (one: Asked) => void): void {
    const one = current
    current = null
    if (!one) return
    clearTimeout(one.late)
    end(one)
  }

  function leave(error: Error): void {
    const gone = child
    child = null
    gone?.kill('SIGKILL')
    finish(({ reject }) => reject(error))
  }

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./photo-child.worker.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: 'ignore',
      // No flags of a test runner and none of our settings: this process reads files from strangers.
      execArgv: ['--max-old-space-size=64'],
      env: { MALLOC_ARENA_MAX: '2' },
    })
    const isOver = () => {
      if (started === child) leave(tooMuch())
    }
    started.on('message', (said: PhotoSaid) => {
      finish(({ resolve }) => resolve(said))
      unrefProcess(started)
      idle = setTimeout(() => leave(new Error('The process had nothing to do.')), idleMs).unref()
    })
    started.on('error', isOver)
    started.on('exit', isOver)
    return started
  }

  return {
    ask: (bytes) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        child ??= start()
        child.ref()
        child.channel?.ref()
        current = { resolve, reject, late: setTimeout(() => leave(tooMuch()), longest) }
        child.send(bytes)
      }),
  }
}

function unrefProcess(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function tooMuch(): AppError {
  return notTaken('We could not read this picture. Open it on your device, save it again as a JPEG, and send that.')
}

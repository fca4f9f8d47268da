import { Worker } from 'node:worker_threads'
import { fairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { ImportTask, TaskAnswer, ThreadSaid } from './import-task.worker.ts'

export type ImportWork = ReturnType<typeof createImportWork>

export type AskThread = <Task extends ImportTask>(task: Task) => Promise<TaskAnswer<Task['kind']>>

const waiting = {
  room: {
    file: { ofOne: 2, inAll: 20 },
    look: { ofOne: 40, inAll: 400 },
  },
  busy: {
    one: 'Other files of your organization are being read. Try again when they are done.',
    all: 'Many files are being read right now. Try again in a moment.',
  },
} as const
const maxMs = 30_000
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 } as const

const idleMs = 2_000

export function createImportWork() {
  const thread = createWorkerThread()
  const queue = fairQueue(waiting)
  // The thread answers a task with what stands for its kind in TaskAnswer.
  const ask: AskThread = <Task extends ImportTask>(task: Task) => thread.ask(task) as Promise<TaskAnswer<Task['kind']>>
  return {
    /**
     * One task at a time on its own thread, in limited memory and time. Throws `invalid_input` for a file that cannot
     * be read, `too_many_requests` when the organization has too many waiting, `unavailable` when the server has.
     */
    run: <Task extends ImportTask>(
      organisationId: string,
      task: Task | ((ask: AskThread) => Promise<Task>),
    ): Promise<TaskAnswer<Task['kind']>> =>
      queue.run(organisationId, typeof task === 'function' ? 'look' : 'file', async () =>
        ask(typeof task === 'function' ? await task(ask) : task),
      ),
  }
}

type Asked = { resolve: (answer: unknown) => void; reject: (error: Error) => void; late: NodeJS.Timeout }

function createWorkerThread(): { ask(task: ImportTask): Promise<unknown> } {
  let thread: Worker | null = null
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
    const gone = thread
    thread = null
    void gone?.terminate()
    finish(({ reject }) => reject(error))
  }

  function start(): Worker {
    const started = new Worker(new URL('./import-thread.worker.ts', import.meta.url), {
      resourceLimits: memory,
      // Not the flags of a test runner or of a script.
      execArgv: [],
    })
    started.on('message', (said: ThreadSaid) => {
      finish(({ resolve, reject }) => (said.is === 'answer' ? resolve(said.answer) : reject(failure(said))))
      started.unref()
      idle = setTimeout(() => leave(new Error('The thread had nothing to do.')), idleMs).unref()
    })
    started.on('error', (error: Error & { code?: string }) => {
      if (started === thread) leave(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error)
    })
    started.on('exit', () => {
      if (started === thread) leave(tooMuch())
    })
    return started
  }

  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        thread ??= start()
        thread.ref()
        current = { resolve, reject, late: setTimeout(() => leave(tooMuch()), maxMs) }
        const bytes = task.kind === 'read' ? task.bytes.buffer : null
        thread.postMessage(task, bytes instanceof ArrayBuffer ? [bytes] : [])
      }),
  }
}

function failure(said: Exclude<ThreadSaid, { is: 'answer' }>): Error {
  if (said.is === 'broken') return new Error(said.message)
  return new AppError('invalid_input', said.message, { fields: { sheet: said.message } })
}

function tooMuch(): AppError {
  const message = 'This file holds more than we can read at once. Split it into smaller files.'
  return new AppError('invalid_input', message, { fields: { sheet: message } })
}

import { Worker } from 'node:worker_threads'
import { createFairQueue } from '#server/plumbing/admission/queues/fair-queue.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createOneTaskHelper, type Helper } from '#server/plumbing/work/one-task-helper.ts'
import type { ImportTask, TaskAnswer, ThreadSaid } from './import-task.worker.ts'

export type ImportWork = ReturnType<typeof createImportWork>

export type AskThread = <Task extends ImportTask>(task: Task) => Promise<TaskAnswer<Task['kind']>>

const waiting = {
  limits: {
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
  const thread = createOneTaskHelper<ImportTask, ThreadSaid>({
    start: startThread,
    maxMs,
    idleMs,
    tooMuch: buildTooMuchError,
  })
  const queue = createFairQueue(waiting)
  const ask: AskThread = async <Task extends ImportTask>(task: Task) => {
    const said = await thread.ask(task)
    if (said.is !== 'answer') throw buildFailure(said)
    // The thread answers a task with what stands for its kind in TaskAnswer.
    return said.answer as TaskAnswer<Task['kind']>
  }
  return {
    /**
     * One task at a time on its own thread, in limited memory and time. Throws `invalid_input` for a file that cannot
     * be read, `too_many_requests` when the organization has too many waiting, `unavailable` when the server has.
     */
    run: <Task extends ImportTask>(
      organizationId: string,
      task: Task | ((ask: AskThread) => Promise<Task>),
    ): Promise<TaskAnswer<Task['kind']>> =>
      queue.run(organizationId, typeof task === 'function' ? 'look' : 'file', async () =>
        ask(typeof task === 'function' ? await task(ask) : task),
      ),
  }
}

function startThread(heard: { said(said: ThreadSaid): void; gone(error?: Error): void }): Helper<ImportTask> {
  const thread = new Worker(new URL('./import-thread.worker.ts', import.meta.url), {
    resourceLimits: memory,
    // Not the flags of a test runner or of a script.
    execArgv: [],
  })
  thread.on('message', heard.said)
  thread.on('error', (error: Error & { code?: string }) =>
    heard.gone(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? undefined : error),
  )
  thread.on('exit', () => heard.gone())
  return {
    send(task) {
      const bytes = task.kind === 'read' ? task.bytes.buffer : null
      thread.postMessage(task, bytes instanceof ArrayBuffer ? [bytes] : [])
    },
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: () => void thread.terminate(),
  }
}

function buildFailure(said: Exclude<ThreadSaid, { is: 'answer' }>): Error {
  if (said.is === 'broken') return new Error(said.message)
  return new AppError('invalid_input', said.message, { fields: { sheet: said.message } })
}

function buildTooMuchError(): AppError {
  const message = 'This file holds more than we can read at once. Split it into smaller files.'
  return new AppError('invalid_input', message, { fields: { sheet: message } })
}

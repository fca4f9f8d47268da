import { Worker } from 'node:worker_threads'
import { AppError } from '#server/plumbing/errors.ts'
import type { ImportTask, TaskAnswer, ThreadSaid } from './import-task.ts'

export type ImportWork = {
  /**
   * Reads or checks a file on a thread of its own, one after the other, in bounded memory and time. Throws
   * `invalid_input` with plain words for a file that cannot be read, and `unavailable` when too many wait.
   */
  run<Task extends ImportTask>(task: Task): Promise<TaskAnswer<Task['kind']>>
}

const mostWaiting = 20
const longestMs = 30_000
/** What a file of 10 MB needs, and some room; a file that unpacks to more ends the thread, not the server. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 } as const

/** Files are read one at a time, so that the other processor stays free for everybody else. */
export function createImportWork(): ImportWork {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async run<Task extends ImportTask>(task: Task) {
      if (waiting >= mostWaiting) {
        throw new AppError('unavailable', 'Many files are being read right now. Try again in a moment.', {
          retryAfter: 5,
        })
      }
      waiting += 1
      const before = last
      const mine = before.then(() => inThread(task))
      last = mine.catch(() => undefined).finally(() => (waiting -= 1))
      // The thread answers a task with what stands for its kind in TaskAnswer.
      return mine as Promise<TaskAnswer<Task['kind']>>
    },
  }
}

function inThread(task: ImportTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transferList = task.kind === 'read' && task.bytes.buffer instanceof ArrayBuffer ? [task.bytes.buffer] : []
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: task,
      transferList,
      resourceLimits: memory,
      // Not the flags of a test runner or of a script.
      execArgv: [],
    })
    const late = setTimeout(() => {
      reject(tooMuch())
      void thread.terminate()
    }, longestMs)
    thread.once('message', (said: ThreadSaid) => {
      if (said.is === 'answer') resolve(said.answer)
      else reject(new AppError('invalid_input', said.message, { fields: { sheet: said.message } }))
    })
    thread.once('error', (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error)
    })
    thread.once('exit', () => {
      clearTimeout(late)
      reject(tooMuch())
    })
  })
}

function tooMuch(): AppError {
  const message = 'This file holds more than we can read at once. Split it into smaller files.'
  return new AppError('invalid_input', message, { fields: { sheet: message } })
}

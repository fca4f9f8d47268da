import { parentPort, workerData } from 'node:worker_threads'
import { SheetError } from '../reading/sheet.ts'
import { doTask } from './do-task.ts'
import type { ImportTask, ThreadSaid } from './import-task.ts'

function say(said: ThreadSaid): void {
  parentPort?.postMessage(said)
}

try {
  // Only import-work.ts starts this thread, with a task.
  say({ is: 'answer', answer: doTask(workerData as ImportTask) })
} catch (error) {
  if (!(error instanceof SheetError)) throw error
  say({ is: 'refused', message: error.message })
}

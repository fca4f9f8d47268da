import { parentPort } from 'node:worker_threads'
import { SheetError } from '#server/modules/imports/reading/sheet.rules.ts'
import { doTask } from './do-task.worker.ts'
import type { ImportTask, ThreadSaid } from './import-task.worker.ts'

// Only import-work.worker.ts starts this thread and sends it tasks, one after the other.
parentPort?.on('message', (task: ImportTask) => {
  parentPort?.postMessage(runTask(task))
})

function runTask(task: ImportTask): ThreadSaid {
  try {
    return { is: 'answer', answer: doTask(task) }
  } catch (error) {
    if (error instanceof SheetError) return { is: 'refused', message: error.message }
    return { is: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

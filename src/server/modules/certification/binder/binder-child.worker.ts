import { Worker } from 'node:worker_threads'
import type { Binder } from './binder.rules.ts'
import { makeBinder } from './make-binder.worker.ts'

// A few bytes of a PDF may unpack to gigabytes, outside of what V8 counts and while nothing else runs here.
const mostBytes = 900 * 1024 * 1024
const watch = `setInterval(() => process.memoryUsage.rss() > ${mostBytes} && process.kill(process.pid, 'SIGKILL'), 20)`
new Worker(watch, { eval: true }).unref()

// Only binder-work.worker.ts starts this process and sends it binders, one after the other.
process.on('message', (binder: Binder) => {
  void makeBinder(binder).then((said) => process.send?.(said))
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

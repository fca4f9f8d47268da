import { Worker } from 'node:worker_threads'

/** A few bytes of a PDF may unpack to gigabytes, outside of what V8 counts and while nothing else runs in the process. */
export function endWhenLarge(megabytes: number): void {
  const most = megabytes * 1024 * 1024
  const watch = `setInterval(() => process.memoryUsage.rss() > ${most} && process.kill(process.pid, 'SIGKILL'), 20)`
  new Worker(watch, { eval: true }).unref()
}

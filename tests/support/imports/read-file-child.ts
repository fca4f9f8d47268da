import { createImportWork } from '#server/modules/imports/work/import-work.worker.ts'

// Reads one file as the server does, in a process of its own, and prints how it ended and by how many megabytes the process
// grew while it did. The file comes from another process: building it takes memory too. Usage: read-file-child.ts < file

const pieces: Buffer[] = []
for await (const piece of process.stdin) pieces.push(piece)
const bytes = new Uint8Array(Buffer.concat(pieces))
const work = createImportWork()
globalThis.gc?.()
const before = process.memoryUsage.rss()
let highest = before
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss())
}, 5)
const began = performance.now()
const end = await work.run('one', { kind: 'read', bytes, states: [] }).then(
  ({ rows }) => `${rows} rows`,
  (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
)
clearInterval(watch)
highest = Math.max(highest, process.memoryUsage.rss())
console.log(
  JSON.stringify({ end, grew: Math.round((highest - before) / 1e6), ms: Math.round(performance.now() - began) }),
)
process.exit(0)

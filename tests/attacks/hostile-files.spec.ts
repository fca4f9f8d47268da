import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { hostileFiles } from '../support/hostile-files.ts'

/** A server that does nothing takes 219 MB; with this it stays under 350. The rest is room for a busy machine's measure. */
const mostGrown = 125

type End = { end: string; grew: number }

function readAlone(bytes: Uint8Array): Promise<End> {
  const script = fileURLToPath(new URL('../support/read-file-child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--liftoff-only', '--max-semi-space-size=8', script])
  const said: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => said.push(piece))
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(JSON.parse(Buffer.concat(said).toString())))
  })
}

it.each([
  'attributes without end',
  'a text that never ends',
  'rows in rows',
  'rows of all columns there are',
  'lines without end',
  'one line of commas',
])('a file of %s is refused in plain words, and the process hardly grows', async (name) => {
  const { end, grew } = await readAlone(hostileFiles[name]?.() ?? new Uint8Array())
  expect(end).toMatch(/^invalid_input: (This file|One row of this file) /)
  expect(grew).toBeLessThan(mostGrown)
})

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { hostileFiles } from './hostile-files.ts'

/** A server that does nothing takes 219 MB; with this it stays under 350. The rest is room for a busy machine's measure. */
const maxGrown = 125

type End = { end: string; grew: number }

/** Has a hostile file read in a process of its own: it is refused in plain words, and the process hardly grows. */
export async function expectRefused(name: string): Promise<void> {
  const { end, grew } = await readAlone(hostileFiles[name]?.() ?? new Uint8Array())
  expect(end).toMatch(/^invalid_input: (This file|One row of this file) /)
  expect(grew).toBeLessThan(maxGrown)
}

function readAlone(bytes: Uint8Array): Promise<End> {
  const script = fileURLToPath(new URL('../imports/read-file-child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--liftoff-only', '--max-semi-space-size=8', script])
  const said: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => said.push(piece))
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(JSON.parse(Buffer.concat(said).toString())))
  })
}

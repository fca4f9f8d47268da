import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resolveInRoot } from './toolchain/places.mjs'

const read = (name: string) => readFileSync(resolveInRoot(name), 'utf8')

it('npm start and the image run the server with the same settings', () => {
  expect(JSON.parse(read('package.json')).scripts.start).toMatch(/^exec sh scripts\/lean-node\.sh /)
  expect(read('Dockerfile')).toMatch(/^CMD \["sh", "scripts\/lean-node\.sh", /m)
})

it('the settings reach node: garbage can be collected by hand, and malloc keeps one area', () => {
  const output = execFileSync(
    'sh',
    [resolveInRoot('scripts/lean-node.sh'), '-p', '[typeof gc, process.env.MALLOC_ARENA_MAX]'],
    { env: { ...process.env, NODE: process.execPath }, encoding: 'utf8' },
  )
  expect(output.trim()).toBe("[ 'function', '1' ]")
})

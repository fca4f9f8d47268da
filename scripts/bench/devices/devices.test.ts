import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { devices } from './devices.ts'

describe('each edit that switches a device off', () => {
  const edits = devices.flatMap(({ name, seam, source = seam, edits }) =>
    edits.map(([from]) => ({ name, source, from: String(from), parts: readFileSync(source, 'utf8').split(from) })),
  )
  test.each(edits)('$name: $from', ({ source, parts }) => {
    expect(parts.length - 1, source).toBe(1)
  })
})

import { it } from 'vitest'
import { expectRefused } from '#tests/support/hostile/hostile-reader.ts'

it.each(['attributes without end', 'a text that never ends', 'one line of commas'])(
  'a file of %s is refused in plain words, and the process hardly grows',
  expectRefused,
)

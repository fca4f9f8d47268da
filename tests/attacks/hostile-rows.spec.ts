import { it } from 'vitest'
import { expectRefused } from '#tests/support/hostile/hostile-reader.ts'

it.each(['rows in rows', 'rows of all columns there are', 'lines without end'])(
  'a file of %s is refused in plain words, and the process hardly grows',
  expectRefused,
)

import { expect, it } from 'vitest'
import { formatSize } from './file-words.ts'

it('says of a file that is a few bytes too large that it is larger than the most we take', () => {
  const mb = 1024 * 1024
  expect([20 * mb, 20 * mb + 1].map(formatSize)).toEqual(['20.0 MB', '20.1 MB'])
})

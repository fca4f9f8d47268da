import { expect, it } from 'vitest'
import { swapQuotes } from './swap-quotes.ts'

it('writes JSON without a quotation mark, and gives it back whatever it says', () => {
  const said = JSON.stringify({ one: 'Ada’s "place" `here`', two: ['\\', '&quot;'] })
  expect(swapQuotes(said)).not.toContain('"one"')
  expect(swapQuotes(swapQuotes(said))).toBe(said)
})

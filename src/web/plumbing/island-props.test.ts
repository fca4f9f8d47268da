import { expect, it } from 'vitest'
import { readProps, writeProps } from './island-props.ts'

it('writes JSON without a quotation mark, and gives it back whatever it says', () => {
  const said = { one: 'Ada’s "place" `here`', two: ['\\', '&quot;'] }
  expect(writeProps(said)).not.toContain('"one"')
  expect(readProps(writeProps(said))).toEqual(said)
})

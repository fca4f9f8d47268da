import { expect, it } from 'vitest'
import { createWriter } from './binder-page.worker.ts'

it('knows whether a letter was lost, and that a question mark alone is none', async () => {
  const writer = await createWriter()
  writer.write('Does Señor Ñandú keep “the log”? Ondřej')
  expect(writer.hasLostLetters()).toBe(false)
  writer.write('Kept by 日本 🙂')
  expect(writer.hasLostLetters()).toBe(true)
})

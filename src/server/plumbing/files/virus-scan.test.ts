import { afterAll, beforeAll, expect, it } from 'vitest'
import { eicar, fakeClamd } from '#tests/support/files/fake-clamd.ts'
import { createClamdScan } from './virus-scan.ts'

let clamd: Awaited<ReturnType<typeof fakeClamd>>
beforeAll(async () => {
  clamd = await fakeClamd()
})
afterAll(() => clamd.close())

it('the scanner says what is in a file, also over the end of a piece', async () => {
  const large = Buffer.alloc(600 * 1024, 'a')
  const scan = createClamdScan(clamd.where)
  expect(await scan(large)).toBeNull()
  large.write(eicar, 256 * 1024 - 20, 'latin1')
  expect(await scan(large)).toBe('Eicar-Test-Signature')
})

it('no answer, an error and nobody there are no word that a file is clean', async () => {
  const scan = createClamdScan(clamd.where, 200)
  clamd.answer('error')
  await expect(scan(new Uint8Array([1]))).rejects.toThrow('INSTREAM size limit exceeded')
  clamd.answer('nothing')
  await expect(scan(new Uint8Array([1]))).rejects.toThrow('clamd gives no answer')
  await clamd.close()
  await expect(scan(new Uint8Array([1]))).rejects.toThrow('ECONNREFUSED')
})

import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { tryToListen } from './start-checks.ts'

let taken: Server | undefined

afterEach(() => {
  taken?.close()
})

async function takePort(): Promise<number> {
  taken = createServer()
  await new Promise<void>((resolve) => taken?.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a start', () => {
  it('says that the port is taken, and what to do', async () => {
    const port = await takePort()
    await expect(tryToListen('127.0.0.1', port)).rejects.toThrow(
      `PORT is ${port}, and something listens there already. Stop it, or set PORT to another.`,
    )
  })

  it('says that the machine has no such address', async () => {
    await expect(tryToListen('192.0.2.1', 0)).rejects.toThrow('HOST is 192.0.2.1, and this machine cannot listen there')
  })

  it('leaves a free port free', async () => {
    const port = await takePort()
    await new Promise((resolve) => taken?.close(resolve))
    await tryToListen('127.0.0.1', port)
    await expect(tryToListen('127.0.0.1', port)).resolves.toBeUndefined()
  })
})

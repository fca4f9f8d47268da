import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder, tryToListen } from './start-checks.ts'

let folder: string
let taken: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-start-'))
})

afterEach(async () => {
  taken?.close()
  await rm(folder, { recursive: true })
})

async function takePort(): Promise<number> {
  taken = createServer()
  await new Promise<void>((resolve) => taken?.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe('a start', () => {
  it('makes its data folder, also below folders that are not there yet', async () => {
    await expect(makeFolder(join(folder, 'a/b'))).resolves.toBeUndefined()
  })

  it('says that a file stands where the data folder should be', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(makeFolder(file)).rejects.toThrow(`DATA_DIR is ${file}, and that is no folder`)
  })

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

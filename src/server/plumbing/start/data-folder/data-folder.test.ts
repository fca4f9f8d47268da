import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const readMode = async (...parts: string[]) => ((await stat(path.join(folder, ...parts))).mode & 0o7777).toString(8)

async function put(mode: number, ...parts: string[]): Promise<void> {
  const file = path.join(folder, ...parts)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'secret')
  await chmod(file, mode)
}

describe('the data folder', () => {
  it('is made for its own account alone, also below folders that are not there yet', async () => {
    await prepareDataFolder(path.join(folder, 'a/b'))
    expect(await readMode('a/b')).toBe('700')
  })

  it('is closed with all that the product put there, and what is closed already stays as it is', async () => {
    await put(0o666, 'database', 'base', '1', '1259')
    await put(0o400, 'database', 'PG_VERSION')
    await put(0o644, 'auth-secret')
    await chmod(path.join(folder, 'database'), 0o755)
    await chmod(folder, 0o755)
    await prepareDataFolder(folder)
    expect(await readMode()).toBe('700')
    expect(await readMode('database')).toBe('700')
    expect(await readMode('database/base/1/1259')).toBe('600')
    expect(await readMode('database/PG_VERSION')).toBe('400')
    expect(await readMode('auth-secret')).toBe('600')
  })

  it('is mended without going where a link leads', async () => {
    await put(0o666, 'elsewhere', 'shared.txt')
    await put(0o600, 'data', 'auth-secret')
    await mkdir(path.join(folder, 'data/database'))
    await symlink(path.join(folder, 'elsewhere'), path.join(folder, 'data/database/base'))
    await symlink(path.join(folder, 'elsewhere/shared.txt'), path.join(folder, 'data/mail'))
    await prepareDataFolder(path.join(folder, 'data'))
    expect(await readMode('elsewhere/shared.txt')).toBe('666')
  })

  it('leaves what is somebody’s own beside the product’s', async () => {
    await put(0o644, 'notes.txt')
    await put(0o666, 'database', 'PG_VERSION')
    await prepareDataFolder(folder)
    expect([await readMode(), await readMode('notes.txt'), await readMode('database/PG_VERSION')]).toEqual([
      '700',
      '644',
      '600',
    ])
  })

  it('is refused where a file stands in its place', async () => {
    await put(0o600, 'file')
    const file = path.join(folder, 'file')
    await expect(prepareDataFolder(file)).rejects.toThrow(`DATA_DIR is ${file}, and that is no folder`)
  })

  it('is refused where everybody shares it, and the way out is named', async () => {
    await chmod(folder, 0o1777)
    await expect(prepareDataFolder(folder)).rejects.toThrow(
      `DATA_DIR is ${folder}, and that folder is shared by everybody on this machine. Choose a folder for Porchlight alone, for example ${folder}/porchlight.`,
    )
    expect(await readMode()).toBe('1777')
  })

  it('is refused where it holds other things and is open to others, and stays open', async () => {
    await put(0o644, 'index.html')
    await chmod(folder, 0o755)
    await expect(prepareDataFolder(folder)).rejects.toThrow(
      'others may look into that folder, which holds things of its own (index.html)',
    )
    expect([await readMode(), await readMode('index.html')]).toEqual(['755', '644'])
  })
})

import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDataFolder } from '#server/plumbing/start/data-folder/data-folder.ts'

/** Another account of the machine reads what lies in the data folder. */
const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What in a folder anybody else has a right to, by the modes alone. */
async function openToOthers(top: string): Promise<string[]> {
  const names = ['', ...(await readdir(top, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => ({ name, mode: (await stat(path.join(top, name))).mode })))
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name)
}

it('a database that was just made, by a process everybody may read after, and its backup are closed', async () => {
  const [data, backup] = [path.join(folder, 'data'), path.join(folder, 'all.backup.gz')]
  const script = path.resolve(import.meta.dirname, '../../scripts/db.ts')
  const clean = { DATABASE_URL: '', DEMO: '', DEMO_PASSWORD: '', NODE_ENV: '', DATA_DIR: data }
  const command = `umask 000 && "${process.execPath}" "${script}" migrate && "${process.execPath}" "${script}" backup "${backup}"`
  await run('sh', ['-c', command], { env: { ...process.env, ...clean } })
  expect((await readdir(path.join(data, 'database'), { recursive: true })).length).toBeGreaterThan(900)
  // The embedded database makes this one cache with rights of its own choosing, in folders that nobody else may enter.
  expect((await openToOthers(data)).filter((name) => !name.endsWith('/pg_internal.init'))).toEqual([])
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
})

it('a database of an earlier version is closed at the start, quickly', async () => {
  const old = path.join(folder, 'old')
  for (let part = 0; part < 13; part += 1) {
    const inside = path.join(old, 'database', 'base', String(part))
    await mkdir(inside, { recursive: true, mode: 0o755 })
    for (let file = 0; file < 100; file += 1) await writeFile(path.join(inside, String(file)), '', { mode: 0o666 })
    await Promise.all((await readdir(inside)).map((name) => chmod(path.join(inside, name), 0o666)))
  }
  await chmod(old, 0o755)
  const began = performance.now()
  await prepareDataFolder(old)
  expect(await openToOthers(old)).toEqual([])
  expect(performance.now() - began).toBeLessThan(2_000)
})

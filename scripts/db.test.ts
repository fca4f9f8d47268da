import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, 'db.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-db-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const dataDir = () => path.join(folder, 'data')

/** What is printed to the person when the command is refused; fails when it is not, or when it prints a stack. */
async function refusal(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const clean = { DATABASE_URL: '', DEMO: '', DEMO_PASSWORD: '', NODE_ENV: '' }
  const env = { ...process.env, ...clean, DATA_DIR: dataDir(), ...settings }
  const failed: unknown = await run(process.execPath, [script, ...args], { env }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: 1, stderr: expect.not.stringContaining('    at ') })
  expect(existsSync(dataDir())).toBe(false)
  return failed instanceof Error && 'stderr' in failed ? String(failed.stderr) : ''
}

describe('npm run db', { timeout: 60_000 }, () => {
  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['in production, whatever DEMO says', { NODE_ENV: 'production', DEMO: 'on' }],
    ['where DEMO is off', { DEMO: 'off' }],
  ])('loads no demo data %s, and touches nothing', async (_where, settings) => {
    expect(await refusal(['seed'], settings)).toMatch(/^No demo data was loaded: /)
  })

  it('answers a wrong setting as the server does, without showing an address that may hold a password', async () => {
    const answer = await refusal(['migrate'], { DATABASE_URL: 'mysql://user:hush@host/name' })
    expect(answer).toMatch(/^DATABASE_URL is .* it must be a PostgreSQL address, for example postgres:/)
    expect(answer).not.toContain('hush')
  })

  it.each([
    ['', 'MAIL_FROM is not set, and production needs a real sender.'],
    ['Us <hello@alliance.example>', 'MAIL_FROM is "Us <hello@alliance.example>", and production needs a real sender.'],
  ])('invites nobody in the name of the sender "%s", with which the server does not start', async (sender, words) => {
    const production = { NODE_ENV: 'production', BASE_URL: 'https://porch.org', MAIL_FROM: sender }
    expect(await refusal(['staff', 'add', 'ann@alliance.org'], production)).toContain(words)
  })

  it.each([
    ['an option it does not know', ['--bogus'], "Unknown option '--bogus'"],
    ['a command it does not know', ['bogus'], 'npm run db -- <command>'],
    ['no command', [], 'npm run db -- <command>'],
  ])('explains itself when it is given %s', async (_what, args, first) => {
    const answer = await refusal(args)
    expect(answer.startsWith(first)).toBe(true)
    expect(answer).toContain('npm run db -- <command>')
  })
})

import { describe, expect, it, vi } from 'vitest'
import { runWithProgress, takeLastLines } from './progress.mjs'

function quietly(code: string) {
  const spoken = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return runWithProgress('Trying', process.execPath, ['-e', code]).finally(() => spoken.mockRestore())
}

describe('a long step', () => {
  it('keeps what the program said, for a failure', async () => {
    const ended = await quietly('console.log("out"); console.error("disk full"); process.exitCode = 3')
    expect(ended.ok).toBe(false)
    expect(ended.output).toContain('out\n')
    expect(ended.output).toContain('disk full\n')
  })

  it('is done when the program ends well', async () => {
    expect(await quietly('')).toEqual({ ok: true, output: '' })
  })

  it('has failed when there is no such program', async () => {
    const spoken = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const ended = await runWithProgress('Trying', '/nowhere/npm', []).finally(() => spoken.mockRestore())
    expect(ended).toEqual({ ok: false, output: expect.stringContaining('ENOENT') })
  })
})

describe('the last lines of an output', () => {
  it('are the end of it, without the empty line after', () => {
    expect(takeLastLines('one\ntwo\nthree\n', 2)).toBe('two\nthree')
  })
})

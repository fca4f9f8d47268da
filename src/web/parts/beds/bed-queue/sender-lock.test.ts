// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSenderLock } from './sender-lock.ts'

const name = 'pl-beds-sender/p.o'
const leaseMs = 15_000

beforeEach(() => {
  vi.useFakeTimers()
})

/** Work that runs until it is ended. */
function work(done: string[], who: string) {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = async () => {
    done.push(`${who} begins`)
    await until
    done.push(`${who} ends`)
  }
  return { run, end }
}

it('one sender, by the locks of the browser waits for its turn there, and writes nothing down', async () => {
  const request = vi.fn((_: string, run: () => Promise<void>) => run())
  vi.stubGlobal('navigator', { locks: { request } })
  const run = vi.fn(async () => {})
  await createSenderLock(name)(run)
  expect([request.mock.calls[0]?.[0], run.mock.calls.length, localStorage.length]).toEqual([name, 1, 0])
})

describe('one sender without locks', () => {
  // As on plain http in a house's own network.
  beforeEach(() => void vi.stubGlobal('navigator', {}))

  it('sends soon, and leaves nothing behind', async () => {
    const run = vi.fn(async () => {
      expect(localStorage.getItem(name)).toMatch(/ \d+$/)
    })
    const sent = createSenderLock(name)(run)
    await vi.advanceTimersByTimeAsync(100)
    await sent
    expect([run.mock.calls.length, localStorage.getItem(name)]).toEqual([1, null])
  })

  it('lets two tabs send one after the other', async () => {
    const done: string[] = []
    const [one, other] = [work(done, 'one'), work(done, 'other')]
    const both = [createSenderLock(name)(one.run), createSenderLock(name)(other.run)]
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toHaveLength(1)
    one.end()
    other.end()
    await vi.advanceTimersByTimeAsync(2_000)
    await Promise.all(both)
    const [first, second] = done[0] === 'one begins' ? ['one', 'other'] : ['other', 'one']
    expect(done).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
  })

  it('keeps a turn that lasts longer than one is given for', async () => {
    const done: string[] = []
    const [one, other] = [work(done, 'one'), work(done, 'other')]
    void createSenderLock(name)(one.run)
    await vi.advanceTimersByTimeAsync(100)
    void createSenderLock(name)(other.run)
    await vi.advanceTimersByTimeAsync(4 * leaseMs)
    expect(done).toEqual(['one begins'])
    one.end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).toEqual(['one begins', 'one ends', 'other begins'])
    other.end()
    await vi.advanceTimersByTimeAsync(10)
  })

  it('takes the turn of a tab that died in it, once that has run out', async () => {
    localStorage.setItem(name, `dead-tab ${Date.now() + leaseMs}`)
    const run = vi.fn(async () => {})
    const sent = createSenderLock(name)(run)
    await vi.advanceTimersByTimeAsync(leaseMs - 1_000)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    await sent
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('waits for no turn that ends in a year: the clock of the device was wrong then', async () => {
    localStorage.setItem(name, `old-tab ${Date.now() + 365 * 86_400_000}`)
    const run = vi.fn(async () => {})
    const sent = createSenderLock(name)(run)
    await vi.advanceTimersByTimeAsync(1_000)
    await sent
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('gives the turn back where the sending broke, and says that it did', async () => {
    const broke = createSenderLock(name)(() => Promise.reject(new Error('broke')))
    const said = expect(broke).rejects.toThrow('broke')
    await vi.advanceTimersByTimeAsync(1_000)
    await said
    expect(localStorage.getItem(name)).toBeNull()
  })

  it('sends all the same where the device keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const run = vi.fn(async () => {})
    const sent = createSenderLock(name)(run)
    await vi.advanceTimersByTimeAsync(1_000)
    await sent
    expect(run).toHaveBeenCalledTimes(1)
  })
})

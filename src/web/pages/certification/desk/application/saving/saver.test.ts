import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { createSaver, type SavingState } from './saver.ts'

const failed = (status: number | null, message = 'No.'): Failure => ({ kind: 'failed', status, message, fields: {} })

function begin(...answers: ('done' | Failure)[]) {
  const sent: string[] = []
  const told: SavingState[] = []
  const saver = createSaver<string>({
    send: async (values) => {
      sent.push(values)
      return answers.shift() ?? 'done'
    },
    tell: (saving) => told.push(saving),
  })
  return { saver, sent, told: () => told.map(({ at }) => at), last: () => told.at(-1) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving as one types', () => {
  it('sends once for a run of keys, after a pause', async () => {
    const { saver, sent, told } = begin()
    for (const text of ['S', 'Si', 'Six']) {
      saver.typed(text)
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(800)
    expect([sent, told()]).toEqual([['Six'], ['saving', 'saved']])
  })

  it('keeps what found no connection, and sends what is newest by itself', async () => {
    const { saver, sent, told } = begin(failed(null), failed(503))
    saver.typed('Six alarms')
    await saver.flush()
    expect(told()).toEqual(['saving', 'lost'])
    saver.typed('Six alarms, tested')
    await vi.advanceTimersByTimeAsync(800)
    expect(told().at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(5_000)
    expect([sent.at(-1), told().at(-1)]).toEqual(['Six alarms, tested', 'saved'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toHaveLength(3)
  })

  it('does not send again what was refused, and says why', async () => {
    const { saver, sent, last } = begin(failed(409, 'The affiliate is deciding.'))
    saver.typed('Six')
    await saver.flush()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([sent, last()]).toEqual([['Six'], { at: 'refused', message: 'The affiliate is deciding.' }])
  })

  it('gives a page that is left what nobody sent, and sends it no second time', async () => {
    const { saver, sent } = begin()
    saver.typed('Six')
    expect(saver.takeUnsent()).toBe('Six')
    await vi.advanceTimersByTimeAsync(5_000)
    expect([saver.takeUnsent(), sent]).toEqual([null, []])
  })
})

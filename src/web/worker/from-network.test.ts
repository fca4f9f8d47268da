import { describe, expect, it, vi } from 'vitest'
import { askNetworkFirst } from './from-network.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<never>(() => {})
const kept = new Response('kept')

function first(parts: { ask: () => Promise<Response>; isKept?: boolean; isLate?: boolean }) {
  const take = vi.fn(async (_: Response) => {})
  const answer = askNetworkFirst({
    ask: parts.ask,
    find: async () => (parts.isKept ? kept.clone() : undefined),
    take,
    continueRun: (work) => void work,
    wait: parts.isLate ? async () => {} : never,
  })
  return { take, text: answer.then((response) => response.text()) }
}

describe('an answer from the network first', () => {
  it('is the network’s, of which a copy is kept', async () => {
    const { take, text } = first({ ask: async () => new Response('new'), isKept: true })
    expect(await text).toBe('new')
    expect(await take.mock.calls[0]?.[0].text()).toBe('new')
  })

  it('is the kept one without a network, and while the server has trouble', async () => {
    expect(await first({ ask: lost, isKept: true }).text).toBe('kept')
    expect(await first({ ask: async () => new Response('no', { status: 503 }), isKept: true }).text).toBe('kept')
  })

  it('is the kept one where the network takes too long, and what comes late is still taken', async () => {
    let come = (_: Response) => {}
    const { take, text } = first({ ask: () => new Promise((resolve) => (come = resolve)), isKept: true, isLate: true })
    expect(await text).toBe('kept')
    come(new Response('late'))
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(1), { timeout: 15_000 })
  })

  it('is whatever comes where nothing is kept', async () => {
    await expect(first({ ask: lost }).text).rejects.toThrow('Failed to fetch')
    expect(await first({ ask: async () => new Response('no', { status: 503 }) }).text).toBe('no')
    expect(await first({ ask: async () => new Response('slow'), isLate: true }).text).toBe('slow')
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { formatEvent, openEventStream } from './event-stream.ts'

function open(heartbeatMs = 60_000) {
  const events: string[] = []
  const stream = openEventStream({
    cut: () => events.push('cut'),
    closed: () => events.push('closed'),
    beat: () => ': beat\n\n',
    beatMs: heartbeatMs,
  })
  return { stream, told: events }
}
const readText = (body: ReadableStream<Uint8Array>) => new Response(body).text()

describe('a stream of events', () => {
  it('begins with its first message, whatever was sent before', async () => {
    const { stream, told } = open()
    stream.send('second ')
    stream.begin('first ')
    stream.send('third ')
    stream.end('last')
    expect(await readText(stream.body)).toBe('first second third last')
    expect(told).toEqual(['closed'])
  })

  it('beats while nothing happens, and no more once its reader has left', async () => {
    const { stream, told } = open(10)
    stream.begin('')
    const reader = stream.body.getReader()
    await reader.read()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': beat\n\n')
    await reader.cancel()
    stream.send('unheard')
    stream.end()
    await wait(30)
    expect(told).toEqual(['closed'])
  })

  it('is cut under a reader that does not read, before much of it waits', () => {
    const { stream, told } = open()
    stream.begin('')
    const message = 'x'.repeat(1024)
    let sent = 0
    for (; told.length === 0 && sent < 1_000; sent += 1) stream.send(message)
    expect(told).toEqual(['cut', 'closed'])
    expect(sent).toBe(256)
  })
})

describe('a message', () => {
  it.each([
    [{ retry: 3000, event: 'beds', id: 'a-1', data: '{}' }, 'retry: 3000\nevent: beds\nid: a-1\ndata: {}\n\n'],
    [{ id: 'a-2' }, 'id: a-2\n\n'],
    [{ event: 'again', data: '' }, 'event: again\ndata: \n\n'],
  ])('%j is written as browsers read it', (parts, text) => {
    expect(formatEvent(parts)).toBe(text)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTopic, hasOwnWords } from './message-topic.ts'

describe('the topic of a message', () => {
  it('opens it on a line of its own', () => {
    expect(addTopic('', 'Live chat')).toBe('Topic: Live chat\n\n')
    expect(addTopic('Hello', 'Live chat')).toBe('Topic: Live chat\n\nHello')
  })

  it('gives way to the next topic, and the words stay', () => {
    expect(addTopic('Topic: Live chat\n\nHello\nSam', 'Schedule a demo')).toBe('Topic: Schedule a demo\n\nHello\nSam')
  })

  it('set twice is set once, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const once = addTopic(message, 'Live chat')
        expect(addTopic(once, 'Live chat')).toBe(once)
        expect(once.endsWith(message) || message.startsWith('Topic: ')).toBe(true)
      }),
    )
  })
})

describe('the words of a message', () => {
  it.each(['', ' \n\t', 'Topic: Live chat\n\n', 'Topic: Live chat\r\n\r\n', ' Topic:\n'])(
    'are missing in %j',
    (message) => {
      expect(hasOwnWords(message)).toBe(false)
    },
  )

  it.each(['Hello', 'Topic: Live chat\n\nHello', 'Hello\nTopic: Live chat'])('are there in %j', (message) => {
    expect(hasOwnWords(message)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { canReplyHere, chooseReplyForm, cleanReply, findAddress, findReplyProblem, replyLimits } from './reply.ts'

describe('a reply from the desk', () => {
  it.each([
    ['Call us at 501-555-0100.', null],
    ['We open at 8 a.m. and close at 6 p.m. Dr. Lee is in.', null],
    ['Ask for St. Mary’s on 5th.Call first.', 'link'],
    ['', 'missing'],
    ['Pay at https://pay.example', 'link'],
    ['See www.pay', 'link'],
    ['Go to pay.example/now', 'link'],
    ['Go to pay\u200b.example', 'link'],
    ['Go to pay。example', 'link'],
    ['Go to ｐａｙ．ｅｘａｍｐｌｅ', 'link'],
    ['Write to dana@homes', 'link'],
  ])('%s: %s', (words, problem) => {
    expect(findReplyProblem(words, 'text')).toBe(problem)
  })

  it('names what reads like an address, so that a full stop without a space is found', () => {
    expect(findAddress('We are full now.Call us')).toBe('now.Call')
  })

  it('is shorter as a text than as a mail', () => {
    const words = 'a'.repeat(replyLimits.text + 1)
    expect([findReplyProblem(words, 'text'), findReplyProblem(words, 'email')]).toEqual(['too_long', null])
    expect(findReplyProblem('a'.repeat(replyLimits.email + 1), 'email')).toBe('too_long')
  })

  it('keeps lines and loses signs of control', () => {
    expect(cleanReply(' One\r\n\n\n\nTwo\u0007\u202e ')).toBe('One\n\nTwo')
  })

  it('fits the beds, and promises nothing of an unknown number', () => {
    expect([null, 0, 2].map(chooseReplyForm)).toEqual(['more', 'full', 'open'])
  })

  it('leaves from here by mail, and by text where texts go out', () => {
    expect(canReplyHere('email', 'a@b.example', false)).toBe(true)
    expect(canReplyHere('text', '501-555-0199', false)).toBe(false)
    expect(canReplyHere('text', '501-555-0199', true)).toBe(true)
    expect(canReplyHere('call', '501-555-0199', true)).toBe(false)
    expect(canReplyHere('email', '', true)).toBe(false)
  })
})

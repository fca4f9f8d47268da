import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

let asked: number
let stop: () => void
const collect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  collect.mockClear()
  asked = 0
  stop = collectAtRest(() => asked, collect)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const askFor = (requests: number) => {
  asked += requests
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

it('collects once after the start, and again only after many requests', () => {
  seconds(60)
  expect(collect).toHaveBeenCalledTimes(1)
  askFor(499)
  seconds(60)
  expect(collect).toHaveBeenCalledTimes(1)
  askFor(1)
  seconds(60)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('keeps nobody waiting while requests come', () => {
  for (let second = 0; second < 600; second += 4) {
    askFor(10)
    seconds(4)
  }
  expect(collect).not.toHaveBeenCalled()
  seconds(10)
  expect(collect).toHaveBeenCalledTimes(1)
})

it('ends with the server', () => {
  stop()
  seconds(60)
  expect(collect).not.toHaveBeenCalled()
})

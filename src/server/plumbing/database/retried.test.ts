import { expect, it } from 'vitest'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { retryWork } from './retried.ts'

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })
const lost = () => new AppError('unavailable', 'Try again.', { cause: deadlock() })

it('what lost against another transaction is done again', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries < 3) throw tries === 1 ? deadlock() : lost()
    return 'done'
  }
  expect([await retryWork(work), tries]).toEqual(['done', 3])
})

it('four times and no more, and nothing else is tried again', async () => {
  let tries = 0
  const count = (error: Error) => () => {
    tries += 1
    return Promise.reject(error)
  }
  await expect(retryWork(count(lost()))).rejects.toThrow('Try again.')
  expect(tries).toBe(4)
  await expect(retryWork(count(new Error('broken')))).rejects.toThrow('broken')
  expect(tries).toBe(5)
})

import { describe, expect, it } from 'vitest'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { translate, translateUnavailable } from './unavailable.ts'

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code })

describe('an error of the database', () => {
  it.each([
    ['the server is not there', failed('connect ECONNREFUSED', 'ECONNREFUSED')],
    ['no address of it answers', new AggregateError([failed('connect', 'ECONNREFUSED')], '')],
    ['an administrator ends the connection', failed('terminating connection', '57P01')],
    ['the server is starting', failed('the database system is starting up', '57P03')],
    ['all connections are taken', failed('sorry, too many clients already', '53300')],
    ['the statement took too long', failed('canceling statement due to statement timeout', '57014')],
    ['the socket closes', failed('Connection terminated unexpectedly')],
    ['the pool is exhausted', failed('timeout exceeded when trying to connect')],
    ['two transactions wait for each other', failed('deadlock detected', '40P01')],
  ])('is "unavailable" with a time to come back when %s', (_, error) => {
    expect(translate(error)).toMatchObject({ code: 'unavailable', retryAfter: 5, cause: error })
  })

  it.each([
    ['a value is taken', failed('duplicate key value', '23505')],
    ['a right is missing', failed('permission denied', '42501')],
    ['the code is wrong', new TypeError('x is not a function')],
  ])('stays what it is when %s', (_, error) => {
    expect(translate(error)).toBe(error)
  })

  it('is translated once', async () => {
    const error = new AppError('unavailable', 'Not now.')
    await expect(translateUnavailable(Promise.reject(error))).rejects.toBe(error)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { locateOutsideErrors } from './outside-errors.ts'
import { readCounts, readFailures, readSecondTries } from './test-counts.ts'

function written(report: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'porchlight-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const failedTest = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }

describe('the counts of a test run', () => {
  it('are the ones of the report', () => {
    const file = written({ ...counts, testResults: [failedTest] })
    expect(readCounts(file)).toEqual({ passed: 3, failed: 1, skipped: 3 })
  })

  it('hold a file that could not be loaded as one failure', () => {
    const file = written({ ...counts, testResults: [failedTest, { status: 'failed', assertionResults: [] }] })
    expect(readCounts(file).failed).toBe(2)
  })

  it('hold a run that left no report as one failure', () => {
    expect(readCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('the failures of a test run', () => {
  it('are named with the first of their words and the place they came from, without colors or the rest of the stack', () => {
    const failureMessages = [
      '\u001B[31mError: expected 1 to be 2\u001B[39m\n    at /src/a.test.ts:3:5\n    at /node_modules/b.js:1:1',
    ]
    const assertionResults = [
      { status: 'passed', fullName: 'a house opens' },
      { status: 'failed', fullName: 'a house closes', failureMessages },
    ]
    const file = written({ ...counts, testResults: [{ name: '/src/a.test.ts', status: 'failed', assertionResults }] })
    expect(readFailures(file, '/src')).toEqual([
      { file: 'a.test.ts', test: 'a house closes', message: 'Error: expected 1 to be 2\nat /src/a.test.ts:3:5' },
    ])
  })

  it('hold a file that could not be loaded, with why', () => {
    const unloaded = {
      name: '/src/a.test.ts',
      status: 'failed',
      message: 'Cannot find #domain/x',
      assertionResults: [],
    }
    const file = written({ ...counts, testResults: [unloaded] })
    expect(readFailures(file, '/src')).toEqual([
      { file: 'a.test.ts', test: 'the file itself', message: 'Cannot find #domain/x' },
    ])
  })

  it('are cut short where one says very much', () => {
    const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')]
    const assertionResults = [{ status: 'failed', fullName: 'a page', failureMessages }]
    const file = written({ ...counts, testResults: [{ status: 'failed', assertionResults }] })
    expect(readFailures(file, '/')[0]?.message.split('\n')).toHaveLength(13)
  })

  it('hold an error that belongs to no test, which counts as one', () => {
    const file = written({ ...counts, numFailedTests: 0, testResults: [] })
    const error = {
      file: '/src/a.test.ts',
      test: 'outside any test',
      message: 'Error: aborted\n    at /src/b.ts:1:1\n    at c',
    }
    writeFileSync(locateOutsideErrors(file), JSON.stringify([error]))
    expect(readFailures(file, '/src')).toEqual([
      { file: 'a.test.ts', test: 'outside any test', message: 'Error: aborted\nat /src/b.ts:1:1' },
    ])
    expect(readCounts(file).failed).toBe(1)
  })

  it('are none where a run left no report', () => {
    expect(readFailures('/nowhere/report.json', '/')).toEqual([])
  })
})

describe('the tests of a run that passed on the second try', () => {
  it('are named with why they failed at first, and nothing else is', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a house opens', failureMessages: [] },
      { status: 'passed', fullName: 'a house waits', failureMessages: ['Error: timed out\n    at /src/a.test.ts:9:5'] },
      { status: 'failed', fullName: 'a house closes', failureMessages: ['Error: no', 'Error: no'] },
    ]
    const file = written({ ...counts, testResults: [{ name: '/src/a.test.ts', status: 'failed', assertionResults }] })
    expect(readSecondTries(file, '/src')).toEqual([
      { file: 'a.test.ts', test: 'a house waits', message: 'Error: timed out\nat /src/a.test.ts:9:5' },
    ])
    expect(readSecondTries('/nowhere/report.json', '/src')).toEqual([])
  })
})

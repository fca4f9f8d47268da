import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCounts } from './test-counts.ts'

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'porchlight-counts-')), 'report.json')
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

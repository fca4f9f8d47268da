import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** How many tests of a run passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number }

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/**
 * Reads a report of Vitest's JSON reporter. A file that could not be loaded has no tests in it and counts as one failed
 * test; so does a report that was not written.
 */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const run = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const unloaded = run.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  return {
    passed: run.numPassedTests,
    failed: run.numFailedTests + unloaded.length,
    skipped: run.numPendingTests + run.numTodoTests,
  }
}

import { rmSync, writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Where the errors lie that belong to no test of the run whose JSON report is this file. */
export function locateOutsideErrors(report: string): string {
  return `${report}.errors`
}

/** What Vitest is told so that this file holds its results as JSON, and the errors outside tests lie beside it. */
export function buildReportArguments(report: string): string[] {
  return ['--reporter=json', '--reporter=./scripts/checks/outside-errors.ts', `--outputFile.json=${report}`]
}

/**
 * A reporter of Vitest's. A run fails too when something throws that no test waits for; Vitest's JSON report does not say so.
 * Such errors are written beside that report, as JSON: [{ file, test, message }], where `file` and `test` are those that ran.
 */
export default class OutsideErrors implements Reporter {
  #file = ''

  onInit({ config: { outputFile } }: Vitest): void {
    const report = typeof outputFile === 'object' ? outputFile.json : outputFile
    this.#file = report ? locateOutsideErrors(report) : ''
    if (this.#file) rmSync(this.#file, { force: true })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (!this.#file || errors.length === 0) return
    const failures = errors.map(({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
      file: String(file ?? ''),
      test: test ? `outside any test, while this one ran: ${test}` : 'outside any test',
      message: stack ?? `${name}: ${message}`,
    }))
    writeFileSync(this.#file, JSON.stringify(failures))
  }
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'
import { locateOutsideErrors } from './outside-errors.ts'

export type Counts = { passed: number; failed: number; skipped: number }

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const failure = z.object({ file: z.string(), test: z.string(), message: z.string() })

export type Failure = z.infer<typeof failure>

/**
 * From Vitest's JSON reporter. A file that could not be loaded counts as one failed test, and so do a missing report and an
 * error outside any test.
 */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const run = read(file)
  const unloaded = run.testResults.filter(isUnloaded)
  return {
    passed: run.numPassedTests,
    failed: run.numFailedTests + unloaded.length + readOutsideErrors(file).length,
    skipped: run.numPendingTests + run.numTodoTests,
  }
}

export function readFailures(file: string, folder: string): Failure[] {
  if (!existsSync(file)) return []
  const inTests = read(file).testResults.flatMap((one) => {
    const name = path.relative(folder, one.name)
    if (isUnloaded(one)) return [{ file: name, test: 'the file itself', message: shorten(one.message) }]
    return one.assertionResults.filter(({ status }) => status === 'failed').map((test) => toFailure(test, name))
  })
  const outside = readOutsideErrors(file).map((error) => ({
    ...error,
    file: path.relative(folder, error.file),
    message: shorten(error.message),
  }))
  return [...inTests, ...outside]
}

function readOutsideErrors(report: string): Failure[] {
  const file = locateOutsideErrors(report)
  return existsSync(file) ? z.array(failure).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export function readSecondTries(file: string, folder: string): Failure[] {
  if (!existsSync(file)) return []
  return read(file).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map((test) => toFailure(test, path.relative(folder, name))),
  )
}

function toFailure({ fullName, failureMessages }: TestFile['assertionResults'][number], file: string): Failure {
  return { file, test: fullName, message: shorten(failureMessages?.[0] ?? '') }
}

const maxLines = 12

function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  const shown = (stack < 0 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '')
  const place = stack < 0 ? [] : [(lines[stack] ?? '').trim()]
  return [...shown.slice(0, maxLines), ...(shown.length > maxLines ? ['...'] : []), ...place].join('\n')
}

type TestFile = z.infer<typeof report>['testResults'][number]

function isUnloaded({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && assertionResults.every((one) => one.status !== 'failed')
}

function read(file: string): z.infer<typeof report> {
  return report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

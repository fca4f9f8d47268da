import lighthouse from 'lighthouse'
import { launchInstalled } from '#tests/support/browser/browser.ts'
import { findFreePort } from './servers.ts'

/** Scores out of 100; times in milliseconds. */
export type Verdict = { path: string; scores: number[]; largestPaint: number; shift: number; blocking: number }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Uses Lighthouse's mobile profile: a mid-range phone on simulated slow 4G. Null where no browser is installed. */
export async function judge(origin: string, paths: string[]): Promise<Verdict[] | null> {
  const port = await findFreePort()
  // The packaged one breaks off the loads that Lighthouse starts.
  const browser = await launchInstalled([`--remote-debugging-port=${port}`])
  if (!browser) return null
  try {
    const verdicts: Verdict[] = []
    // Lighthouse loses the trace of a page now and then.
    for (const path of paths) verdicts.push(await visit(origin, path, port).catch(() => visit(origin, path, port)))
    return verdicts
  } finally {
    await browser.close()
  }
}

async function visit(origin: string, path: string, port: number): Promise<Verdict> {
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const { categories: found, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not load ${path}: ${runtimeError.message}`)
  for (const name of ['accessibility', 'best-practices'] as const) {
    const failed = (found[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    if (failed.length > 0) console.error(`${path}: ${name} finds ${failed.map(({ id }) => id).join(', ')}`)
  }
  const readNumber = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    path,
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    largestPaint: readNumber('largest-contentful-paint'),
    shift: readNumber('cumulative-layout-shift'),
    blocking: readNumber('total-blocking-time'),
  }
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** `rule` is a name in .dependency-cruiser.cjs. */
export type Breach = { rule: string; from: string; to: string; advice: string }

const configFile = path.resolve(import.meta.dirname, '../../.dependency-cruiser.cjs')
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:#|\.\.?\/)[^'"]+)['"]/g
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/**
 * Also reports files or imports that the tool did not see, as the rule `nothing-unseen`, so that "no breach" never
 * means "nothing was read".
 */
export async function findBreaches(project: string): Promise<Breach[]> {
  const options = await extractOptions(configFile)
  const { output } = await cruise(['src'], { ...options, baseDir: project, outputType: 'json' })
  if (typeof output !== 'string') throw new Error('dependency-cruiser gave no report.')
  const result: ICruiseResult = JSON.parse(output)
  const advice = new Map(options.ruleSet?.forbidden?.map((rule) => [rule.name, rule.comment ?? '']))
  const breaches = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map((step) => step.name).join(' → ') : to,
    advice: advice.get(rule.name) ?? '',
  }))
  return [...breaches, ...findUnseen(project, result)]
}

export async function listWallNames(): Promise<string[]> {
  const { ruleSet } = await extractOptions(configFile)
  return ruleSet?.forbidden?.map((rule) => rule.name ?? '') ?? []
}

function findUnseen(project: string, result: ICruiseResult): Breach[] {
  const seen = new Map(result.modules.map((module) => [module.source, module.dependencies.map((one) => one.module)]))
  return globSync('src/**/*.{ts,tsx}', { cwd: project }).flatMap((file) => {
    const found = seen.get(file)
    const text = readFileSync(path.join(project, file), 'utf8').replace(comments, '')
    const missed = found
      ? [...text.matchAll(specifier)].map((match) => match[1] ?? '').filter((to) => !found.includes(to))
      : ['']
    return missed.map((to) => ({
      rule: 'nothing-unseen',
      from: file,
      to,
      advice: 'The walls cannot see this line: write it as a plain import at the top of the file.',
    }))
  })
}

export function describeBreaches(breaches: Breach[]): string {
  const rules = Map.groupBy(breaches, (one) => one.rule)
  return [...rules]
    .map(([rule, ones]) =>
      [`${rule}: ${ones[0]?.advice}`, ...ones.map((one) => `  ${one.from} → ${one.to}`)].join('\n'),
    )
    .join('\n\n')
}

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { planted } from './clean-tree.ts'

const readRule = (name: string) => readFileSync(`scripts/toolchain/${name}.grit`, 'utf8')
const biome = path.resolve('node_modules/.bin/biome')

/** What the linter says of a file in which this is written. */
function lint(text: string): Promise<string> {
  const plugins = ['./plain.grit', './assigned.grit']
  const rules = { 'plain.grit': readRule('plain-literals'), 'assigned.grit': readRule('assigned-literals') }
  const tree = { ...rules, 'biome.json': JSON.stringify({ plugins }), 'src/night.tsx': text }
  return planted(tree, (folder) => {
    return new Promise((resolve) => {
      execFile(biome, ['lint', 'src'], { cwd: folder }, (_, said, trouble) => resolve(said + trouble))
    })
  })
}

describe('a literal spread into a literal', () => {
  it.for([
    "export const list = [...['a', 'b'], 'c']\n",
    "export const list = [...(['a', 'b'] as const), 'c']\n",
    "export const list = [...['a', 'b'].map((one) => one + one), 'c']\n",
    "export const list = [...['a', 'b'].filter((one) => one > 'a').map((one) => one + one), 'c']\n",
    'export const both = { ...{ a: 1 }, b: 2 }\n',
    'export const both = { ...({ a: 1 } as const), b: 2 }\n',
    'export const both = { ...({ a: 1 } satisfies { a: number }), b: 2 }\n',
    'export const night = <Night {...{ beds: 2 }} />\n',
  ])('is named in %s', async (text) => {
    expect(await lint(text)).toContain('Write what stands in this literal where it is spread.')
  })

  it.for(['{}, more', 'more, { beds: 2 }', '{ beds: 2 }, more, more'])('is not assigned either: %s', async (given) => {
    const text = `export const list = (more: object) => Object.assign(${given})\n`
    expect(await lint(text)).toContain('Write one literal')
  })

  it('is nothing else', async () => {
    const text =
      "export const list = (more: string[], is: boolean) => ['a', ...more, ...more.map((one) => [one]), ...(is ? ['b'] : [])]\n"
    const row = "export const row = () => Object.assign(document.createElement('li'), { className: 'bed' })\n"
    expect(await lint(text + row)).not.toMatch(/Write (what stands|one literal)/)
  })
})

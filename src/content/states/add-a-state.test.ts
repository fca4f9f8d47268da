import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stateProfiles } from '#content/states/profiles.ts'
import { profiledStates } from '#content/states/slugs.ts'

// docs/recipes/add-a-state.md: a state in a known layout is one data file and one line in two lists.

const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync(['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const lists = ['src/content/states/slugs.ts', 'src/content/states/profiles.ts'] as const
/** The invitation to partners and Georgia's page name other states as examples. */
const tellOfOthers = /georgia|partnership/
const templates = profiledStates.filter((slug) => stateProfiles[slug].layout.kind === 'template')

/** How a slug is written in code: as a key, a text, a file's name, or the name of the constant. */
function naming(slug: string): RegExp {
  const constant = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(`(?<![\\w-])(${slug}|${constant})(?![\\w-])`)
}

function body(file: string, opening: string): string[] {
  const text = files.find((one) => one.file === file)?.text ?? ''
  const from = text.indexOf(opening)
  return text.slice(from, text.indexOf(file.endsWith('slugs.ts') ? '] as const' : '} satisfies', from)).split('\n')
}

describe('a state in a known layout', () => {
  it.each(templates)('%s is named in its data file and the two lists, and nowhere else in the product', (slug) => {
    const written = naming(slug)
    const found = files.filter(({ file, text }) => written.test(text) && !tellOfOthers.test(file))
    const expected = [...lists, `src/content/states/profiles/${slug}.ts`]
    expect(found.map(({ file }) => file).sort()).toEqual(expected.sort())
  })

  it.each(templates)('%s has one line in each list', (slug) => {
    const lines = [
      body('src/content/states/slugs.ts', 'export const profiledStates'),
      body('src/content/states/profiles.ts', 'export const stateProfiles'),
    ].map((list) => list.filter((line) => naming(slug).test(line)))
    expect(lines.map((found) => found.length)).toEqual([1, 1])
  })

  it('is told of in a short file', () => {
    for (const slug of templates) {
      const text = files.find(({ file }) => file.endsWith(`profiles/${slug}.ts`))?.text ?? ''
      expect(text.split('\n').length, slug).toBeLessThanOrEqual(15)
    }
  })

  it('is added as the recipe says, in at most 40 lines', () => {
    const recipe = readFileSync(path.join(root, 'docs/recipes/add-a-state.md'), 'utf8')
    expect(recipe.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
    for (const named of recipe.match(/src\/[\w/.-]+\.tsx?/g) ?? []) {
      if (!named.endsWith('ohio.ts')) expect(existsSync(path.join(root, named)), named).toBe(true)
    }
  })
})

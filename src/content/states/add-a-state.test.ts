import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stateProfiles } from './profiles.ts'

// docs/recipes/add-a-state.md: a state in a known layout is one data file and one line in two lists.

const root = path.resolve(import.meta.dirname, '../../..')
const files = globSync(['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Every state has its name there, with a page of its own or not. */
const names = 'src/content/states/slugs.ts'
const pages = 'src/content/states/profiles.ts'
/** The invitation to partners and Georgia's page name other states as examples, and "W. Virginia" is another state. */
const tellOfOthers = /georgia|partnership|state-abbreviations/
const templates = Object.values(stateProfiles).filter(({ layout }) => layout.kind === 'template')

/** How a slug is written in code: as a key, a text, a file's name, or the name of the constant. */
function naming(slug: string): RegExp {
  const constant = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(`(?<![\\w-])(${slug}|${constant})(?![\\w-])`)
}

function formatLines(file: string, opening: string, end: string): string[] {
  const text = files.find((one) => one.file === file)?.text ?? ''
  const from = text.indexOf(opening)
  return text.slice(from, text.indexOf(end, from)).split('\n')
}

describe('a state in a known layout', () => {
  it.each(templates)('$slug is named in its data file and the list of pages, and nowhere else', ({ slug }) => {
    const written = naming(slug)
    const found = files.filter(({ file, text }) => written.test(text) && !tellOfOthers.test(file))
    const expected = [names, pages, `src/content/states/profiles/${slug}.ts`]
    expect(found.map(({ file }) => file).sort()).toEqual(expected.sort())
  })

  it.each(templates)('$slug has one line in each list', ({ slug, code }) => {
    const inPages = formatLines(pages, 'export const stateProfiles', '} satisfies')
    const inRecords = formatLines('src/content/states/directory-records.ts', 'const facts', '\n}')
    expect(inPages.filter((line) => naming(slug).test(line))).toHaveLength(1)
    expect(inRecords.filter((line) => line.startsWith(`  ${code}: `))).toHaveLength(1)
  })

  it('is told of in a short file', () => {
    for (const { slug } of templates) {
      const text = files.find(({ file }) => file.endsWith(`profiles/${slug}.ts`))?.text ?? ''
      expect(text.split('\n').length, slug).toBeLessThanOrEqual(15)
    }
  })

  it('is added as the recipe says, in at most 40 lines', () => {
    const recipe = readFileSync(path.join(root, 'docs/recipes/add-a-state.md'), 'utf8')
    expect(recipe.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** The files of ours that a file imports. */
function listImports(file: string): string[] {
  const asked = [...read(file).matchAll(/(?:from|import|import\() ?'(#web\/|\.{1,2}\/)([^']+)'/g)]
  return asked
    .map(([, start = '', rest = '']) => (start === '#web/' ? join('src/web', rest) : join(dirname(file), start, rest)))
    .filter((one) => existsSync(one))
}

/** A file and all that it brings. */
function broughtBy(...files: string[]): string[] {
  const brought = new Set(files)
  for (const file of brought) if (!file.endsWith('.css')) for (const one of listImports(file)) brought.add(one)
  return [...brought]
}

/** By class of a primitive: the stylesheets that say how it looks by itself. */
const sheetsByClass = new Map<string, string[]>()
for (const sheet of globSync('src/web/ui/**/*.css'))
  for (const [, name = ''] of read(sheet).matchAll(/^ {2}\.([\w-]+) \{/gm))
    sheetsByClass.set(name, [...(sheetsByClass.get(name) ?? []), sheet])

/** What stands in className="…" or in quotes within className={…}. */
function classesIn(file: string): string[] {
  const written = [...read(file).matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
  return written
    .flatMap(([, plain, code = '']) => plain ?? [...code.matchAll(/'([^']*)'/g)].map(([, words = '']) => words))
    .flatMap((words) => words.split(/\s+/))
}

const frame = ['src/web/documents/document.tsx', 'src/web/parts/frame/shell/site-frame.tsx']

it.each(globSync('src/web/pages/**/*.page.tsx'))('%s brings the style of every primitive it is drawn with', (page) => {
  const files = broughtBy(page, ...frame)
  const missing = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      classesIn(file)
        .map((name) => ({ name, sheets: sheetsByClass.get(name) ?? [] }))
        .filter(({ sheets }) => sheets.length > 0 && !sheets.some((sheet) => files.includes(sheet)))
        .map(({ name, sheets }) => `.${name} in ${file}: ${sheets.join(' or ')}`),
    )
  expect(missing).toEqual([])
})

/** A stylesheet without its comments and the drawings in it. */
const makeRules = (sheet: string) => read(sheet).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')

const sheets = globSync('src/web/**/*.css')
const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read)
  .join('\n')
/** Words after a dot or a slash are left out: neither a selector nor the name of a file makes a class. */
const written = new Set([...source.matchAll(/(?<![./\w-])[\w-]+/g)].map(([word]) => word))
/** What class names begin with whose end is worked out: `by-size-${size}`, `l${level}`. */
const beginnings = [...source.matchAll(/([\w-]+)\$\{/g)].map(([, beginning = '']) => beginning)
const isMade = (name: string) =>
  beginnings.some((one) => name.startsWith(one) && (one.endsWith('-') || /^\d$/.test(name.slice(one.length))))

/** The shared words are whole, whether a step of a scale is in use today or not; the map library names its own parts. */
const isKept = (sheet: string, name: string) =>
  sheet.startsWith('src/web/plumbing/theme/') || name.startsWith('maplibregl-')

it.each(sheets)('%s styles no class that nothing has', (sheet) => {
  const names = [...makeRules(sheet).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  expect(names.filter((name) => !written.has(name) && !isMade(name) && !isKept(sheet, name))).toEqual([])
})

/** What is asked for as querySelector('…'), closest('…'), matches('…') or locator('…'). */
const listSelectors = (file: string) =>
  [...read(file).matchAll(/(?:querySelector|querySelectorAll|closest|matches|locator)(?:<\w+>)?\('([^'\n]*)'/g)].map(
    ([, selector = '']) => selector.replace(/\[[^\]]*\]/g, ''),
  )

const selecting = globSync(['src/web/**/*.{ts,tsx}', 'tests/{e2e,spec,support}/**/*.{ts,tsx}'])
it.each(selecting.filter((file) => listSelectors(file).length > 0))('%s selects no class that nothing has', (file) => {
  const names = listSelectors(file).flatMap((selector) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  )
  expect(names.filter((name) => !written.has(name) && !isMade(name) && !name.startsWith('maplibregl-'))).toEqual([])
})

const closed: [property: RegExp, isOfTheScale: (value: string) => boolean][] = [
  // Nothing is left of words whose mark stands alone; a sheet of paper holds what it must, in points.
  [/^font-size$/, (value) => /^(0|inherit|[\d.]+pt|var\(--t-[\w-]+\))$/.test(value)],
  [/^font-weight$/, (value) => /^(inherit|400|450|650|700)$/.test(value)],
  // What the drawings write in has a size of its own, but a family and a weight of ours.
  [
    /^font$/,
    (value) =>
      /^(var\(--[\w-]+-font, )?inherit/.test(value) ||
      /var\(--f-[\w-]+\)/.test(value) ||
      /^(450|700) .*var\(--font-/.test(value),
  ],
  // What a part takes from where it stands.
  [/^--[\w-]+-font$/, (value) => /^var\(--f-[\w-]+\)$/.test(value)],
  // Up to 3 px is a seam, not a gap.
  [/^(row-|column-|--[\w-]+-)?gap$/, (value) => !/(?<![\w.-])(\d{2,}|[4-9])px|\d(r?em|ch|vw)/.test(value)],
]

it.each(sheets.filter((sheet) => !/\/theme\//.test(sheet)))(
  '%s takes its type and its gaps from the scales',
  (sheet) => {
    const said = [...makeRules(sheet).matchAll(/^ +([\w-]+): ([^;]+);$/gm)]
    const raw = said.filter(([, property = '', value = '']) =>
      closed.some(([which, isOfTheScale]) => which.test(property) && !isOfTheScale(value)),
    )
    expect(raw.map(([line]) => line.trim())).toEqual([])
  },
)

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** The files of ours that a file imports. */
function importsOf(file: string): string[] {
  const asked = [...read(file).matchAll(/(?:from|import|import\() ?'(#web\/|\.{1,2}\/)([^']+)'/g)]
  return asked
    .map(([, start = '', rest = '']) => (start === '#web/' ? join('src/web', rest) : join(dirname(file), start, rest)))
    .filter((one) => existsSync(one))
}

/** A file and all that it brings. */
function broughtBy(...files: string[]): string[] {
  const brought = new Set(files)
  for (const file of brought) if (!file.endsWith('.css')) for (const one of importsOf(file)) brought.add(one)
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

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/toolchain/places.mjs'

/*
 * How large the code is and where it is wide: lines per layer, doc blocks, folders of many entries, styles, long files, and
 * files that only one other file asks for. `npm run house` prints it; tests/walls holds the limits.
 */

type Source = { file: string; text: string; lines: number }

const maxEntries = 20
const longFile = 300

const all = read('{src,scripts,tests,db}/**/*.{ts,tsx,mjs,css,sql}')
const code = all.filter(({ file }) => file.startsWith('src/') && /\.tsx?$/.test(file) && !isTest(file))
const styles = all.filter(({ file }) => file.startsWith('src/') && file.endsWith('.css'))
const tests = all.filter(({ file }) => isTest(file) || file.startsWith('tests/'))
// The samples of that rule are none.
const written = all.filter(({ file }) => file !== 'tests/walls/literals.test.ts')
const sqls = all.filter(({ file }) => file.startsWith('db/schema/'))

printTable('Lines of code by layer', [
  ...countByLayer(code),
  ['scripts', sum(all.filter(({ file }) => file.startsWith('scripts/') && !isTest(file)))],
  ['SQL of the schema', sum(sqls)],
  ['the baseline made of it', sum(all.filter(({ file }) => file.startsWith('db/migrations/')))],
  ['types of tables, generated', sum(all.filter(({ file }) => file === 'db/tables.ts'))],
  ['styles', sum(styles)],
  ['tests', sum(tests)],
])
const docs = count(code, /^\s*\/\*\*/gm)
printTable('Comments', [
  ['doc blocks', docs],
  ['doc blocks per 1,000 lines', round((docs / sum(code)) * 1000)],
  ['other comments', count(code, /^\s*\/\/|^\s*\/\*(?!\*)/gm)],
  ['literals spread into literals', count(written, /\.\.\.\(*[{[](?! *[}\]])(?![^[\]]*\]:)/g)],
])
printTable('Styles', [
  ['files', styles.length],
  ['rules', count(styles, /\{/g) - count(styles, /@(?:media|layer|supports|container)[^{]*\{/g)],
  ['media queries', count(styles, /@media/g)],
  ['different sizes of type', countDistinct(styles, /font-size: ([^;]+);/g)],
])
printTable(`Folders of more than ${maxEntries} entries`, listWideFolders())
printTable(`Files of more than ${longFile} lines`, sortByLines(code.filter(({ lines }) => lines > longFile)))
printTable('Files', [
  ['of code', code.length],
  ['asked for by one other file', countImportedOnce()],
])

function read(pattern: string): Source[] {
  return globSync(pattern, { cwd: root }).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return { file: file.split(path.sep).join('/'), text, lines: text.split('\n').length - 1 }
  })
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file)
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((total, { lines }) => total + lines, 0)
}

function countByLayer(sources: readonly Source[]): [string, number][] {
  const byLayer = Map.groupBy(sources, ({ file }) => {
    const [, layer = '', inner = ''] = file.split('/')
    return layer === 'web' || layer === 'server' ? `${layer}/${inner.includes('.') ? '' : inner}` : layer
  })
  const rows = [...byLayer].map(([layer, ones]): [string, number] => [layer, sum(ones)])
  return [...rows.toSorted(([one], [other]) => one.localeCompare(other)), ['all of src', sum(sources)]]
}

function count(sources: readonly Source[], pattern: RegExp): number {
  return sources.reduce((total, { text }) => total + (text.match(pattern)?.length ?? 0), 0)
}

function countDistinct(sources: readonly Source[], pattern: RegExp): number {
  return new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value]) => value))).size
}

function listWideFolders(): [string, number][] {
  const entries = new Map<string, Set<string>>()
  for (const { file } of all) {
    for (let inner = file; path.dirname(inner) !== '.'; inner = path.dirname(inner)) {
      const folder = path.dirname(inner)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path.basename(inner)))
    }
  }
  const wide = [...entries].map(([folder, names]): [string, number] => [folder, names.size])
  return wide.filter(([, size]) => size > maxEntries).toSorted(([, one], [, other]) => other - one)
}

function sortByLines(sources: readonly Source[]): [string, number][] {
  return sources.map(({ file, lines }): [string, number] => [file, lines]).toSorted(([, one], [, other]) => other - one)
}

function countImportedOnce(): number {
  const importers = new Map<string, number>()
  for (const { file, text } of all.filter((one) => !isTest(one.file))) {
    const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, to = '']) =>
      resolve(file, to),
    )
    for (const to of new Set(imported)) importers.set(to, (importers.get(to) ?? 0) + 1)
  }
  return code.filter(({ file }) => importers.get(file) === 1).length
}

function resolve(from: string, to: string): string {
  return to.startsWith('#') ? `src/${to.slice(1)}` : path.posix.join(path.posix.dirname(from), to)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function printTable(title: string, rows: readonly (readonly [string, number])[]): void {
  console.log(`\n${title}`)
  for (const [name, value] of rows) console.log(`  ${name.padEnd(44)} ${value.toLocaleString('en-US').padStart(9)}`)
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const endings = files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/')))
const there = new Set([...endings, ...files.map((file) => file.replace(/^.*\/[^/.]+\./, ''))])
const citation = /(?<![\w/.<>*{}-])(?:\.{0,2}\/)*((?:[\w@-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|cjs|css|sql|md))(?![\w/*-])/g
const commentsOf: Readonly<Record<string, RegExp>> = {
  md: /.+/g,
  sql: /--.*/g,
  css: /\/\*[\s\S]*?\*\//g,
  code: /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm,
}

function listGone(file: string, text: string): string[] {
  const comments = text.match(commentsOf[file.split('.').at(-1) ?? ''] ?? commentsOf.code ?? /^/) ?? []
  const cited = comments.flatMap((comment) => [...comment.matchAll(citation)].map(([, name = '']) => name))
  return cited.filter((name) => !there.has(name)).map((name) => `${file} cites ${name}`)
}

it('every file that a comment or a document cites is there', () => {
  const read = files.filter((file) => /\.(tsx?|mjs|cjs|css|sql|md)$/.test(file) && !file.startsWith('tests/walls/'))
  expect(read.length).toBeGreaterThan(2500)
  expect(read.flatMap((file) => listGone(file, readFileSync(file, 'utf8')))).toEqual([])
})

it.for([
  ['night.ts', "import 'gone.ts'\n// See beds/gone.ts.\n", ['night.ts cites beds/gone.ts']],
  ['night.css', '/* gone.ts sets it */\n.gone { color: red }', ['night.css cites gone.ts']],
  ['night.sql', 'select 1; -- by gone.store.ts', ['night.sql cites gone.store.ts']],
  [
    'night.md',
    '`src/gone.md`, `<name>.page.tsx`, `CONTRIBUTING.md` and `src/domain/beds/bed-age.ts`',
    ['night.md cites src/gone.md'],
  ],
] as const)('a file that is gone is named in %s', ([file, text, gone]) => {
  expect(listGone(file, text)).toEqual(gone)
})

const functions = new Set(
  files
    .filter((file) => /^(src|scripts|tests)\/.*\.tsx?$/.test(file) && !file.startsWith('tests/walls/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\b[a-z]\w+(?=[(<])/g) ?? []),
)

/** What the examples of a document call, and no source has. */
function listUnknownCalls(text: string): string[] {
  const examples = text.match(/```tsx?\n[\s\S]*?```/g) ?? []
  const calls = examples.flatMap((example) => [...example.matchAll(/\b([a-z]\w+)\(/g)].map(([, name = '']) => name))
  return calls.filter((name) => !functions.has(name))
}

it.for(files.filter((file) => file.startsWith('docs/recipes/')))('every function that %s calls is there', (file) => {
  expect(listUnknownCalls(readFileSync(file, 'utf8'))).toEqual([])
})

it('a function that is gone is named', () => {
  expect(listUnknownCalls('```ts\nlightAllLanterns(1)\n```\nlightAllLanterns(2)')).toEqual(['lightAllLanterns'])
})

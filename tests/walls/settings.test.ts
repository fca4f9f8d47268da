import { expect, it } from 'vitest'
import { running } from '#content/docs/running.ts'
import { settings } from '#server/plumbing/start/env.ts'

type Row = readonly [name: string, what: string, whenNotSet: string]

const header = `# Every setting of Porchlight. Copy the lines you need into the environment (or a file your process manager reads); the
# server itself reads no .env file. A wrong value stops the start and says what is wanted.

# For real use. The start then refuses samples and demo data, and names every setting that is missing.
#NODE_ENV=production
`

const rows: readonly Row[] = running.flatMap(({ parts }) =>
  parts.flatMap((part) => (part.kind === 'table' && part.caption === 'Every setting' ? part.rows : [])),
)

function describeSetting([name, what, whenNotSet]: Row): string {
  const [, wanted] = settings[name as keyof typeof settings]
  const example = /, for example (.+?)( or .+)?$/.exec(wanted)?.[1] ?? ''
  const otherwise =
    whenNotSet && ` Not set: ${whenNotSet.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}.`
  return `# ${what.replace(/[^.]$/, '$&.')}${otherwise}\n#${name}=${/[ <(]/.test(example) ? `'${example}'` : example}\n`
}

it('the documentation names every setting that the server reads, and none besides', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(settings).toSorted())
})

// `vitest -u` writes it anew; in continuous integration nothing does.
it('.env.example says what the documentation says', async () => {
  await expect([header, ...rows.map(describeSetting)].join('\n')).toMatchFileSnapshot('../../.env.example')
})

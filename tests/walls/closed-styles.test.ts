import { globSync, readFileSync } from 'node:fs'
import { type Declaration, type Selector, type SelectorComponent, transform } from 'lightningcss'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const sheets = globSync('src/web/**/*.css')
const isShared = (sheet: string) => sheet.startsWith('src/web/plumbing/theme/')

/** Four widths, written one way; in em where larger letters need more room; and text so large that a line holds few letters. */
const widths = [560, 700, 900, 1100]
  .flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`])
  .concat('min-width: 68.75em', 'max-width: 18em', 'min-width: 18.01em')
/** Windows too low for bars that stay, and a frame of a list on a phone. */
const heights = ['max-height: 479px', 'max-height: 299px', 'min-height: 300px']

const askedOf = (sheet: string) =>
  [...read(sheet).matchAll(/@media ([^{]*)\{/g)].flatMap(
    ([, query = '']) => query.match(/[^(]*(width|height)[^)]*/g) ?? [],
  )

it.each(sheets)('%s breaks at one of the four widths', (sheet) => {
  expect(askedOf(sheet).filter((asked) => ![...widths, ...heights].includes(asked))).toEqual([])
})

it('has seven spacings, and no other', () => {
  const steps = [...read('src/web/plumbing/theme/tokens.css').matchAll(/^ +--s-(\w+):/gm)].map(([, step]) => step)
  expect(steps).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  const asked = sheets.flatMap((sheet) => [...read(sheet).matchAll(/var\(--s-(\w+)/g)].map(([, step = '']) => step))
  expect(asked.filter((step) => !steps.includes(step))).toEqual([])
})

it('says what paper asks for in the theme, but for lists and handouts', () => {
  const printed = sheets.filter((sheet) => /@media print \{/.test(read(sheet)))
  expect(printed.map((sheet) => sheet.split('/').at(-1)).toSorted()).toEqual([
    'directory-index.css',
    'handout.css',
    'print.css',
    'residence-card.css',
    'residence-rows.css',
  ])
})

type Subject = { names: string[]; isAlone: boolean }
type Said = { line: number; subjects: Subject[]; properties: string[] }

function partsOf(selector: Selector): SelectorComponent[][] {
  const parts: SelectorComponent[][] = [[]]
  for (const one of selector)
    if (one.type !== 'combinator') parts.at(-1)?.push(one)
    else if (one.value !== 'pseudo-element') parts.push([])
  return parts
}

/** The classes of what a selector speaks of, and whether nothing stands around it. */
function findSubjects(selector: Selector): Subject[] {
  const parts = partsOf(selector)
  const last = parts.at(-1) ?? []
  const isAlone = parts.length === 1
  const own = last.flatMap((one) => (one.type === 'class' ? [one.name] : []))
  const among = last.find((one) => one.type === 'pseudo-class' && (one.kind === 'is' || one.kind === 'where'))
  if (!(among && 'selectors' in among && among.selectors)) return [{ names: own, isAlone }]
  return among.selectors
    .flatMap(findSubjects)
    .map((one) => ({ names: [...own, ...one.names], isAlone: isAlone && one.isAlone }))
}

function nameOf({ property, value }: Declaration): string {
  if (property === 'custom') return value.name
  return property === 'unparsed' ? value.propertyId.property : property
}

function rulesOf(css: string): Said[] {
  const said: Said[] = []
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { loc, selectors, declarations } }) {
          const properties = (declarations?.declarations ?? []).map(nameOf)
          said.push({ line: loc.line + 1, subjects: selectors.flatMap(findSubjects), properties })
        },
      },
    },
  })
  return said
}

/** Where a part stands, how large it is there, whether it is seen; and what the part itself takes by a custom property. */
const places =
  /^(--.*|flex(-.*)?|grid-(area|row|column)(-.*)?|order|margin(-.*)?|position|inset(-.*)?|z-index|(align|justify)-self|((min|max)-)?(inline|block)-size|aspect-ratio|scroll-margin.*|display|visibility|overflow.*|clip-path|translate|rotate|scale|transform|transition)$/
const isLook = (property: string) => !places.test(property)

type Sheets = Map<string, Said[]>

/** By class: the sheets that say how it looks by itself. */
function findOwners(rules: Sheets): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [sheet, said] of rules)
    for (const { subjects, properties } of said.filter((one) => one.properties.some(isLook)))
      for (const { names, isAlone } of subjects)
        if (isAlone && names.length === 1 && properties.length > 0)
          for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(sheet))
  return owners
}

function findForeign(rules: Sheets): string[] {
  const owners = findOwners(rules)
  const isOwn = (name: string, sheet: string) => owners.get(name)?.has(sheet) ?? false
  const restyled = [...rules].flatMap(([sheet, said]) =>
    said.flatMap(({ line, subjects, properties }) =>
      subjects
        .filter(({ names }) => !names.some((name) => isOwn(name, sheet)) && properties.some(isLook))
        .flatMap(({ names }) => names.filter((name) => owners.has(name)))
        .map((name) => `${sheet}:${line} .${name}: ${properties.filter(isLook).join(', ')}`),
    ),
  )
  const twice = [...owners].filter(([, own]) => own.size > 1)
  return [...restyled, ...twice.map(([name, own]) => `.${name} in ${[...own].join(' and ')}`)]
}

it('styles no class of another part: it places it, or sets what the part takes by a custom property', () => {
  const rules = new Map(sheets.filter((sheet) => !isShared(sheet)).map((sheet) => [sheet, rulesOf(read(sheet))]))
  expect(rules.size).toBeGreaterThan(90)
  expect(findForeign(rules)).toEqual([])
})

it.each([
  ['.page .part { color: red }', true],
  ['.page { & > .part:hover { color: red } }', true],
  ['@media print { .page :is(.part, .own) { padding: 0 } }', true],
  ['.part { color: red }', true],
  ['.page .part { margin: 0; --tone: red }', false],
  ['.page .part .own { color: red }', false],
  ['.page .part.own, .own { color: red }', false],
])('%s restyles a part: %s', (css, isFound) => {
  const rules = new Map([
    ['part.css', rulesOf('.part { color: blue }')],
    ['page.css', rulesOf(css)],
  ])
  expect(findForeign(rules).length > 0).toBe(isFound)
})

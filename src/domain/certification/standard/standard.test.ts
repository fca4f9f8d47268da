import { describe, expect, it } from 'vitest'
import { factNames } from '#domain/residence/facts.ts'
import { needs } from '#domain/residence/needs.ts'
import { every } from './demands.ts'
import { evidenceKinds, evidenceWords } from './rule.ts'
import { defineDomain, definePart, definePrinciple, listRules, listStandards, residence } from './standard.ts'
import { currentVersion, findStandard, isNewer, standards, versions } from './versions.ts'

const current = findStandard(currentVersion)
const rules = listRules(current)

describe('the standard', () => {
  it('has four domains, ten principles and thirty-one standards', () => {
    const principles = current.domains.flatMap((one) => one.principles)
    expect(current.domains.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(principles.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJ')
    expect(listStandards(current).map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1))
  })

  it('has each standard under its principle', () => {
    const spans = current.domains.flatMap(({ number, principles }) =>
      principles.map(({ letter, standards: ones }) => `${number}.${letter} ${ones[0]?.number}-${ones.at(-1)?.number}`),
    )
    expect(spans).toEqual([
      '1.A 1-4',
      '1.B 5-6',
      '1.C 7-8',
      '1.D 9-13',
      '2.E 14-15',
      '2.F 16-19',
      '3.G 20-25',
      '3.H 26-26',
      '3.I 27-29',
      '4.J 30-31',
    ])
  })

  it('calls the domains as the pages do', () => {
    expect(current.domains.map(({ title }) => title)).toEqual([
      'Running the house',
      'The building',
      'Recovery support',
      'Good neighbor',
    ])
  })

  it.each(standards)('$version has codes that belong to their standard, each once and in order', (version) => {
    const wrong = version.domains.flatMap(({ number, principles }) =>
      principles.flatMap(({ letter, standards: ones }) =>
        ones.flatMap((one) => {
          const codes = one.rules.map(({ code }) => code).filter((code) => code !== one.code)
          const expected = codes.map((_, at) => `${number}.${letter}.${one.number}.${String.fromCharCode(97 + at)}`)
          return codes.join() === expected.join() ? [] : [one.code]
        }),
      ),
    )
    expect(wrong).toEqual([])
    expect(new Set(listRules(version).map(({ code }) => code)).size).toBe(listRules(version).length)
  })

  it('has titles of three to nine words and sixty letters, each once', () => {
    const titles = rules.map(({ title }) => title)
    const odd = titles.filter((title) => title.length > 60 || !/^(\S+ ){2,8}\S+$/.test(title))
    expect(odd).toEqual([])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('names evidence for every rule, each kind once, and has words for it', () => {
    expect(rules.filter(({ evidence }) => evidence.length === 0)).toEqual([])
    expect(rules.filter(({ evidence }) => new Set(evidence).size < evidence.length)).toEqual([])
    expect(Object.keys(evidenceWords)).toEqual([...evidenceKinds])
  })

  it('asks for no less at a higher level', () => {
    const rank = { none: 0, recommended: 1, required: 2 }
    const falling = rules.filter(({ demands: [first, second, third, fourth] }) => {
      const ranks = [first, second, third, fourth].map((demand) => rank[demand])
      return ranks.join() !== ranks.toSorted((one, other) => one - other).join()
    })
    expect(falling.map(({ code }) => code)).toEqual([])
  })

  it('is answered by facts and needs that there are', () => {
    const known: string[] = [...factNames, ...needs]
    const answered = rules.flatMap(({ extras: { fact } }) => fact ?? [])
    expect(answered.length).toBeGreaterThan(0)
    expect(answered.filter((fact) => !known.includes(fact))).toEqual([])
  })
})

it('the types keep a code out of a standard, a principle and a domain that is not its own', () => {
  const stray = residence('2.F.18.a', 'guide', every, 'Somewhere else in the book', ['photo'])
  // @ts-expect-error: 2.F.18.a is no rule of 2.F.17.
  const wrong = definePart('2.F.17', 'Safe', [stray])
  // @ts-expect-error: 2.F.17 is no standard of 2.E.
  const wronger = definePrinciple('2.E', 'Home', [wrong])
  // @ts-expect-error: 2.E is no principle of the third domain.
  expect(defineDomain(3, 'Support', [wronger]).principles).toHaveLength(1)
})

describe('the versions', () => {
  it('come oldest first, and the newest is the one that counts', () => {
    expect(versions.toSorted((one, other) => (isNewer(one, other) ? 1 : -1))).toEqual(versions)
    expect(versions.at(-1)).toBe(currentVersion)
  })

  it.each([
    ['3.1', '3.0', true],
    ['10.0', '9.0', true],
    ['3.10', '3.9', true],
    ['3.0', '3.0', false],
    ['2.0', '3.0', false],
  ])('%s is newer than %s: %s', (version, than, expected) => {
    expect(isNewer(version, than)).toBe(expected)
  })

  it('fail for a version that was never there', () => {
    expect(() => findStandard('1.9')).toThrow('no version 1.9')
  })
})

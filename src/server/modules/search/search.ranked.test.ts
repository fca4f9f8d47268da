import { describe, expect, it } from 'vitest'
import { listNames, searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, answer, saying, ago } = searchServer()

const north = (miles: number) => ({ latitude: 34.7465 + miles / 69.09, longitude: -92.2896 })

describe('orders that no index keeps', () => {
  it('most open beds come first, of the people who are asked for; a number too old comes last', async () => {
    await build(
      { name: 'One', ...north(1), groups: [saying(8, 1)] },
      { name: 'Full', ...north(1), groups: [saying(8, 0)] },
      { name: 'Too old', ...north(1), groups: [saying(8, 8, { saidAt: ago({ days: 8 }) })] },
      {
        name: 'Three in all',
        ...north(5),
        groups: [saying(4, 1, { audience: 'men' }), saying(4, 2, { audience: 'women' })],
      },
      { name: 'Three, nearer', ...north(2), groups: [saying(4, 3, { audience: 'women' })] },
    )
    const order = ['Three, nearer', 'Three in all', 'One', 'Full', 'Too old']
    expect(listNames(await find('?near=72201&sort=beds'))).toEqual(order)
    expect(listNames(await find('?near=72201&sort=beds&for=men'))).toEqual(['One', 'Three in all', 'Full', 'Too old'])
    expect(listNames(await find('?near=72201&sort=beds&for=women'))).toEqual(order)
    expect(listNames(await answer('?state=AR&sort=beds&open=1'))).toHaveLength(3)
  })

  it('levels come from I to IV, and those not stated last; of one level the newest number first', async () => {
    await build(
      { name: 'Not stated', groups: [saying(8, 1)] },
      { name: 'Three', narrLevel: 3, groups: [saying(8, 1)] },
      { name: 'One, yesterday', narrLevel: 1, groups: [saying(8, 1, { saidAt: ago({ days: 1 }) })] },
      { name: 'One, never', narrLevel: 1 },
      { name: 'One, now', narrLevel: 1, groups: [saying(8, 1)] },
    )
    const order = ['One, now', 'One, yesterday', 'One, never', 'Three', 'Not stated']
    expect(listNames(await find('?sort=level'))).toEqual(order)
  })

  it('whoever welcomes most medicines comes first, and whoever refuses them after whoever has not said', async () => {
    const groups = [saying(8, 1)]
    await build(
      { name: 'None', groups, answers: { buprenorphine: false, methadone: false, naltrexone: false } },
      { name: 'Has not said', groups, answers: { pets: true } },
      { name: 'One', groups, answers: { naltrexone: true } },
      { name: 'One, not another', groups, answers: { naltrexone: true, methadone: false } },
      { name: 'All', groups, answers: { buprenorphine: true, methadone: true, naltrexone: true } },
    )
    const order = ['All', 'One', 'One, not another', 'Has not said', 'None']
    expect(listNames(await find('?sort=medicine'))).toEqual(order)
  })

  it('counts what was found as every order does, and goes on at the home after', async () => {
    const residences = [1, 2, 3, 4, 5].map((open) => ({ name: `With ${open}`, groups: [saying(8, open)] }))
    await build(...residences)
    const first = await answer('?sort=beds&limit=2')
    expect({ ...first, items: listNames(first) }).toMatchObject({
      items: ['With 5', 'With 4'],
      total: 5,
      bedsFresh: 15,
    })
    const rest = await answer(`?sort=beds&cursor=${first.next}`)
    expect({ items: listNames(rest), next: rest.next }).toEqual({ items: ['With 3', 'With 2', 'With 1'], next: null })
  })
})

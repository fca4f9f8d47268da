import { describe, expect, it } from 'vitest'
import { fetchCounts } from './state-counts.query.ts'

const residence = { id: 'h', slug: 's', name: 'Harbor Row House', city: 'Conway', groups: [], phone: '501-555-0100' }
const rest = { narrLevel: null, certified: false }
const newest = {
  items: Array(20).fill({ ...residence, ...rest, isSample: true }),
  total: 43,
  towns: [{}],
  measuredAt: 'm',
}
const answer = (place: object, items: object[]) => ({ items, total: 7, totalIsLeast: false, place, measuredAt: 'm' })
const near = { ...residence, ...rest, distance: 1.5, street: '1 Main Street' }
const arkansas = { slug: 'arkansas', code: 'AR' }

/** Calls a stub of our API; returns the answer and the query for the homes. */
async function asked(place: string | null, answers: Record<string, object | null>) {
  const paths: string[] = []
  const fetched: typeof fetch = async (input) => {
    const path = String(input)
    const found = Object.entries(answers).find(([begin]) => path.startsWith(begin))?.[1]
    if (!path.endsWith('/arkansas')) paths.push(path)
    return found ? Response.json(found) : new Response('broken', { status: 503 })
  }
  return { ...(await fetchCounts(arkansas, place, fetched)), paths }
}

describe('what is counted in a state', () => {
  it('comes with the four homes that said an open bed last, and nothing of them that no card shows', async () => {
    const { residences, paths } = await asked(null, { '/api/directory/states/arkansas/residences': newest })
    expect(residences).toMatchObject({ total: 43, isListed: true, near: null, missed: null })
    expect(residences?.items).toEqual(Array(4).fill({ ...residence, ...rest, distance: null }))
    expect(paths).toEqual(['/api/directory/states/arkansas/residences?open=1&order=newest'])
  })

  it.each([
    [{ kind: 'town', name: 'Little Rock', state: 'AR' }, 'Little Rock, AR'],
    [{ kind: 'zip', name: '72201', state: 'AR' }, '72201'],
    [{ kind: 'point', name: '', state: null }, ''],
    [{ kind: 'state', name: 'Arkansas', state: 'AR' }, null],
  ])('comes with the homes nearest to %o, by its name', async (place, name) => {
    const { residences, paths } = await asked('typed', { '/api/residences/answer': answer(place, [near]) })
    expect(residences).toMatchObject({ near: name, missed: null, items: [{ ...residence, distance: 1.5 }] })
    expect(JSON.stringify(residences)).not.toContain('Main Street')
    expect(paths).toEqual(['/api/residences/answer?state=AR&near=typed&radius=500&open=1&limit=4'])
  })

  it.each([
    ['is none', null],
    ['has no open bed around it', answer({ kind: 'zip', name: '96701', state: 'HI' }, [])],
  ])('comes with the newest homes where the place %s', async (_, found) => {
    const path = '/api/directory/states/arkansas/residences'
    const { residences } = await asked('96701', { '/api/residences/answer': found, [path]: newest })
    expect(residences).toMatchObject({ near: null, missed: '96701', total: 43 })
  })

  it('is null where it could not be had', async () => {
    expect(await asked(null, {})).toMatchObject({ beds: null, residences: null })
  })
})

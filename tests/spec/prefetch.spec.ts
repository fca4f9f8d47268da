import { describe, expect, it } from 'vitest'
import { signedIn, stranger } from '../support/visitor.ts'

type Rules = {
  prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }, unknown] }; eagerness: string }]
}

const rulesAddress = '/prefetch.speculationrules'

/** True where a rule's pattern covers the path, as browsers read it: a star is anything. */
const covers = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)

describe('what a visitor points at', () => {
  it('is fetched ahead by rules that every page names, but none for frames of others', async () => {
    const page = await stranger().ask('/about')
    expect(page.headers['speculation-rules']).toBe(`"${rulesAddress}"`)
    const framed = await stranger().ask('/embed/directory/arkansas')
    expect(framed.headers['speculation-rules']).toBeUndefined()
    const rules = await stranger().ask(rulesAddress)
    expect(rules.headers['content-type']).toBe('application/speculationrules+json')
  })

  it('is not fetched ahead where somebody is signed in: what their pages lead to is their own', async () => {
    const board = await (await signedIn('operator')).ask('/')
    expect([board.status, board.headers['speculation-rules']]).toEqual([200, undefined])
  })

  it('is never a call, a page of somebody signed in, or one that knows a secret', async () => {
    const { prefetch }: Rules = JSON.parse((await stranger().ask(rulesAddress)).text)
    const [{ where, eagerness }] = prefetch
    const left = where.and[1].not.href_matches
    const isLeft = (path: string) => left.some((pattern) => covers(pattern, path))
    const kept = ['/api/logout', '/api/login', '/workspace/beds', '/account', '/staff/inbox', '/sign-in', '/said/abc']
    const secret = ['/residences/asked/abc', '/es/residencias/shared/mine/abc', '/residences/waiting/abc', '/join/abc']
    expect([...kept, ...secret].filter((path) => !isLeft(path))).toEqual([])
    expect(['/', '/about', '/residences', '/directory/maine'].filter(isLeft)).toEqual([])
    expect(eagerness).toBe('moderate')
  })
})

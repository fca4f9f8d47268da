import { describe, expect, it } from 'vitest'
import { computeInlineHash } from '#server/plumbing/answers/content-security.ts'
import { signedIn, stranger } from '#tests/support/browser/visitor.ts'

type Rules = {
  prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }, unknown] }; eagerness: string }]
}

const makeRules = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]

/** True where a rule's pattern covers the path, as browsers read it: a star is anything. */
const covers = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)

describe('what a visitor points at', () => {
  it('is fetched ahead by rules that stand in every page and in its policy, but in none for frames of others', async () => {
    const { text, headers } = await stranger().ask('/about')
    expect(headers['content-security-policy']).toContain(computeInlineHash(makeRules(text) ?? ''))
    expect(makeRules((await stranger().ask('/embed/directory/arkansas')).text)).toBeUndefined()
  })

  it('is not fetched ahead where somebody is signed in: what their pages lead to is their own', async () => {
    const board = await (await signedIn('operator')).ask('/')
    expect([board.status, makeRules(board.text)]).toEqual([200, undefined])
  })

  it('is never a call, a page of somebody signed in, or one that knows a secret', async () => {
    const { prefetch }: Rules = JSON.parse(makeRules((await stranger().ask('/about')).text) ?? '')
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

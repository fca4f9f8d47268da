import { describe, expect, it } from 'vitest'
import { chooseWay } from './ways.ts'

const origin = 'https://porchlight.example'
const way = (path: string, mode = 'navigate', method = 'GET') => chooseWay({ method, mode, url: origin + path }, origin)

describe('the worker of the board', () => {
  it.each([
    ['/', 'document'],
    ['/workspace/beds', 'document'],
    ['/?signed-out=1', 'page'],
    ['/workspace/beds?show=confirm&page=2', 'document'],
    ['/workspace/beds?house=h', 'page'],
    ['/about', 'page'],
    ['/workspace/messages', 'document'],
    ['/workspace/waiting?house=h', 'document'],
    ['/workspace/team', 'page'],
    ['/api/login?returnTo=/', 'pass'],
    ['/api/logout', 'sign-out'],
  ])('answers the page %s as %s', (path, wanted) => {
    expect(way(path)).toBe(wanted)
  })

  it.each([
    ['/assets/core-abc.js', 'file'],
    ['/fonts/atkinson-next.woff2', 'file'],
    ['/api/my-residences', 'read'],
    ['/api/desk/board?page=2', 'read'],
    ['/api/auth/user', 'read'],
    ['/api/directory/stats', 'read'],
    ['/api/desk/progress', 'read'],
    // The board reads its houses anew, never its page; a page asked for by a script is none to be shown.
    ['/workspace/beds', 'pass'],
    ['/api/desk/events', 'pass'],
    ['/api/v1/events?homes=a', 'pass'],
    ['/api/v1/residences', 'pass'],
    ['/favicon.svg', 'pass'],
  ])('answers the call %s as %s', (path, wanted) => {
    expect(way(path, 'cors')).toBe(wanted)
  })

  it('leaves alone what changes something, and other sites', () => {
    expect(way('/api/beds/changes', 'cors', 'POST')).toBe('pass')
    expect(way('/workspace/beds', 'navigate', 'POST')).toBe('pass')
    expect(way('/api/logout', 'navigate', 'POST')).toBe('sign-out')
    expect(chooseWay({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/' }, origin)).toBe('pass')
  })
})

import { expect, it } from 'vitest'
import { sampleSite } from '#tests/support/browser/framed.tsx'
import { definePage, Loaded, type Page, redirectTo } from '#web/plumbing/page.ts'
import { respond } from './respond.tsx'

const scripts = { site: '/page.js', bare: '/list.js' }
const files = { scripts, reloading: [], islandAt: () => '', stylesOf: () => [], styleIn: () => undefined }
const facts = {
  site: sampleSite,
  user: null,
  fetch,
  report: (error: unknown) => {
    throw error
  },
}

async function ask(page: Page<string>, accept: string) {
  const request = new Request('https://alliance.example/workspace/history', { headers: { accept } })
  const answer = await respond({
    request,
    facts,
    files,
    pages: { 'history/history.page.tsx': page as Page<unknown> },
  })
  return answer
}

const page = (load: Page<string>['load'], answersScripts = true) =>
  definePage<string>({
    ...(load && { load }),
    answersScripts,
    head: () => ({ title: '', description: '', path: null }),
    show: ({ data }) => <p>{data}</p>,
  })

it('a page that answers scripts gives them what it read, with its status, and browsers the page', async () => {
  const late = page(() => new Loaded('not now', { status: 503 }))
  const forScript = await ask(late, 'application/json')
  expect([forScript.status, forScript.headers.get('vary'), await forScript.json()]).toEqual([503, 'Accept', 'not now'])
  const forBrowser = await ask(late, 'text/html,*/*')
  expect([forBrowser.status, forBrowser.headers.get('vary')]).toEqual([503, 'Accept'])
  expect(await forBrowser.text()).toContain('<p>not now</p>')
})

it('leads browsers elsewhere, and tells scripts where', async () => {
  const away = page(() => redirectTo('/sign-in', 302))
  const forBrowser = await ask(away, 'text/html')
  expect([forBrowser.status, forBrowser.headers.get('location')]).toEqual([302, '/sign-in'])
  expect(await (await ask(away, 'application/json')).json()).toEqual({ kind: 'elsewhere', to: '/sign-in' })
})

it('no other page gives what it read', async () => {
  const answer = await ask(
    page(() => 'words', false),
    'application/json',
  )
  expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['text/html; charset=utf-8', null])
})

it('lets a browser keep what is the same for everybody for the way back, and nothing that is for one visitor', async () => {
  const shown = page(() => 'words', false) as Page<unknown>
  const pages = {
    'states/directory/state.page.tsx': shown,
    'search/residences.page.tsx': shown,
    'auth/join/join.page.tsx': shown,
  }
  const readCache = async (path: string) => {
    const request = new Request(`https://alliance.example${path}`)
    return (await respond({ request, facts, files, pages })).headers.get('cache-control')
  }
  const paths = ['/directory/maine', '/directory/maine?near=04101', '/residences', '/join/secret']
  expect(await Promise.all(paths.map(readCache))).toEqual(['no-cache', 'no-cache', 'no-cache', null])
})

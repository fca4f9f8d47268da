import { expect, it } from 'vitest'
import { type BuiltFiles, loadPages, type RequestFacts } from './ssr.ts'

const takesFiles = { field: 'photo', limit: 1, advice: '', from: () => true }

it('in development a page takes its first form, and its first file, without a restart', async () => {
  let forms: object[] = []
  const load = async () => ({
    entry: {
      siteMap: [],
      inlineScripts: [],
      styleHashes: () => [],
      pathsInOrder: ['/new', '/:any'],
      forms,
      respondWith: () => async () => new Response('drawn'),
    },
    files: {} as BuiltFiles,
  })
  const pages = await loadPages('nowhere', { load })
  const taken = () => pages.forms.map(({ path, takesFiles: taken }) => [path, taken])
  expect(taken()).toEqual([
    ['/new', null],
    ['/:any', null],
  ])
  forms = [{ path: '/new', takesFiles }]
  await pages.render(new Request('http://localhost/new'), {} as RequestFacts)
  expect(taken()).toEqual([
    ['/new', takesFiles],
    ['/:any', null],
  ])
})

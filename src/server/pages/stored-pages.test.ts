import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOrRenderPages } from './stored-pages.ts'

const sample = { value: 'x', sample: true }
const site = {
  supportPhone: sample,
  supportEmail: sample,
  socialTwitterUrl: sample,
  socialLinkedinUrl: sample,
  socialFacebookUrl: sample,
  directoryHost: null,
  partnersPage: 'dialog',
  mapTiles: null,
  textsGoOut: false,
  sampleData: false,
  baseUrl: 'http://127.0.0.1:3000',
} as const

let folder: string
const render = vi.fn(async (path: string) => `<p>${path}</p>`)

beforeEach(async () => {
  render.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'porchlight-pages-'))
  await mkdir(join(folder, 'build/documents'), { recursive: true })
  await build('one')
})

afterEach(() => rm(folder, { recursive: true }))

const build = async (code: string) => {
  await writeFile(join(folder, 'build/documents/entry.js'), code)
  await writeFile(join(folder, 'build/documents/files.json'), '{}')
}
const pages = (change: { sampleData?: boolean } = {}) =>
  readOrRenderPages({
    buildDir: join(folder, 'build'),
    cacheDir: join(folder, 'cache'),
    name: 'pages',
    site: { ...site, ...change },
    paths: ['/', '/about'],
    render,
  })

describe('the pages that are the same for everyone', () => {
  it('are rendered once for a build and its settings', async () => {
    expect(await pages()).toEqual({ '/': '<p>/</p>', '/about': '<p>/about</p>' })
    expect(await pages()).toEqual({ '/': '<p>/</p>', '/about': '<p>/about</p>' })
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('are rendered anew for another build, other settings, or a kept file that is broken', async () => {
    await pages()
    await build('two')
    await pages()
    await pages({ sampleData: true })
    await writeFile(join(folder, 'cache/pages.json'), '{"key":')
    await pages({ sampleData: true })
    expect(render).toHaveBeenCalledTimes(8)
  })
})

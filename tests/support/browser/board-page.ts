import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BoardGroup } from '#contract/beds/board.ts'
import { type MyResidence, myResidences } from '#contract/residence/residences.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

/** The night board in a tab: what people do there, by the names they read. */
export function boardPage(page: Page) {
  const say = (what: string, place: string) => page.getByRole('button', { name: `${what} at ${place}`, exact: true })
  const line = (place: string) => page.getByRole('group', { name: place, exact: true })
  async function findResidence(residence: string): Promise<MyResidence> {
    const answer = await page.context().request.get('/api/my-residences')
    const found = myResidences.parse(await answer.json()).find(({ name }) => name === residence)
    if (!found) throw new Error(`There is no ${residence}.`)
    return found
  }
  return {
    line,
    more: (place: string) => say('One more bed open', place),
    fewer: (place: string) => say('One fewer bed open', place),
    stillRight: (place: string) => say('Still right', place),
    undo: (place: string) => page.getByRole('button', { name: new RegExp(`^Undo at ${place}`) }),
    shows: (place: string, words: string) => line(place).getByText(words, { exact: true }).waitFor(),
    async open(name: string, password: string) {
      await enterAt(page, { email: `${name}@demo.example`, password }, '/')
      await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
      await page.locator('porch-island[data-hydrated]').waitFor()
    },
    /** Until the device holds all a board needs without a network. */
    async kept() {
      await expect.poll(() => page.evaluate(isKept)).toBe(true)
    },
    /** What the server says of one house's groups, asked past the worker. */
    findResidence,
    async groupsOf(residence: string): Promise<BoardGroup[]> {
      return (await findResidence(residence)).groups
    },
  }
}

type Journey = { product: { demoPassword: string }; allow: (message: RegExp) => void }

/** The operator's board once it opens without a network. What a lost line says on the console is allowed. */
export async function openKeptBoard(page: Page, { product, allow }: Journey) {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|Failed to fetch/)
  const board = boardPage(page)
  await board.open('operator', product.demoPassword)
  await board.kept()
  return board
}

/** Browsers of journeys do not always say by themselves that the line is back. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Runs in the page. */
async function isKept(): Promise<boolean> {
  const answers = await caches.open('pl-board-answers')
  const reads = ['/api/my-residences', '/api/directory/stats', '/api/desk/progress']
  const wanted = ['/', '/workspace/beds', ...reads]
  const found = await Promise.all(wanted.map((path) => answers.match(path)))
  return found.every(Boolean)
}

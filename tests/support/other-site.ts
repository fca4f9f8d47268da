import { createServer, type Server } from 'node:http'
import type { Frame, Page } from 'playwright-core'

/** Another site on an address of its own, with this page. */
export async function otherSite(body: string): Promise<{ address: string; server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><title>An affiliate</title><link rel="icon" href="data:,">${body}</html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The other site has no port.')
  // Another host name too: for a browser, ports alone are the same site.
  return { address: `http://localhost:${address.port}/`, server }
}

/** The list in the page's frame, once it is awake. */
export async function frameIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The frame is empty.')
  await frame.locator('html[data-ready]').waitFor()
  return frame
}

/** The homes of a list in its order. */
export const names = (frame: Frame | Page) => frame.locator('.home-name').allTextContents()

export type Item = { id: string; name: string; groups: object[] }

/** As one house says a number and another leaves the list; counts how often the list was asked for its homes. */
export async function changeHomes(page: Page, names: () => string[]): Promise<{ asked: number }> {
  const calls = { asked: 0 }
  await page.route(/residences\?.*homes=/, async (route) => {
    calls.asked += 1
    const answer = await route.fetch()
    const homes = await answer.json()
    const [changed] = homes.items.filter(({ name }: Item) => name === names()[1])
    Object.assign(changed, { availableBeds: 7, totalBeds: 9 })
    changed.groups = [{ ...changed.groups[0], totalBeds: 9, availableBeds: 7, reportedAt: homes.measuredAt }]
    homes.items = homes.items.filter(({ name }: Item) => name !== names()[2]).toReversed()
    await route.fulfill({ response: answer, json: homes })
  })
  return calls
}

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

/** The list in the page's frame, once it is hydrated. */
export async function frameIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The frame is empty.')
  await frame.locator('html[data-ready]').waitFor()
  return frame
}

/** The homes of a list in its order. */
export const names = (frame: Frame | Page) => frame.locator('.residence-name').allTextContents()

export type Item = { id: string; name: string; groups: object[] }

/** As one house says a number and another leaves the list; counts how often the list was asked for its homes. */
export async function changeResidences(page: Page, names: () => string[]): Promise<{ asked: number }> {
  const calls = { asked: 0 }
  await page.route(/embed\/directory\/.*homes=/, async (route) => {
    calls.asked += 1
    const answer = await route.fetch()
    const rows = (await answer.text()).split('<li class="residence')
    const isRowOf = (row: string, name: string | undefined) => row.includes(`class="residence-name">${name}<`)
    const body = rows
      .filter((row) => !isRowOf(row, names()[2]))
      .map((row) => (isRowOf(row, names()[1]) ? saySevenOfNine(row) : row))
      .join('<li class="residence')
    await route.fulfill({ response: answer, body })
  })
  return calls
}

function saySevenOfNine(row: string): string {
  return row
    .replace(/data-beds="[^"]*"/, 'data-beds="7/9"')
    .replace(/>\d+\/\d+ /, '>7/9 ')
    .replace(/>\d+ (of|de) \d+ /, '>7 $1 9 ')
}

import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { changeResidences, frameIn, names, otherSite } from '#tests/support/product/other-site.ts'

const list = '/embed/directory/arkansas'

journey('a reader switches the language, and the filters stay', async ({ page, product }) => {
  const script = `<p>Before</p><script src="${product.baseUrl}/embed.js" data-state="arkansas"></script>`
  const { address, server } = await otherSite(script)
  await page.goto(address)
  const frame = await frameIn(page)
  await frame.getByRole('combobox', { name: 'A bed for' }).selectOption('women')
  await frame.waitForURL(/for=women/)
  await frame.locator('.embed-list[aria-busy=false]').waitFor()
  const women = await names(frame)
  await frame.getByRole('link', { name: 'Español' }).click()
  await frame.getByRole('heading', { level: 1, name: 'Casas de recuperación en Arkansas' }).waitFor()
  expect(await frame.evaluate(() => [document.documentElement.lang, location.search])).toEqual([
    'es',
    '?for=women&lang=es',
  ])
  expect(await names(frame)).toEqual(women)
  expect(await frame.getByRole('combobox', { name: 'Cama para' }).inputValue()).toBe('women')
  await frame.getByRole('checkbox', { name: 'Libre ahora' }).check()
  await frame.waitForURL(/for=women&open=1&lang=es/)
  await frame.getByRole('link', { name: 'English' }).click()
  await frame.getByRole('heading', { level: 1, name: 'Arkansas recovery homes' }).waitFor()
  expect(await frame.evaluate(() => [document.documentElement.lang, location.search])).toEqual([
    'en',
    '?for=women&open=1',
  ])
  server.close()
})

journey('a site asks for the list in Spanish, and its names lead to Spanish pages', async ({ page, product }) => {
  const script = `<p>Before</p><script src="${product.baseUrl}/embed.js" data-state="arkansas" data-lang="es"></script>`
  const { address, server } = await otherSite(script)
  await page.goto(address)
  const frame = await frameIn(page)
  const element = page.locator('iframe')
  expect(await element.getAttribute('title')).toBe('Casas de recuperación con camas libres en Arkansas')
  expect(await element.getAttribute('lang')).toBe('es')
  expect(await frame.evaluate(() => document.documentElement.lang)).toBe('es')
  const opened = page.waitForEvent('popup')
  await frame.locator('.residence h3 a').first().click()
  expect(new URL((await opened).url()).pathname).toMatch(/^\/es\/residencias\/./)
  server.close()
})

journey('a change is shown and said in Spanish', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  let first: string[] = []
  await changeResidences(page, () => first)
  await visit(page, `${list}?lang=es`)
  first = await names(page)
  await page.clock.runFor(35_000)
  await page.locator('.residence').nth(1).getByText('7/9 libres').waitFor()
  expect(await page.getByRole('status').textContent()).toBe(`${first[1]}: 7 de 9 camas libres`)
  await page.locator('.residence').nth(2).getByText('Ya no está en la lista').waitFor()
  await page.getByText('1 casa cambió.').waitFor()
  expect(await page.getByRole('link', { name: 'Ordenar otra vez' }).getAttribute('href')).toBe(`${list}?lang=es`)
})

/** The same room as in English: a phone's frame, and the frame of a phone that is 320 px wide. */
journey.for([
  [358, 268],
  [358, 213],
  [286, 214],
  [286, 171],
] as const)(
  'in a frame of %i by %i the first home can be called in Spanish too',
  async ([width, height], { openPage }) => {
    const page = await openPage({ viewport: { width, height } })
    for (const slug of ['texas', 'district-of-columbia']) {
      await page.goto(`/embed/directory/${slug}?lang=es`)
      const row = page.locator('.residence').first()
      for (const part of ['h3', '.open-count', '.age']) {
        const box = await row.locator(part).boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0), `${slug}: ${part}`).toBeLessThanOrEqual(height)
      }
      const call = await row.locator('.residence-call').boundingBox()
      expect((call?.y ?? 999) + 24, slug).toBeLessThanOrEqual(height)
      expect(await page.getByRole('link', { name: 'English' }).count()).toBe(1)
    }
    await expectThumbCanUse(page, 'the framed list in Spanish')
    await page.getByText('Filtrar', { exact: true }).click()
    await expectThumbCanUse(page, 'the framed list in Spanish with its filters')
  },
)

journey('every state of the list in Spanish passes axe', async ({ page, allow }) => {
  allow(/status of 422/)
  for (const query of ['', '&for=robots']) {
    await visit(page, `${list}?lang=es${query}`)
    await axeEverywhere(page, `framed list in Spanish ${query}`)
  }
})

journey('the fields that choose a list have room on phones of every width', async ({ page }) => {
  await page.goto('/docs/embed')
  const fields = page.getByRole('combobox')
  for (const width of [320, 390, 412, 480, 600]) {
    await page.setViewportSize({ width, height: 844 })
    const widths = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(200)
  }
})

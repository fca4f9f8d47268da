import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FoundResidences } from '#contract/search/residence-search.ts'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const narrow = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false } as const
const desk = { viewport: { width: 1280, height: 900 } } as const

/** With script: whatever was pressed may leave the page. */
const waitForFocus = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)

async function type(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** A house of the operator of the demo, whose state has no affiliate here: the alliance handles what is filed about it. */
async function residenceOf(page: Page): Promise<{ slug: string; name: string }> {
  const answer = await page.request.get('/api/v1/residences?state=AR&limit=100')
  const { items }: FoundResidences = await answer.json()
  const [found] = items.filter(({ organization }) => organization === 'Four Doors Recovery Homes')
  if (!found) throw new Error('The operator has no house in the list.')
  return found
}

journey(
  'somebody files a grievance by keyboard and without script, and the house answers without learning who it was',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const page = await openPage(narrow)
    const { slug, name } = await residenceOf(page)
    const email = `asker-${Date.now()}@mail.example`
    const mark = `larkspur ${Date.now()}`
    await page.goto(`/residences/${slug}`)
    await press(page, page.getByRole('link', { name: 'File a grievance about this home' }))
    await page.waitForURL(/\/grievance\?residence=/)
    await press(page, page.getByRole('button', { name: 'Send it' }))
    await page.getByText('It was not sent yet').waitFor()
    await press(page, page.getByRole('link', { name: 'Write what happened.' }))
    await type(page, page.getByLabel('What happened?'), `They kept my ${mark} box.`)
    const kind = page.getByLabel('Money: fees, deposits, refunds')
    await kind.focus()
    await page.keyboard.press('Space')
    await type(page, page.getByLabel('What should we call you?'), 'Quillfern')
    await type(page, page.getByLabel('Your email'), email)
    await press(page, page.getByRole('button', { name: 'Send it' }))
    await page.getByRole('heading', { name: 'We have it. This is your key.' }).waitFor()
    const key = (await page.locator('#key').textContent())?.trim() ?? ''
    expect(key).toMatch(/^(\w{4}-){4}\w{4}$/)
    expect(page.url()).not.toContain(key)

    const handler = await openPage(desk)
    await enterAt(handler, { email: 'reviewer@demo.example', password: product.demoPassword }, '/affiliate/grievances')
    await waitUntilReady(handler)
    await axeEverywhere(handler, 'the list of cases')
    await handler.getByRole('article').filter({ hasText: name }).getByRole('link').click()
    await handler.getByText(mark).waitFor()
    await waitUntilReady(handler)
    await axeEverywhere(handler, 'a case')
    await handler.getByRole('button', { name: 'Acknowledge it' }).click()
    await waitForFocus(handler, 'next')
    await handler.getByRole('button', { name: /^Begin the review/ }).click()
    await waitForFocus(handler, 'next')
    await handler.getByLabel('What do you ask the home?').fill('What becomes of things that are left behind?')
    await handler.getByRole('button', { name: 'Ask the home' }).click()
    await handler.getByText('No answer yet.').waitFor()
    await waitForFocus(handler, 'house')

    const residence = await openPage(touchPhone)
    await enterAt(residence, { email: 'operator@demo.example', password: product.demoPassword }, '/workspace/concerns')
    await waitUntilReady(residence)
    const concern = residence.getByRole('article').filter({ hasText: 'left behind' })
    await concern.getByLabel('Your side').fill('We keep them for 60 days.')
    await axeEverywhere(residence, 'what an affiliate asks')
    expect(await residence.content()).not.toMatch(/Quillfern|larkspur/)
    await concern.getByRole('button', { name: 'Send your side' }).tap()
    await concern.getByText('Answered by').waitFor()
    await waitForFocus(
      residence,
      (await residence.getByRole('listitem').filter({ has: concern }).getAttribute('id')) ?? '',
    )
    expect((await residence.goto('/affiliate/grievances'))?.status()).toBe(403)

    const other = await openPage(desk)
    await enterAt(other, { email: 'affiliate@demo.example', password: product.demoPassword }, '/affiliate/grievances')
    await other.getByRole('heading', { name: 'Grievances' }).waitFor()
    expect(await other.content()).not.toContain(name)
    expect((await other.goto(handler.url()))?.status()).toBe(404)

    await handler.reload()
    await waitUntilReady(handler)
    await handler.getByText('We keep them for 60 days.').waitFor()
    await handler.getByText('Close it', { exact: true }).first().click()
    await handler.getByLabel('How it ended').selectOption('settled')
    await handler.getByLabel('Reasons, for the filer').fill('You can fetch the box.')
    await handler.getByRole('button', { name: 'Close it' }).click()
    await handler.getByRole('heading', { name: 'Settled' }).waitFor()
    await waitForFocus(handler, 'next')

    expect(await mailTo(product.dataDir, email, 'Something new for you')).not.toMatch(/grievance|recovery|Quillfern/i)
    await press(page, page.getByRole('link', { name: 'Open your case' }))
    await type(page, page.getByLabel('Your key'), key.toLowerCase())
    await page.keyboard.press('Enter')
    await page.getByText('You can fetch the box.').waitFor()
    expect(await page.content()).not.toContain('60 days.</p>')
    expect(page.url()).toMatch(/\/case#sent$/)

    const seen = await openPage(touchPhone)
    await seen.goto('/case')
    await seen.getByLabel('Your key').fill(key)
    await seen.getByRole('button', { name: 'Open it' }).tap()
    await seen.getByText('You can fetch the box.').waitFor()
    await axeEverywhere(seen, 'a case as its filer reads it')
  },
)

journey('somebody files a grievance in Spanish on a phone, and withdraws it', async ({ openPage, allow }) => {
  allow(/status of 4\d\d/)
  const page = await openPage(touchPhone)
  await page.goto('/directory/arkansas')
  await page.getByRole('link', { name: 'Presentar una queja' }).tap()
  await page.waitForURL('**/es/queja?state=AR')
  expect(await page.getByLabel('Estado').inputValue()).toBe('AR')
  await page.getByRole('button', { name: 'Enviarla' }).tap()
  await page.getByText('Todavía no se envió').waitFor()
  await axeEverywhere(page, 'a grievance that lacks something')
  await page.getByLabel('Reglas de la casa o de la norma').check()
  await page.getByLabel('¿Qué pasó?').fill('Cambiaron las reglas.')
  await page.getByRole('button', { name: 'Enviarla' }).tap()
  await page.getByRole('heading', { name: 'La recibimos. Esta es su clave.' }).waitFor()
  await axeEverywhere(page, 'the key of a case')
  const key = (await page.locator('#key').textContent())?.trim() ?? ''
  await page.getByRole('link', { name: 'Abrir su caso' }).tap()
  await page.getByLabel('Su clave').fill('1234')
  await page.getByRole('button', { name: 'Abrirlo' }).tap()
  await page.getByText('No hay ningún caso con esta clave').waitFor()
  expect(await page.getByLabel('Su clave').inputValue()).toBe('1234')
  await page.getByLabel('Su clave').fill(key)
  await page.getByRole('button', { name: 'Abrirlo' }).tap()
  await page.getByText('Cambiaron las reglas.').waitFor()
  await page.getByText('Retirarla', { exact: true }).first().tap()
  await page.getByRole('button', { name: 'Retirarla' }).tap()
  await page.getByText('Cerrado.', { exact: true }).waitFor()
  await page.getByLabel('¿Qué sigue mal?').waitFor()
})

for (const javaScriptEnabled of [true, false]) {
  journey(
    `${javaScriptEnabled ? '' : 'without script, '}what was typed into a grievance is there when the line is cut as it is sent`,
    async ({ openPage, allow }) => {
      allow(/Failed to load resource/)
      const page = await openPage({ ...touchPhone, javaScriptEnabled })
      const { slug } = await residenceOf(page)
      await page.goto(`/grievance?residence=${slug}`)
      if (javaScriptEnabled) await waitUntilReady(page)
      const words = page.getByLabel('What happened?')
      await words.fill('They locked the pantry.')
      await page.getByLabel('Money: fees, deposits, refunds').check()
      await page.context().route(/healthz|\/grievance\?/, (route) => route.abort('connectionreset'))
      await page.getByRole('button', { name: 'Send it' }).click()
      if (javaScriptEnabled) await page.getByRole('alert').waitFor()
      else {
        await words.waitFor({ state: 'detached' })
        await page.context().unrouteAll()
        await page.goBack()
      }
      expect(await words.inputValue()).toBe('They locked the pantry.')
      await page.context().unrouteAll()
      await page.getByRole('button', { name: 'Send it' }).click()
      await page.getByRole('heading', { name: 'We have it. This is your key.' }).waitFor()
    },
  )
}

journey(
  'an officer with a conflict of interest steps back, and reads that the case is somebody else’s',
  async ({ openPage, product }) => {
    const officer = await openPage(touchPhone)
    await enterAt(officer, { email: 'owner@demo.example', password: product.demoPassword }, '/affiliate/grievances')
    // The last one: what the other journeys file stands before it.
    await officer.locator('main li a[href^="/affiliate/grievances/"]').last().tap()
    await officer.locator('summary', { hasText: 'I have a conflict of interest' }).tap()
    await officer.getByRole('button', { name: /^Step back/ }).tap()
    await officer.getByText(/^You stepped back\. Somebody else/).waitFor()
    await officer.getByRole('heading', { name: 'Grievances', level: 1 }).waitFor()
  },
)

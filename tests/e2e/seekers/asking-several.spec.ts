import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const harbor = 'harbor-row-house-north-little-rock-ar'
const slugs = [harbor, 'juniper-porch-little-rock-ar', 'lantern-hill-sherwood-ar'].join()

const anyMail = () => `sam-${randomUUID().slice(0, 8)}@people.example`

async function askByMail(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name or nickname').fill(name)
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.locator('#ask-email').fill(email)
  expect(await page.getByLabel('Send me the private link').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Ask about a bed' }).click()
}

/** The page that the mail with the private link leads to. */
async function linkIn(dataDir: string, email: string): Promise<string> {
  const mail = await mailTo(dataDir, email, 'Your private link')
  const unfolded = mail.replaceAll(/=\r?\n/g, '')
  const [link = ''] = /https?:\/\/[^\s"<]+\/asked\/[\w/-]+/.exec(unfolded) ?? []
  return new URL(link).pathname
}

journey(
  'three homes are asked at once; the first yes the asker confirms withdraws the others',
  async ({ openPage, product }) => {
    const [name, email] = [`Sam ${randomUUID().slice(0, 6)}`, anyMail()]
    const asker = await openPage(touchPhone)
    await visit(asker, `/residences?near=72201&compare=${slugs}`)
    await asker.getByRole('link', { name: 'Ask these 3 at once' }).click()
    await asker.waitForURL(/ask\/together/)
    await waitUntilReady(asker)
    await axeEverywhere(asker, 'asking three homes')
    await askByMail(asker, name, email)
    await asker.waitForURL(/\/residences\/asked\/together\//)
    await asker.getByText('We sent this link to you by email.').waitFor()
    await axeEverywhere(asker, 'three homes asked')

    const desk = await openPage()
    await enterAt(desk, { email: 'operator@demo.example', password: product.demoPassword }, '/workspace/messages')
    await waitUntilReady(desk)
    const messages = desk.getByRole('article', { name })
    await expect.poll(() => messages.count()).toBe(3)
    const yes = messages.filter({ hasText: 'Harbor Row House' })
    await yes.locator('summary').first().click()
    await yes.getByRole('button', { name: 'Mark answered' }).click()
    await expect.poll(() => messages.count()).toBe(2)

    const other = await openPage({ javaScriptEnabled: false })
    await other.goto(await linkIn(product.dataDir, email))
    const residences = other.locator('.asked-residences li')
    await residences.filter({ hasText: 'Harbor Row House' }).getByText('Says it has answered you').waitFor()
    await residences
      .filter({ hasText: 'Harbor Row House' })
      .getByRole('button', { name: /^They have a bed for me/ })
      .click()
    await other.getByText('You have a place', { exact: true }).waitFor()
    expect(await residences.filter({ hasText: 'Closed: you have a place in another home' }).count()).toBe(2)
    await residences.filter({ hasText: 'Harbor Row House' }).getByText('You chose this home').waitFor()
    await desk.goto('/workspace/messages?status=all')
    await messages.filter({ hasText: 'They chose this house' }).waitFor()
    expect(await messages.filter({ hasText: 'They chose this house' }).getByText('Harbor Row House').count()).toBe(1)
    await desk.goto('/workspace/messages?status=closed')
    await expect
      .poll(() => desk.getByRole('article', { name }).filter({ hasText: 'They have a place in another home' }).count())
      .toBe(2)
  },
)

journey('of more than three homes one chooses whom to ask, also without script', async ({ openPage, allow }) => {
  allow(/status of 422/)
  const asker = await openPage({ ...touchPhone, javaScriptEnabled: false })
  const { items } = await (await asker.request.get('/api/v1/residences?state=AR&limit=100')).json()
  const claimed: { slug: string; name: string }[] = items.filter(
    (residence: { isClaimed: boolean }) => residence.isClaimed,
  )
  const [first, second, third, fourth] = claimed
  if (!first || !second || !third || !fourth) throw new Error('The demo has fewer homes.')
  const residences = [first, second, third, fourth].map(({ slug }) => slug).join()
  await asker.goto(`/residences/ask/together?homes=${residences}`)
  const choice = (name: string) => asker.getByRole('checkbox', { name: new RegExp(`^${name},`) })
  for (const { name } of [first, second, third]) expect(await choice(name).isChecked()).toBe(true)
  await choice(fourth.name).check()
  await askByMail(asker, 'Sam', anyMail())
  const wrong = asker.getByRole('alert').filter({ hasText: 'Choose at least 1 and at most 3 homes.' })
  await wrong.waitFor()
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  expect(await top(wrong)).toBeLessThan(await top(choice(first.name)))
  expect(await wrong.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
  expect(await choice(fourth.name).isChecked()).toBe(true)
  expect(await asker.getByLabel('Name or nickname').inputValue()).toBe('Sam')
  await choice(first.name).uncheck()
  await choice(second.name).uncheck()
  await asker.getByRole('button', { name: 'Ask about a bed' }).click()
  await asker.getByRole('heading', { level: 1, name: 'You asked 2 homes about a bed' }).waitFor()
})

journey(
  'of too many chosen homes the page counts what is ticked, and the error has the focus',
  async ({ openPage, allow }) => {
    allow(/status of 422/)
    const asker = await openPage(touchPhone)
    const { items } = await (await asker.request.get('/api/v1/residences?state=AR&limit=100')).json()
    const claimed: { slug: string }[] = items.filter((residence: { isClaimed: boolean }) => residence.isClaimed)
    const residences = claimed.slice(0, 5).map(({ slug }) => slug)
    await asker.goto(`/residences/ask/together?homes=${residences}`)
    await asker.getByRole('heading', { level: 1, name: 'Ask up to 3 homes about a bed' }).waitFor()
    await asker.getByText('3 chosen, 3 at most').waitFor()
    await asker.getByRole('checkbox').nth(3).check()
    await asker.getByText('4 chosen, 3 at most').waitFor()
    const address = asker.url()
    await asker.evaluate(() => Object.assign(window, { stays: true }))
    await askByMail(asker, 'Sam', anyMail())
    await expect
      .poll(() => asker.evaluate(() => document.activeElement?.textContent))
      .toContain('Choose at least 1 and at most 3 homes.')
    await asker.getByText('4 chosen, 3 at most').waitFor()
    expect(await asker.getByLabel('Name or nickname').inputValue()).toBe('Sam')
    await axeEverywhere(asker, 'too many homes chosen')
    // It was not loaded by its form: the way back asks nobody to send it again.
    expect(await asker.evaluate(() => 'stays' in window)).toBe(true)
    await asker.getByRole('checkbox').nth(3).uncheck()
    await asker.getByRole('button', { name: 'Ask about a bed' }).click()
    await asker.waitForURL(/\/residences\/asked\/together\//)
    await asker.goBack()
    await asker.waitForURL(address)
    await asker.getByRole('heading', { level: 1, name: 'Ask up to 3 homes about a bed' }).waitFor()
  },
)

journey('the private link of one question is mailed to whoever asked, and opens', async ({ openPage, product }) => {
  const email = anyMail()
  const asker = await openPage({ javaScriptEnabled: false })
  await asker.goto(`/residences/${harbor}`)
  await askByMail(asker, 'Sam', email)
  await asker.waitForURL(/\/residences\/asked\/[\w-]+\?link=email/)
  await asker.getByText('We sent this link to you by email.').waitFor()
  const other = await openPage(touchPhone)
  await other.goto(await linkIn(product.dataDir, email))
  await other.getByRole('heading', { level: 1, name: 'You asked Harbor Row House about a bed' }).waitFor()
  await axeEverywhere(other, 'a question, by its mailed link')
})

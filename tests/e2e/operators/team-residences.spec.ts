import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const password = 'four random words here'
const own = 'Harbor Row House'
const other = 'Cedar Steps'
const operator = 'operator@demo.example'
const someone = () => `${randomUUID().slice(0, 8)}@birch.example`

async function linkIn(dataDir: string, email: string, label: string, path: RegExp): Promise<string> {
  const mail = (await mailTo(dataDir, email, label)).replace(/=\r?\n/g, '')
  return path.exec(mail)?.[0] ?? 'no link'
}

async function join(page: Page, dataDir: string, email: string): Promise<void> {
  await page.goto(await linkIn(dataDir, email, 'See the invitation', /\/join\/[\w-]{32}/))
  await page.getByLabel('First name').fill('Hal')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make my account and join' }).tap()
  await page.waitForURL('**/workspace/team?done=joined')
}

journey(
  'a house manager is invited to one house, sees that house alone, is asked, writes for the next shift, and stops the emails',
  async ({ openPage, product, allow }) => {
    allow(/status of (403|404|422)/)
    const { dataDir, demoPassword } = product
    const owner = await openPage(touchPhone)
    await enterAt(owner, { email: operator, password: demoPassword }, '/workspace/team')
    await waitUntilReady(owner)
    const [hal, second] = [someone(), someone()]
    await owner.getByText('Several people at once').tap()
    await owner.getByLabel('Their addresses').fill(`${hal}\nnobody\n${second}`)
    const invite = owner.getByRole('complementary', { name: 'Invite somebody' })
    await invite.getByRole('radio', { name: /^House manager/ }).tap()
    await invite.getByLabel('Every house, also those to come').tap()
    await invite.getByLabel(own).tap()
    await axeEverywhere(owner, 'several invitations')
    await invite.getByRole('button', { name: 'Send the invitation' }).tap()
    const lines = owner.getByRole('list', { name: 'What became of each line' }).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`^${hal}\\s+Sent$`)),
      expect.stringMatching(/^nobody\s+Not an address$/),
      expect.stringMatching(new RegExp(`^${second}\\s+Sent$`)),
    ])

    const page = await openPage(touchPhone)
    await join(page, dataDir, hal)
    await visit(page, '/workspace/beds')
    await page.getByRole('heading', { name: own }).waitFor()
    expect(await page.getByText(other).count()).toBe(0)
    await page.goto('/workspace/residences')
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor()

    const visitor = await openPage(touchPhone)
    await visit(visitor, '/residences/harbor-row-house-north-little-rock-ar')
    await visitor.getByLabel('Name or nickname').fill('Toni for Hal')
    await visitor.getByLabel('Your phone').fill('501-555-0199')
    await visitor.getByRole('button', { name: 'Ask about a bed' }).tap()
    await visitor.waitForURL('**/residences/asked/*')
    const stop = await linkIn(dataDir, hal, 'Stop these emails', /\/stop-emails\/[\w-]{66}/)
    await visit(page, '/workspace/messages')
    await page.getByRole('article', { name: 'Toni for Hal' }).waitFor()
    await visitor.reload()
    await waitUntilReady(visitor)
    const notYet = visitor.getByText('The house has not opened it yet.')
    await notYet.first().waitFor()
    await page.getByRole('article', { name: 'Toni for Hal' }).locator('summary').first().tap()
    await expect
      .poll(
        async () => {
          await visitor.reload()
          return notYet.count()
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBe(0)

    await visit(page, '/workspace/notices')
    const night = page.getByLabel('Time zone')
    expect(await night.isVisible()).toBe(false)
    await page.getByLabel('Keep quiet hours').tap()
    expect(await night.isVisible()).toBe(true)
    await expectAllCanUse(page, 'what reaches one')
    await page.getByRole('button', { name: 'Save' }).tap()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    expect(await page.getByLabel('Keep quiet hours').isChecked()).toBe(true)

    await visit(page, '/workspace/shift')
    await page.getByText('Write a note').first().tap()
    const note = page.getByLabel('What the next shift should know').filter({ visible: true })
    await note.fill('Robert comes at 8')
    await page.getByText('This reads like a name or health.').waitFor()
    await page.getByRole('button', { name: 'Take it out' }).tap()
    await page.getByRole('button', { name: 'Save the note' }).filter({ visible: true }).tap()
    await page.locator('blockquote').filter({ hasText: 'comes at 8' }).waitFor()
    await expectAllCanUse(page, 'a shift')
    await owner.goto('/workspace/shift')
    await owner.locator('blockquote').filter({ hasText: 'comes at 8' }).waitFor()

    const stopping = await openPage(touchPhone)
    await stopping.goto(stop)
    await stopping.getByRole('heading', { name: /^Stop emails about questions at/ }).waitFor()
    await axeEverywhere(stopping, 'the link that stops')
    await stopping.getByRole('button', { name: 'Stop these emails' }).tap()
    await stopping.getByRole('heading', { name: 'Stopped' }).waitFor()
    await visit(page, '/workspace/notices')
    expect(await page.getByRole('radio', { name: /^Not at all/ }).isChecked()).toBe(true)
  },
)

journey(
  'notices and the note of a shift are kept without script, by keyboard',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const page = await openPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
    await enterAt(page, { email: operator, password: product.demoPassword }, '/workspace/notices')
    await page.getByLabel('Every house I work for').uncheck()
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Choose at least one house.').waitFor()
    expect(await page.getByLabel('Every house I work for').isChecked()).toBe(false)
    await page.getByLabel('Every house I work for').check()
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.waitForURL('**/workspace/notices?saved=1')

    await page.goto('/workspace/shift')
    await page
      .locator('summary')
      .filter({ hasText: /Write a note|Change your note/ })
      .first()
      .press('Enter')
    const words = page.getByLabel('What the next shift should know').filter({ visible: true }).first()
    const save = page.getByRole('button', { name: 'Save the note' }).filter({ visible: true }).first()
    await words.fill('John Miller relapsed.')
    await save.press('Enter')
    await page.getByText('This reads like a name or health.').waitFor()
    await page.getByRole('button', { name: 'Save it anyway' }).waitFor()
    expect(await words.inputValue()).toBe('John Miller relapsed.')
    await page.getByRole('link', { name: 'Change it' }).press('Enter')
    await words.fill('Bed 4 is being painted.')
    await save.press('Enter')
    await page.waitForURL('**/workspace/shift#house-*')
    await page.getByText('Bed 4 is being painted.').first().waitFor()
    await page.getByRole('button', { name: 'I have read this' }).press('Enter')
    await page.waitForURL('**/workspace/shift#since')
  },
)

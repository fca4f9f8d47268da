import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { setUpAccount, signIn } from '#tests/support/desk/accounts.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const password = 'a porch with a long name'

/** Ten houses of an operator of the journey's own, as an import leaves them: drafts, of which one lacks its phone number. */
async function importedResidences(page: Page, dataDir: string): Promise<string> {
  const email = `many-${randomUUID().slice(0, 8)}@home.example`
  await setUpAccount(page, { dataDir, email, password })
  await page.goto('/sign-in?returnTo=/workspace/residences')
  await signIn(page, email, password)
  await page.getByRole('heading', { level: 1, name: 'Houses' }).waitFor()
  await page.evaluate(
    async (run) => {
      const call = async (path: string, body?: object) => {
        const sent = body && { method: 'POST', body: JSON.stringify(body) }
        const answer = await fetch(path, { headers: { 'content-type': 'application/json' }, ...sent })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.json()
      }
      for (let place = 0; place < 10; place += 1) {
        const id = crypto.randomUUID()
        const zip = place % 2 ? '82001' : '82601'
        await call('/api/desk/residences', { id, name: `Windlass ${run} ${place}`, zip, city: '', state: '' })
        const { values: base, version } = await call(`/api/desk/residences/${id}`)
        const visibility = place < 3 ? 'area' : 'hidden'
        const values = { ...base, phone: place === 9 ? '' : '307-555-0162', beds_women: '8', visibility }
        const form = { act: 'save', version, base, values, asked: [], keep: {}, newAddress: false }
        await call(`/api/desk/residences/${id}`, form)
      }
    },
    randomUUID().slice(0, 4),
  )
  return email
}

const list = (page: Page) => page.locator('.residence-list > li')

journey('an operator publishes all ready houses after an import, and takes it back', async ({ openPage, product }) => {
  const page = await openPage(phone)
  const email = await importedResidences(page, product.dataDir)
  await page.goto('/workspace/residences')
  await page.locator('html[data-ready]').waitFor()
  await page.getByText('Publish all 9 ready houses').tap()
  await page.getByText('Their addresses: 3 with town and ZIP code only and 6 with the town only.').waitFor()
  await axeEverywhere(page, 'publish all, asked')
  await page.getByRole('button', { name: 'Yes, publish 9 houses' }).tap()
  await page.getByText('9 houses wait for one check. They go live together with the yes').waitFor()
  await axeEverywhere(page, 'publish all, done')
  await page.getByRole('button', { name: 'Undo: make them drafts again' }).tap()
  await page.getByText('9 houses are drafts again.').waitFor()

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto('/sign-in?returnTo=/workspace/residences')
  await signIn(plain, email, password)
  await plain.getByLabel('Find a house by name or town').fill('CASPER')
  await plain.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.poll(() => list(plain).count()).toBe(5)
  await plain.getByRole('link', { name: /^Not ready/ }).click()
  await expect.poll(() => list(plain).count()).toBe(0)
  await plain.getByRole('link', { name: /^Ready to publish/ }).click()
  await expect.poll(() => list(plain).count()).toBe(5)
  await plain.getByText('Publish the 5 ready houses you found').click()
  await plain.getByRole('button', { name: 'Yes, publish the 5 houses you found' }).click()
  await plain.getByText('5 houses wait for one check. They go live together with the yes').waitFor()
  await plain.getByRole('button', { name: 'Undo: make them drafts again' }).click()
  await plain.getByText('5 houses are drafts again.').waitFor()
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { FoundResidences } from '#contract/search/residence-search.ts'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

/** Listings of West Virginia that nobody has claimed and that publish an email; the first by its address waits for the affiliate in the demo. */
async function unclaimed(page: Page): Promise<ResidenceDetail[]> {
  const { items } = await read<FoundResidences>(page, '?state=WV&limit=100')
  const free = items.filter(({ isClaimed }) => !isClaimed).toSorted((a, b) => a.slug.localeCompare(b.slug))
  const residences: ResidenceDetail[] = []
  // One after the other: a busy server turns a crowd of calls away.
  for (const { slug } of free.slice(1)) residences.push(await read(page, `/${slug}`))
  return residences.filter(({ email }) => email !== null)
}

async function read<Answer>(page: Page, what: string): Promise<Answer> {
  const answer = await page.request.get(`/api/v1/residences${what}`)
  if (!answer.ok()) throw new Error(`${what}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => {
      const at = document.activeElement
      return at instanceof HTMLTextAreaElement ? at.labels?.[0]?.textContent : at?.textContent
    })
    if (name.test(words ?? '')) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

journey('an operator claims a house from its public page on a phone, and proves it', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  const [residence] = await unclaimed(page)
  if (!residence?.email) throw new Error('No listing to claim.')
  await newOperator(page, product.dataDir, `/residences/${residence.slug}`)
  await page.getByRole('link', { name: 'Is this your house? Claim it' }).tap()
  await page.waitForURL(`**/workspace/claims?home=${residence.slug}`)
  await waitUntilReady(page)
  await page.getByText('Nobody holds it yet').first().waitFor()
  await expectAllCanUse(page, 'a listing to claim')
  await page.getByRole('button', { name: /^Claim this house/ }).tap()

  const claim = page.getByRole('article', { name: residence.name })
  await claim.getByText('Prove that it is yours').waitFor()
  await claim.getByRole('button', { name: `Email a code to ${residence.email}` }).tap()
  await claim.getByLabel('The 6 digits').waitFor()
  const code = /\b\d{6}\b/.exec(await mailTo(product.dataDir, residence.email, 'A code for'))?.[0] ?? ''
  await claim.getByLabel('The 6 digits').fill(code === '000000' ? '000001' : '000000')
  await claim.getByRole('button', { name: /^Confirm/ }).tap()
  await claim.getByText('That is not the code. You have 4 tries left.').waitFor()
  await axeEverywhere(page, 'a wrong code')
  // Without the fragment, which would move the page while it is measured.
  await visit(page, '/workspace/claims')
  await expectThumbCanUse(page, 'a code on its way')
  await claim.getByLabel('The 6 digits').fill(code)
  await claim.getByRole('button', { name: /^Confirm/ }).tap()
  await page.getByRole('article', { name: residence.name }).getByText('Approved: it is yours').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(residence.name)
  await axeEverywhere(page, 'a claim approved')
  await page.goto(`/residences/${residence.slug}`)
  await page.getByText(/Run by Birch House/).waitFor()
})

journey(
  'without script a claim is made and its papers described, and an affiliate decides by keyboard',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const page = await openPage({ ...touchPhone, javaScriptEnabled: false })
    const residence = (await unclaimed(page)).at(-1)
    if (!residence) throw new Error('No listing to claim.')
    await newOperator(page, product.dataDir, '/workspace/claims')
    await page.getByRole('heading', { name: 'No claims yet' }).waitFor()
    await page.getByLabel('Name, town, ZIP code or phone').fill('zzzzqqqq')
    await page.getByRole('button', { name: 'Search the list' }).click()
    await page.getByText('Nothing on the list is called that').waitFor()
    await page.getByLabel('Name, town, ZIP code or phone').fill(residence.phone)
    await page.getByRole('button', { name: 'Search the list' }).click()
    await page.getByRole('button', { name: `Claim this house ${residence.name}` }).click()
    const claim = page.getByRole('article', { name: residence.name })
    await claim.locator('summary').click()
    await claim.getByRole('button', { name: /^Send it to be looked at/ }).click()
    await claim.getByText('Say what you can show.').waitFor()
    await claim.getByLabel('What can you show?').fill('The lease, in our name since May.')
    await claim.getByRole('button', { name: /^Send it to be looked at/ }).click()
    await claim.getByText('With West Virginia Alliance of Recovery Residences').waitFor()

    const affiliate = await openPage()
    await enterAt(affiliate, { email: 'affiliate@demo.example', password: product.demoPassword }, '/affiliate')
    await affiliate.getByRole('link', { name: 'Claims', exact: true }).click()
    await affiliate.waitForURL('**/workspace/claims')
    await waitUntilReady(affiliate)
    await expectAllCanUse(affiliate, 'claims that wait')
    const waiting = affiliate.getByRole('region', { name: residence.name })
    await waiting.getByText('The lease, in our name since May.').waitFor()
    await waiting.getByRole('heading', { level: 4 }).focus()
    await tabTo(affiliate, /^Refuse/)
    await affiliate.keyboard.press('Enter')
    await waiting.getByText('Say why, so that the claimant knows what to do next.').waitFor()
    await affiliate.keyboard.type('The lease names somebody else.')
    await tabTo(affiliate, /^Note for the record/)
    await affiliate.keyboard.type('The landlord was called.')
    await tabTo(affiliate, /^Refuse/)
    await affiliate.keyboard.press('Enter')
    const decided = affiliate.getByRole('article', { name: residence.name })
    await decided.getByText('The lease names somebody else.').waitFor()
    await decided.getByText('The landlord was called.').waitFor()
    await axeEverywhere(affiliate, 'a claim decided')

    await page.reload()
    await claim.getByText('The lease names somebody else.').waitFor()
    expect(await page.content()).not.toContain('The landlord was called.')
    await claim.getByRole('link', { name: /^Claim it again/ }).click()
    await page.getByRole('button', { name: `Claim this house ${residence.name}` }).waitFor()
  },
)

/** Without script: a new operator claims the house and says what they can show. */
async function sayPapers(page: Page, residence: ResidenceDetail) {
  await page.goto(`/workspace/claims?home=${residence.slug}`)
  await page.getByRole('button', { name: `Claim this house ${residence.name}` }).click()
  const claim = page.getByRole('article', { name: residence.name })
  await claim.locator('summary').click()
  await claim.getByLabel('What can you show?').fill('The lease.')
  await claim.getByRole('button', { name: /^Send it to be looked at/ }).click()
  await claim.getByText('With West Virginia Alliance of Recovery Residences').waitFor()
  return claim
}

journey(
  'a decision is called back before its emails go, with script and without, and not after',
  async ({ openPage, product, allow }) => {
    allow(/status of 409/)
    const page = await openPage({ javaScriptEnabled: false })
    const residence = (await unclaimed(page)).at(-2)
    if (!residence) throw new Error('No listing to claim.')
    await newOperator(page, product.dataDir, '/workspace/claims')
    const claim = await sayPapers(page, residence)

    const affiliate = await openPage(touchPhone)
    await enterAt(affiliate, { email: 'affiliate@demo.example', password: product.demoPassword }, '/workspace/claims')
    await affiliate.getByRole('heading', { name: 'Claims that wait' }).waitFor()
    await waitUntilReady(affiliate)
    const waits = affiliate.getByRole('region', { name: residence.name })
    const decided = affiliate.getByRole('article', { name: residence.name })
    await waits.getByRole('button', { name: /^Approve/ }).tap()
    await affiliate
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .tap()
    await waits.getByRole('button', { name: /^Approve/ }).waitFor()
    expect(await decided.count()).toBe(0)

    await waits.getByRole('button', { name: /^Approve/ }).tap()
    await decided.getByText('No email has gone yet').waitFor()
    await expectThumbCanUse(affiliate, 'a decision just made')
    await decided.getByRole('button', { name: /^Undo/ }).tap()
    await waits.getByRole('button', { name: /^Approve/ }).waitFor()

    await waits.getByRole('button', { name: /^Approve/ }).tap()
    await decided.getByText('No email has gone yet').waitFor()
    expect(await decided.getByText('Undo this hand-over').count()).toBe(0)
    await decided.getByText('Undo this hand-over').waitFor({ timeout: 20_000 })
    expect(await decided.getByText('No email has gone yet').count()).toBe(0)

    const still = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await still.context().addCookies(await affiliate.context().cookies())
    const other = (await unclaimed(page)).at(-2)
    if (!other) throw new Error('No second listing to claim.')
    await sayPapers(page, other)
    await still.goto('/workspace/claims')
    const waiting = still.getByRole('region', { name: other.name })
    await waiting.getByLabel('Reason for who does not get the house').fill('No lease.')
    await waiting.getByRole('button', { name: /^Refuse/ }).click()
    const card = still.getByRole('article', { name: other.name })
    await card.getByText('No email has gone yet').waitFor()
    await card.getByRole('button', { name: /^Undo/ }).click()
    await waiting.getByLabel('Reason for who does not get the house').fill('No lease.')
    await waiting.getByRole('button', { name: /^Refuse/ }).click()
    await card.getByText('No email has gone yet').waitFor()
    await new Promise((resolve) => setTimeout(resolve, 10_500))
    await card.getByRole('button', { name: /^Undo/ }).click()
    await still.getByText('The emails of this decision have gone, so it cannot be called back.').waitFor()
    expect(await card.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
    await page.reload()
    await claim.getByText('Approved: it is yours').waitFor()
  },
)

journey(
  'papers are added with script and without, opened by who decides, and removed',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const pdf = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 lease') }
    const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await phonePhoto()) }
    const web = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
    const page = await openPage(touchPhone)
    const residence = (await unclaimed(page)).at(-3)
    if (!residence) throw new Error('No listing to claim.')
    await newOperator(page, product.dataDir, '/workspace/claims')
    await visit(page, `/workspace/claims?home=${residence.slug}`)
    await page.getByRole('button', { name: `Claim this house ${residence.name}` }).tap()
    const claim = page.getByRole('article', { name: residence.name })
    await claim.getByText('Show papers instead').tap()
    await claim.getByLabel('Papers to add').setInputFiles([pdf, web])
    await claim.getByRole('button', { name: /^Add papers/ }).tap()
    await claim.getByText('deed.pdf: This is a web page').waitFor()
    await claim.getByText('lease.pdf').first().waitFor()
    await claim.getByLabel('Papers to add').setInputFiles([picture])
    await claim.getByRole('button', { name: /^Add papers/ }).tap()
    await claim.getByText('front.jpg').first().waitFor()
    await expectAllCanUse(page, 'a claim with papers')

    const still = await openPage({ javaScriptEnabled: false })
    await still.context().addCookies(await page.context().cookies())
    await still.goto('/workspace/claims')
    const same = still.getByRole('article', { name: residence.name })
    await same.getByText('lease.pdf').first().waitFor()
    await same.getByLabel('Papers to add').setInputFiles([web])
    await same.getByRole('button', { name: /^Add papers/ }).click()
    await same.getByText('deed.pdf: This is a web page').waitFor()
    await same.getByLabel('Papers to add').setInputFiles([{ ...pdf, name: 'deed.pdf' }])
    await same.getByRole('button', { name: /^Add papers/ }).click()
    await same.getByRole('button', { name: 'Remove deed.pdf' }).click()
    expect(await same.getByText('deed.pdf').count()).toBe(0)
    await same.getByLabel('What can you show?').fill('The lease.')
    await same.getByRole('button', { name: /^Send it to be looked at/ }).click()
    await same.getByText('With West Virginia Alliance of Recovery Residences').waitFor()

    const affiliate = await openPage()
    await enterAt(affiliate, { email: 'affiliate@demo.example', password: product.demoPassword }, '/workspace/claims')
    const waits = affiliate.getByRole('region', { name: residence.name })
    const link = waits.getByRole('link', { name: 'lease.pdf' })
    const path = (await link.getAttribute('href')) ?? ''
    await axeEverywhere(affiliate, 'papers to decide by')
    const file = await affiliate.request.get(path)
    expect([file.status(), await file.text(), file.headers()['cache-control']]).toEqual([
      200,
      '%PDF-1.7 lease',
      'private, no-store',
    ])
    expect((await page.request.get(path)).status()).toBe(403)
    const asks = await waits.getByRole('link', { name: /^Ask for the papers/ }).getAttribute('href')
    expect(decodeURIComponent(asks ?? '')).toContain('/workspace/claims#claim-')
  },
)

journey(
  'the alliance sees what waits in every state, and until when it is the affiliate’s',
  async ({ page, product }) => {
    await enterAt(page, { email: 'staff@demo.example', password: product.demoPassword }, '/workspace/claims')
    await page.getByRole('heading', { name: 'Claims that wait' }).waitFor()
    await page
      .getByText(/The affiliate decides first/)
      .first()
      .waitFor()
    await axeEverywhere(page, 'claims for the alliance')
  },
)

journey(
  'a house that gets a code for somebody it does not know says so with one button, without script or account',
  async ({ openPage, product, allow }) => {
    allow(/status of (404|403)/)
    const page = await openPage(touchPhone)
    const residence = (await unclaimed(page))[1]
    if (!residence?.email) throw new Error('No listing to claim.')
    await newOperator(page, product.dataDir, '/workspace/claims')
    await visit(page, `/workspace/claims?home=${residence.slug}`)
    await page.getByRole('button', { name: /^Claim this house/ }).tap()
    const claim = page.getByRole('article', { name: residence.name })
    await claim.getByRole('button', { name: `Email a code to ${residence.email}` }).tap()
    await claim.getByLabel('The 6 digits').waitFor()
    const mail = await mailTo(product.dataDir, residence.email, 'A code for')
    // Words of a mail are broken into short lines.
    const link = /\/not-us\/[\w-]{40}/.exec(mail.replace(/=\r?\n/g, ''))?.[0] ?? ''

    const other = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await other.goto(link)
    await other.getByRole('heading', { name: `Does somebody you know claim ${residence.name}?` }).waitFor()
    await other.getByText(/Birch House .*says that/).waitFor()
    await visit(page, link)
    await expectAllCanUse(page, 'a code that is not ours')
    await other.getByRole('button', { name: 'This is not us' }).tap()
    await other.getByRole('heading', { name: 'Thank you. It is stopped.' }).waitFor()
    await page.reload()
    await axeEverywhere(page, 'a code that is stopped')
    await other.goto(`${link.slice(0, -3)}AAA`)
    await other.getByRole('heading', { name: 'There is nothing at this link' }).waitFor()

    await visit(page, '/workspace/claims')
    await claim.getByText('Someone at this house said that they do not know you').waitFor()
    await axeEverywhere(page, 'a claim the house does not know')
  },
)

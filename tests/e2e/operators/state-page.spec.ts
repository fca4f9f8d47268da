import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const desk = { viewport: { width: 1280, height: 900 } } as const

journey(
  'an officer writes on the page of the state by keyboard, looks, publishes and takes it back; a second one loses nothing',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const account = { email: 'affiliate@demo.example', password: product.demoPassword }
    const mark = `larkspur ${Date.now()}`
    const officer = await openPage(desk)
    const visitor = await openPage(touchPhone)
    await enterAt(officer, account, '/affiliate')
    await officer.getByRole('link', { name: 'Write your page' }).click()
    await officer.waitForURL('**/affiliate/page')
    await waitUntilReady(officer)
    await axeEverywhere(officer, 'the page of a state at the desk')

    const second = await openPage(touchPhone)
    await enterAt(second, account, '/affiliate/page')
    await waitUntilReady(second)
    await axeEverywhere(second, 'the page of a state at the desk on a phone')
    await expectThumbCanUse(second, 'the page of a state at the desk')

    const welcome = officer.getByLabel('Welcome, in English')
    await tabTo(officer, welcome)
    await officer.keyboard.press('Control+A')
    await officer.keyboard.type(`Come in, ${mark}. <b>https://evil.example</b>`)
    const save = officer.getByRole('button', { name: 'Save the draft' })
    await tabTo(officer, save)
    await officer.keyboard.press('Enter')
    const publish = officer.getByRole('button', { name: 'Publish this draft' })
    await publish.waitFor()
    await officer.getByText(mark).nth(1).waitFor()
    await visitor.goto('/directory/west-virginia')
    expect(await visitor.content()).not.toContain(mark)
    await visitor.getByText('reported by West Virginia Alliance of Recovery Residences').first().waitFor()

    await second.getByLabel('Office hours').fill('Only on Mondays')
    await second.getByRole('link', { name: 'As the public sees it' }).tap()
    await second.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).tap()
    await second.getByRole('button', { name: 'Save the draft' }).tap()
    await second.getByText('saved this draft while you were writing').waitFor()
    expect(await second.getByLabel('Office hours').inputValue()).toBe('Only on Mondays')
    await second.getByRole('region', { name: 'Preview' }).getByText(mark).waitFor()
    expect(await second.getByLabel('Welcome, in English').inputValue()).toContain(mark)

    await tabTo(officer, publish)
    await officer.keyboard.press('Enter')
    await officer.getByText('This is what the page says now.').waitFor()
    await officer.locator('#editions:focus').waitFor()
    await visitor.reload()
    await visitor.getByText(`Come in, ${mark}.`).waitFor()
    const own = visitor.getByRole('region', { name: 'From West Virginia Alliance of Recovery Residences' })
    expect(await own.locator('a[href*="evil"], b:has-text("evil")').count()).toBe(0)
    await waitUntilReady(visitor)
    await axeEverywhere(visitor, 'the page of a state')

    const undo = officer.getByRole('button', { name: 'Take it back' })
    await tabTo(officer, undo)
    await officer.keyboard.press('Enter')
    await publish.waitFor()
    await visitor.reload()
    await own.waitFor()
    expect(await visitor.content()).not.toContain(mark)

    const other = await openPage(desk)
    await enterAt(other, { email: 'reviewer@demo.example', password: product.demoPassword }, '/affiliate/page')
    await other.getByText('Nothing is saved yet.').waitFor()
    expect(await other.content()).not.toContain(mark)
    const residence = await openPage(desk)
    await enterAt(residence, { email: 'operator@demo.example', password: product.demoPassword }, '/workspace')
    expect((await residence.goto('/affiliate/page'))?.status()).toBe(403)
    await residence.getByText('This page is for state affiliates').waitFor()
  },
)

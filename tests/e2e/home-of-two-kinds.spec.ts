import { expect } from 'vitest'
import { journey } from '../support/browser-journey.ts'

journey(
  'an operator sees the board from the first byte, and the street again after signing out',
  async ({ page, product }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill('operator@demo.example')
    await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()

    const html = await (await page.request.get('/')).text()
    expect(html).toContain('Welcome back')
    expect(html).not.toContain('A safe place to live')

    await page.getByRole('link', { name: 'Logout' }).first().click()
    await page.getByText('You are signed out on this device.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'A safe place to live changes everything.' }).waitFor()
  },
)

journey('a desk page asks a stranger to sign in first, and then opens', async ({ page, product }) => {
  await page.goto('/workspace/claims')
  await page.getByLabel('Email').fill('operator@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Claim a profile' }).waitFor()
  await page.getByRole('link', { name: 'Back to your board' }).click()
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
})

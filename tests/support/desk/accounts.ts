import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { linkTo, mailTo } from '#tests/support/product/mailbox.ts'

export type Account = { email: string; password: string }

/** Fills in the sign-in form of the page and sends it; where that leads is the journey's to wait for. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Logout stands in the bar where there is room, else behind More at a desk, and in the menu of a public page. */
export async function signOut(page: Page): Promise<void> {
  const logout = page.getByRole('link', { name: /^Logout/ }).filter({ visible: true })
  const more = page.getByRole('link', { name: 'More', exact: true }).filter({ visible: true })
  const behind = page.getByRole('button', { name: 'Open menu' }).or(more)
  await logout.or(behind).first().waitFor()
  if (!(await logout.isVisible())) await behind.click()
  await logout.click()
}

/** Fills in the sign-up form of the page as Nia Cole of Birch House. */
export async function fillProfile(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Cole')
  await page.getByLabel('Organization').fill('Birch House')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/**
 * An account of a journey's own, confirmed on another device: for journeys that change its password, which the demo
 * accounts must keep. Nobody is signed in then.
 */
export async function setUpAccount(page: Page, account: Account & { dataDir: string }): Promise<void> {
  await signUp(page, account)
  await page.context().clearCookies()
}

/** An operator of the journey's own, with no house yet, signed in and at `path`: what it does is nobody else's. */
export async function newOperator(page: Page, dataDir: string, path: string): Promise<Account> {
  const account = { email: `nia.${randomUUID().slice(0, 8)}@birch.example`, password: 'lantern brook maple 9' }
  await signUp(page, { dataDir, ...account })
  await page.goto(path)
  return account
}

/** Signs an account in and goes to `path`; how its form does that is the journey's of signing in. */
export async function enterAt(page: Page, account: Account, path: string): Promise<void> {
  await call(page, '/api/auth/sign-in', account)
  await page.goto(path)
}

/** As Nia Cole of Birch House, who confirms the address in the browser that signed up, and so is signed in. */
async function signUp(page: Page, { dataDir, ...account }: Account & { dataDir: string }) {
  const profile = { firstName: 'Nia', lastName: 'Cole', organizationName: 'Birch House' }
  await call(page, '/api/auth/sign-up', { ...profile, ...account })
  const mail = await mailTo(dataDir, account.email, 'Confirm my address')
  const link = linkTo('/api/auth/verify-email', mail).searchParams.get('token')
  await call(page, '/api/auth/waiting-sign-up', { link, do: 'confirm' })
}

/** Calls the API as the person of the page: without the pages, which cost most of a journey's time. */
export async function call(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

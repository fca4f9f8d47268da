import type { Page } from 'playwright-core'

/** Adds a house in a town where no other journey looks, and waits for its form. Gives the path of its page at the desk. */
export async function addResidence(page: Page, name: string): Promise<string> {
  await page.goto('/workspace/residences/new')
  await page.getByLabel('Name of the house').fill(name)
  await page.getByLabel('ZIP code').fill('82001')
  await page.getByRole('button', { name: 'Save draft and go on' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return new URL(page.url()).pathname
}

export const residenceField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saveBar = (page: Page, name: string) => page.locator('.save-bar').getByRole('button', { name })
/** Waits until the bar at the foot of a house says that all of it is saved. */
export const residenceIsSaved = (page: Page) => page.locator('.save-said', { hasText: /^Saved$/ }).waitFor()

/** Opens every part of the form that is folded. */
export async function unfoldForm(page: Page): Promise<void> {
  const folded = page.locator('.folds > details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

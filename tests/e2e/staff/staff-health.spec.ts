import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

journey('staff see on a phone how the site is, and find it behind More', async ({ openPage, product }) => {
  const staff = await openPage(touchPhone)
  await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/listings')
  await staff.getByRole('link', { name: 'More', exact: true }).tap()
  await staff
    .getByRole('link', { name: /^Health/ })
    .first()
    .tap()
  const heading = staff.getByRole('heading', { name: 'Health', level: 1 })
  // React would not find a row of this test's in the page it takes over.
  await staff.locator('porch-island[data-hydrated]', { has: heading }).waitFor()
  await staff.getByText(/^All \d+ jobs$/).tap()
  await staff.getByText(/^Each of \d+ states$/).tap()
  await staff
    .locator('section[aria-labelledby="slow"]')
    .evaluate(showLongQuery, `select ${'residence_id, '.repeat(60)}`)
  await expectAllCanUse(staff, 'the health of the site')
})

/** Only a slow machine has slow queries: a long one, marked up as in `trouble-table.tsx`. */
function showLongQuery(section: HTMLElement | SVGElement, query: string): void {
  let parent: Element = section
  for (const [tag, className] of [
    ['div', 'table-wrap'],
    ['table', 'table'],
    ['tbody', ''],
    ['tr', ''],
    ['th', ''],
    ['code', 'break'],
  ] as const) {
    const element = document.createElement(tag)
    element.className = className
    parent.append(element)
    parent = element
  }
  parent.textContent = query
}

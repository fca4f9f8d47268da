import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { toLocalInput } from '#domain/language/local-moment.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { acts, readApplication } from '#tests/support/certification/plan-visit.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { addResidence, saveBar, unfoldForm } from '#tests/support/desk/desk-residence.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

/** Wyoming has no affiliate in the demo: staff add one, and its first officer takes the invitation. */
async function addOfficer(staff: Page, officer: Page, dataDir: string): Promise<void> {
  const email = `${randomUUID().slice(0, 8)}@tallow.example`
  await visit(staff, '/staff/affiliates')
  const form = staff.getByRole('region', { name: 'Add an affiliate' })
  await form.getByLabel('State').selectOption('WY')
  await form.getByLabel('Name').fill('Wyoming Recovery Homes')
  await form.getByRole('button', { name: 'Add the affiliate' }).click()
  const card = staff.getByRole('article', { name: 'Wyoming Recovery Homes' })
  await card.getByText('Invite an officer').click()
  await card.getByLabel('Email').fill(email)
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await card.getByText('Invited').waitFor()
  const mail = (await mailTo(dataDir, email, 'See the invitation')).replace(/=\r?\n/g, '')
  await officer.goto(/\/join\/[\w-]{32}/.exec(mail)?.[0] ?? 'no link')
  await officer.getByLabel('First name').fill('June')
  await officer.getByLabel('Last name').fill('Hale')
  await officer.getByLabel('Password', { exact: true }).fill('four random words here')
  await officer.getByRole('button', { name: 'Make my account and join' }).click()
  await officer.waitForURL(/affiliate|workspace|done=joined/)
}

async function publish(operator: Page, officer: Page, path: string, residence: string): Promise<void> {
  await visit(operator, path)
  await unfoldForm(operator)
  await operator.getByRole('textbox', { name: 'Phone', exact: true }).fill('(307) 555-0142')
  await operator.getByLabel('Women', { exact: true }).fill('4')
  await saveBar(operator, 'Publish').click()
  await operator.getByText('It waits for a check now.').waitFor()
  await officer.goto('/workspace/claims')
  const card = officer.getByRole('article').filter({ has: officer.getByRole('heading', { level: 4, name: residence }) })
  await card.getByRole('button', { name: 'Yes, make it public' }).click()
  await card.waitFor({ state: 'detached' })
}

journey(
  'three people take a house from its application to a certificate that anyone checks, and one of them puts it on hold',
  { timeout: 240_000 },
  async ({ openPage, product, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Transition was|AbortError/)
    const [operator, staff, officer, family] = [
      await openPage(),
      await openPage(),
      await openPage(touchPhone),
      await openPage(touchPhone),
    ]
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/affiliates')
    await addOfficer(staff, officer, product.dataDir)
    const account = await newOperator(operator, product.dataDir, '/workspace/residences')
    const residence = `Capstan House ${account.email.slice(4, 12)}`
    const room = await addResidence(operator, residence)
    await publish(operator, officer, room, residence)

    // The operator applies. One rule is answered by hand, the others as fast as a form allows.
    await visit(operator, '/workspace/certification')
    const applying = operator.getByRole('form', { name: `Apply: ${residence}` })
    await applying.getByLabel('Level of support').selectOption('2')
    await applying.getByRole('button', { name: 'Apply', exact: true }).click()
    await operator.waitForURL(/certification\/[\w-]{36}$/)
    const own = new URL(operator.url()).pathname
    const id = own.split('/').at(-1) ?? ''
    const { domains } = await readApplication(operator, id)
    const rules = domains.flatMap((domain) => domain.rules)
    const [asked] = rules
    for (const { code } of rules.slice(1)) {
      await acts(operator, id, { act: 'answer', code, answer: 'yes', note: '', responsible: '' })
    }
    await visit(operator, `${own}?rule=${asked?.code}`)
    await operator.getByLabel('Yes, we do').check()
    await operator.getByText('Saved', { exact: true }).waitFor()
    await visit(operator, own)
    await operator.getByRole('button', { name: /^Send it to / }).click()
    await operator.getByText('You answered every rule.').waitFor()

    // The officer asks one thing back, reads the answer, and accepts the papers.
    await visit(officer, `/affiliate/applications/${id}`)
    await officer
      .getByLabel('Write to the operator, or ask about the application as a whole')
      .fill('Who keeps the keys?')
    await officer.getByRole('button', { name: 'Ask', exact: true }).last().tap()
    await officer.getByText('Who keeps the keys?').first().waitFor()
    await visit(operator, own)
    await operator.getByText('Who keeps the keys?').first().waitFor()
    await operator
      .getByRole('textbox', { name: /answer/i })
      .first()
      .fill('The house manager does.')
    await operator.getByRole('button', { name: 'Send answer' }).click()
    await operator.getByText('The house manager does.').first().waitFor()
    await officer.reload()
    await waitUntilReady(officer)
    await officer.getByText('The house manager does.').waitFor()
    const accept = officer.getByRole('button', { name: /^Accept the documents/ })
    await accept.tap()
    await accept.waitFor({ state: 'detached' })
    const { line, inspectors } = await readApplication(officer, id)
    if (line.stage === 'interview') await acts(officer, id, { act: 'hold-interview' })
    // On the clock of the house: a visit of another day would ask whether it took place early.
    const startsAt = toLocalInput(new Date(Date.now() + 120_000), 'WY')
    await acts(officer, id, { act: 'set-visit', startsAt, inspectorId: inspectors[0]?.id ?? '' })

    // The visit: one rule by hand, the others as fast as a form allows.
    await visit(officer, `/affiliate/applications/${id}/visit`)
    await officer.getByText('This page opens without a connection too').filter({ visible: true }).waitFor()
    await officer.getByRole('button', { name: 'Go on with the next one' }).tap()
    await officer.locator('article').getByLabel('Meets it').check()
    await officer.getByText('Everything is sent.').waitFor()
    const { visits, visitFindings } = await readApplication(officer, id)
    for (const code of (visits[0]?.codes ?? []).filter((one) => one !== visitFindings[0]?.code)) {
      const sent = { findingId: randomUUID(), visitId: visits[0]?.id ?? '', over: '', dueOn: null, words: '' }
      await acts(officer, id, { act: 'check', code, finding: 'met', ...sent })
    }
    await officer.reload()
    await waitUntilReady(officer)
    await officer.getByRole('button', { name: /^The visit is done/ }).tap()
    await officer.getByText('Noted. The operator reads what was found.', { exact: true }).waitFor()

    await visit(officer, `/affiliate/applications/${id}`)
    await officer.getByLabel('Decision', { exact: true }).selectOption('certified')
    await officer.getByLabel('Reasons').fill('Everything required is met.')
    await officer.getByRole('button', { name: 'Decide', exact: true }).tap()
    await officer.getByRole('heading', { name: /^Certified/ }).waitFor()
    await mailTo(product.dataDir, account.email, 'Your home is certified')

    // A family reads the house's page and checks the certificate; so does a machine.
    await operator.goto(room)
    const page = await operator.getByRole('link', { name: 'See it as a visitor' }).getAttribute('href')
    await family.goto(page ?? '')
    await family.locator('a[href^="/verify/"]').first().tap()
    await family.waitForURL(/verify\//)
    await family.getByRole('heading', { level: 1, name: 'Valid today' }).waitFor()
    const badge = async () => {
      const address = await family.locator('img[src*="badge.svg"]').first().getAttribute('src')
      return family.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).text(), address ?? '')
    }
    expect(await badge()).toContain('Certified residence')

    await visit(officer, `/affiliate/homes?find=${encodeURIComponent(residence)}`)
    await officer.getByRole('link', { name: residence, exact: true }).tap()
    await officer.getByRole('heading', { level: 1, name: residence, exact: true }).waitFor()
    await waitUntilReady(officer)
    await officer.getByText(/^Renew, correct/).tap()
    await officer.getByLabel('Why it is suspended').fill('A complaint is looked into.')
    await officer.getByRole('button', { name: 'Suspend the certificate' }).tap()
    await officer.getByText('The certificate is suspended').first().waitFor()
    await family.reload()
    await family.getByRole('heading', { level: 1, name: 'Suspended' }).waitFor()
    expect(await badge()).toContain('Certificate suspended')
    await operator.goto('/workspace/certification')
    await operator
      .getByText(/^Suspended on/)
      .first()
      .waitFor()
    await operator.getByText('Why: A complaint is looked into.').waitFor()
    expect(await operator.getByRole('form', { name: `Apply: ${residence}` }).count()).toBe(0)
    await mailTo(product.dataDir, account.email, 'is suspended')
  },
)

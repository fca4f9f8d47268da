import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { findTwo } from '#tests/support/directory/two-residences.ts'

journey(
  'an officer of an affiliate merges two listings of the state on a phone, and makes them two again',
  async ({ openPage, product }) => {
    const [kept, gone] = await findTwo(product.baseUrl, 'AR', true)
    const officer = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const account = { email: 'reviewer@demo.example', password: product.demoPassword }
    await enterAt(officer, account, '/affiliate')
    await officer.getByRole('link', { name: /look alike/ }).tap()
    await officer.getByRole('heading', { name: 'Looks like the same house' }).waitFor()
    await axeEverywhere(officer, 'the pairs of a state')
    await officer.goto(`/affiliate/homes?find=${encodeURIComponent(kept.name)}`)
    await officer.getByRole('link', { name: kept.name }).first().tap()
    await officer.getByRole('link', { name: 'Is it listed twice?' }).tap()
    await officer.getByLabel('of the other listing').fill(gone.slug)
    await officer.getByLabel('of the other listing').press('Enter')
    await officer.getByRole('link', { name: `${kept.name} and ${gone.name}` }).tap()
    await officer.getByLabel(`${kept.name} stays (/residences/${kept.slug})`).check()
    await officer.getByLabel('Why, in your words').fill('One door, one phone.')
    await officer.getByRole('button', { name: 'Merge them' }).tap()
    await officer.getByText('They are one listing now.').waitFor()

    const visitor = await openPage()
    const answer = await visitor.request.get(`/residences/${gone.slug}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `/residences/${kept.slug}`])

    await officer.goto('/affiliate/pairs')
    await officer.getByRole('link', { name: `${gone.name} went into ${kept.name}` }).tap()
    await officer.getByText('Undo this merge').tap()
    await axeEverywhere(officer, 'a merge of an affiliate')
    await officer.getByLabel('Why, in your words').fill('They are two after all.')
    await officer.getByRole('button', { name: 'Make them two again' }).tap()
    await officer.getByText('Undone by').waitFor()
    expect((await visitor.goto(`/residences/${gone.slug}`))?.status()).toBe(200)
  },
)
